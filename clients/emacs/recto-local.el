;;; recto-local.el --- Files that the server can read  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The server reads and writes local files.  A remote or compressed file, a
;; member of an archive, and a PDF without a file have a local copy.  The copy
;; of a file always has the same name, because the server keeps unsaved changes
;; by the name: they outlive the server and Emacs.

;;; Code:

(require 'recto-rpc)

(declare-function jka-compr-get-compression-info "jka-compr" (filename))

(defvar-local recto-local--copy nil "The copy that the server has instead of the file.")
(defvar-local recto-local--of nil "The name of the file that the copy is of.")
(defvar-local recto-local--detached nil
  "Whether the copy is of the buffer's text, and cannot be written back.")

(defun recto-local-take ()
  "Before the buffer's text is replaced, copy a PDF that is in no file of its own.
Signal an error if other text would be lost."
  (unless (zerop (buffer-size))
    (save-restriction
      (widen)
      (cond ((and (not (recto-local--file-p)) (recto-local--pdf-p)) (recto-local--write))
            ((null buffer-file-name) (user-error "This buffer visits no file, and has no PDF"))
            ((buffer-modified-p) (user-error "Save %s first: it has unsaved text" (buffer-name)))))))

(defun recto-local--file-p ()
  "Return non-nil if this buffer's file can be read."
  (and buffer-file-name (file-readable-p buffer-file-name)))

(defun recto-local--pdf-p ()
  "Return non-nil if this buffer's text is a PDF."
  (save-excursion
    (goto-char (point-min))
    (let (case-fold-search) (search-forward "%PDF-" 1025 t))))

(defun recto-local--write ()
  "Make this buffer's text the copy."
  (let ((coding-system-for-write (if enable-multibyte-characters buffer-file-coding-system
                                   'no-conversion)))
    (setq recto-local--copy (make-temp-file "recto-" nil ".pdf")
          recto-local--of buffer-file-name
          recto-local--detached t)
    (write-region nil nil recto-local--copy nil 'quiet)))

(defun recto-local-path (&optional kept)
  "Return the file for the server: this buffer's, or a local copy of it.
A copy is made anew, unless the one that there is shall be KEPT."
  (unless (equal recto-local--of buffer-file-name) (recto-local-drop))
  (cond ((and recto-local--copy (or kept recto-local--detached)
              (file-exists-p recto-local--copy))
         recto-local--copy)
        ((null buffer-file-name) (user-error "This buffer visits no file"))
        (t (recto-local-fetch)
           (expand-file-name (or recto-local--copy buffer-file-name)))))

(defun recto-local-fetch ()
  "Copy this buffer's file anew if the server cannot read it where it is."
  (when-let ((fetched (and (not recto-local--detached) (file-local-copy buffer-file-name)))
             (copy (recto-local--name buffer-file-name)))
    (with-file-modes #o700 (make-directory (file-name-directory copy) t))
    (rename-file fetched copy t)
    (setq recto-local--copy copy
          recto-local--of buffer-file-name)))

(defun recto-local--name (file)
  "Return the name of the local copy of FILE."
  (let ((folder (or recto-state-directory (locate-user-emacs-file "recto"))))
    (expand-file-name (concat "copies/" (md5 (expand-file-name file)) ".pdf") folder)))

(defun recto-local-put (copy file)
  "Write COPY to FILE, which may be remote or compressed."
  (if (not (and (fboundp 'jka-compr-get-compression-info) (jka-compr-get-compression-info file)))
      (copy-file copy file t)
    (with-temp-buffer
      (set-buffer-multibyte nil)
      (insert-file-contents-literally copy)
      (let ((coding-system-for-write 'no-conversion))
        (write-region nil nil file nil 'quiet)))))

(defun recto-local-check-place ()
  "Signal an error if the document cannot be saved where it came from."
  (when (and recto-local--detached (equal recto-local--of buffer-file-name))
    (user-error "%s is in no file of its own: C-x C-w saves it to one" (buffer-name))))

(defun recto-local-insert ()
  "Insert the bytes of this buffer's file, as `find-file' would."
  (let ((file (if recto-local--detached recto-local--copy buffer-file-name))
        (coding-system-for-read 'no-conversion)
        format-alist after-insert-file-functions)
    (when (and file (file-readable-p file))
      (set-buffer-multibyte nil)
      (insert-file-contents file))))

(defun recto-local-drop ()
  "Delete the copy."
  (when recto-local--copy (ignore-errors (delete-file recto-local--copy)))
  (setq recto-local--copy nil recto-local--of nil recto-local--detached nil))

(provide 'recto-local)
;;; recto-local.el ends here
