;;; recto-save.el --- Saving and closing  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The server writes the file, in one step; the buffer is clean when the
;; server says so.

;;; Code:

(require 'recto-request)
(require 'recto-local)
(require 'recto-companion)
(require 'recto-document)
(require 'recto-revert)

(defun recto-document-save ()
  "Save the document; for `write-contents-functions'.
Return nil where there is no file to save to: Emacs asks for one then."
  (when buffer-file-name
    (recto-local-check-place)
    (cond ((not (equal buffer-file-name recto-document--file)) (recto-document--save-elsewhere))
          (recto-local--copy (recto-document--save-copied))
          (t (recto-document--save-here)))
    (message "Wrote %s" buffer-file-name)
    t))

(defun recto-document--save-here ()
  "Save the document over its file; ask what to do if another program changed that."
  (condition-case failure
      (recto-request-raw "document/save" nil (lambda (_) (recto-document--saved)))
    (recto-error
     (unless (equal (nth 2 failure) "changedOnDisk") (user-error "%s" (cadr failure)))
     (recto-save--conflict)))
  (recto-document--saved))

(defun recto-document--save-copied ()
  "Save a document of which the server has a copy where the copy came from.
The copy is saved only after that, so that the server keeps the changes as
unsaved ones if it fails."
  (recto-document--put buffer-file-name)
  (recto-request "document/save" :overwrite t)
  (recto-document--saved))

(defun recto-document--put (file)
  "Save the document to FILE, which the server cannot write."
  (let ((copy (make-temp-file "recto" nil ".pdf")))
    (unwind-protect
        (progn (recto-request "document/save" :path copy)
               (recto-local-put copy file))
      (delete-file copy))))

(defun recto-document--saved ()
  "Note that the buffer and its file are the same."
  (set-visited-file-modtime)
  (setq recto-work nil) ; A save completes it.
  (set-buffer-modified-p nil))

(defun recto-save--conflict ()
  "Ask what to do about unsaved edits of a file that another program changed.
Return if the file was written over, or else signal what was done instead."
  (pcase (car (read-multiple-choice
               (format "Another program has changed %s. " (file-name-nondirectory buffer-file-name))
               '((?r "reload" "Read the new file, and make the changes again in it.")
                 (?o "overwrite" "Replace what the other program wrote.")
                 (?s "save as" "Save to another file, and go on with that one.")
                 (?q "quit" "Save nothing for now."))))
    (?r (recto-reload)
        (user-error "Nothing is saved yet: the changes were made again in the new file"))
    (?o (recto-request "document/save" :overwrite t))
    (?s (call-interactively #'write-file)
        (user-error "Saved as %s" buffer-file-name))
    (_ (user-error "Nothing was saved"))))

(defun recto-document--save-elsewhere ()
  "Save the document to the file that the buffer visits now, and open that one."
  (let ((file (expand-file-name buffer-file-name)))
    (if (find-file-name-handler file 'file-local-copy) (recto-document--put file)
      (recto-request "document/save" :path file))
    (recto-revert t t)
    ;; `write-file' has made the buffer writable, but what it shows are pictures.
    (setq buffer-read-only t)))

(defun recto-document-close ()
  "Close the document; what was not saved can be recovered."
  (recto-draw-cancel)
  (recto-companions-kill)
  (when (recto-live-p)
    (recto-rpc-register (plist-get recto-document :documentId) nil)
    (ignore-errors (recto-document--let-go recto-document)))
  (when recto-tiles--pictures (recto-tiles-reset))
  (recto-row-trim 0)
  (setq recto-document nil))

(defun recto-document-leave ()
  "Give the buffer the file's bytes back, for another major mode."
  (recto-document-close)
  (let ((inhibit-read-only t))
    (with-silent-modifications
      (erase-buffer)
      (recto-local-insert))
    (recto-local-drop)
    (set-buffer-modified-p nil)))

(provide 'recto-save)
;;; recto-save.el ends here
