;;; recto-annotations.el --- The list of annotations  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The annotations are read once; then the list takes over what the server says
;; of changes, and prints only rows that are different.

;;; Code:

(require 'cl-lib)
(require 'tabulated-list)
(require 'recto-request)
(require 'recto-companion)
(require 'recto-draw)
(require 'recto-look)

(defvar-local recto-annotations--of nil "In a list: the document's buffer.")
(defvar-local recto-annotations--known nil
  "In a list: the annotations by id, or nil if they must be read.")

(defvar recto-annotations-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "RET") #'recto-annotations-visit)
    (define-key map (kbd "d") #'recto-annotations-delete)
    map)
  "Keys of `recto-annotations-mode'.")

(define-derived-mode recto-annotations-mode tabulated-list-mode "Recto-Annotations"
  "Major mode for the list of a PDF's annotations.
\\{recto-annotations-mode-map}"
  (recto-own-keys)
  (setq tabulated-list-format [("Page" 6 recto-annotations--page-before :right-align t)
                               ("Type" 12 t) ("Author" 14 t) ("Text" 0 t)]
        tabulated-list-sort-key '("Page") ; Only sorted rows can be printed one by one.
        tabulated-list-entries #'recto-annotations--entries
        recto-companion-fill-function #'recto-annotations--print)
  (add-hook 'tabulated-list-revert-hook #'recto-annotations--read nil t)
  (tabulated-list-init-header))

(defun recto-annotations ()
  "List the annotations."
  (interactive nil recto-mode)
  (let ((document (current-buffer)))
    (with-current-buffer (recto-companion-make 'annotations
                                               (format "*Annotations of %s*" (buffer-name)))
      (recto-annotations-mode)
      (setq recto-annotations--of document)
      (recto-annotations--read)
      (tabulated-list-print)
      (goto-char (point-min))
      (pop-to-buffer (current-buffer) '((display-buffer-below-selected) (window-height . 12))))))

;;;; Rows

(defun recto-annotations--page-before (a b)
  "Return non-nil if the entry A stands on a page before that of B."
  (< (string-to-number (aref (cadr a) 0)) (string-to-number (aref (cadr b) 0))))

(defun recto-annotations--row (annotation)
  "Return the row of ANNOTATION, or nil if it is not listed."
  (unless (member (plist-get annotation :type) '(nil "link" "widget" "popup"))
    (vector (number-to-string (1+ (plist-get annotation :pageIndex)))
            (plist-get annotation :type)
            (or (plist-get annotation :author) "")
            (string-replace "\n" " " (or (plist-get annotation :contents) "")))))

(defun recto-annotations--entries ()
  "Return the entries of the list: the annotations' ids with their rows."
  (let (entries)
    (maphash (lambda (id annotation)
               (when-let ((row (recto-annotations--row annotation)))
                 (push (list id row) entries)))
             recto-annotations--known)
    (nreverse entries)))

(defun recto-annotations--print ()
  "Print the rows that are different now; keep those that are not, and the place."
  (unless recto-annotations--known (recto-annotations--read))
  (recto-companion-print (lambda ()
                           (recto-annotations--update-rows)
                           (tabulated-list-print nil t))
                         #'tabulated-list-get-id))

(defun recto-annotations--update-rows ()
  "Print what has changed in rows that stay."
  (save-excursion
    (goto-char (point-min))
    (while (not (eobp))
      (when-let ((old (tabulated-list-get-entry))
                 (new (recto-annotations--row (gethash (tabulated-list-get-id)
                                                       recto-annotations--known))))
        (dotimes (column (length new))
          (unless (equal (aref old column) (aref new column))
            (tabulated-list-set-col column (aref new column) t))))
      (forward-line))))

;;;; Following the document

(defun recto-annotations--read ()
  "Read all annotations."
  (let ((known (make-hash-table :test #'equal)))
    (seq-doseq (annotation (with-current-buffer recto-annotations--of
                             (plist-get (recto-request "annotations/list") :annotations)))
      (puthash (plist-get annotation :id) annotation known))
    (setq recto-annotations--known known)))

(defun recto-annotations-renew ()
  "Read the annotations again for the list, where there is one."
  (when-let ((list (recto-companion 'annotations)))
    (with-current-buffer list (setq recto-annotations--known nil))
    (recto-companion-refresh 'annotations)))

(defun recto-annotations--follow (told)
  "Take over what is TOLD of annotations into the list, where there is one."
  (when-let ((list (recto-companion 'annotations)))
    (when (with-current-buffer list
            (and recto-annotations--known (recto-annotations--take told)))
      (recto-companion-refresh 'annotations))))

(defun recto-annotations--take (told)
  "Take over what is TOLD; return non-nil if rows are different now."
  (let ((known recto-annotations--known) different)
    (seq-doseq (annotation (vconcat (plist-get told :changed) (plist-get told :added)))
      (let ((id (plist-get annotation :id)))
        (unless (equal (recto-annotations--row annotation)
                       (recto-annotations--row (gethash id known)))
          (setq different t))
        (puthash id annotation known)))
    (seq-doseq (id (plist-get told :removed))
      (when (recto-annotations--row (gethash id known)) (setq different t))
      (remhash id known))
    different))

(recto-on "annotations/didChange" #'recto-annotations--follow)

;;;; Commands

(defun recto-annotations--here ()
  "Return the annotation at point, or signal an error."
  (or (gethash (tabulated-list-get-id) recto-annotations--known)
      (user-error "There is no annotation here")))

(defun recto-annotations-visit ()
  "Show and select the annotation at point."
  (interactive nil recto-annotations-mode)
  (let ((annotation (recto-annotations--here)))
    (with-current-buffer recto-annotations--of
      (recto-go :pageIndex (plist-get annotation :pageIndex) :rect (plist-get annotation :rect))
      (recto-request "selection/set" :annotations (vector (plist-get annotation :id)))
      (recto-draw-now))))

(defun recto-annotations-delete ()
  "Delete the annotation at point."
  (interactive nil recto-annotations-mode)
  (let ((annotation (recto-annotations--here)))
    (with-current-buffer recto-annotations--of
      (recto-request "annotations/delete" :ids (vector (plist-get annotation :id))))
    (recto-annotations--print)))

(provide 'recto-annotations)
;;; recto-annotations.el ends here
