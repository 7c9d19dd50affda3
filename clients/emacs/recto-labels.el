;;; recto-labels.el --- The labels of pages  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A document may call its pages i, ii, iii, 1, 2.  Readers mean these labels:
;; the mode line shows them, and they can be gone to.

;;; Code:

(require 'cl-lib)
(require 'recto-request)

(defvar-local recto-labels nil "The labels of all pages, a vector; nil: they are the numbers.")

(defun recto-labels-renew ()
  "Ask for the labels of this buffer's pages."
  (recto-send "pages/labels" nil
              (lambda (result)
                (if (seq-empty-p (plist-get result :sections)) (recto-labels--take nil)
                  (recto-send "pages/list" '(:fields ["label"])
                              (lambda (result) (recto-labels--take (plist-get result :pages))))))))

(defun recto-labels--take (pages)
  "Keep the labels of PAGES, unless all of them are the numbers."
  (let ((labels (cl-map 'vector (lambda (page) (or (plist-get page :label) "")) pages)))
    (setq recto-labels (unless (cl-loop for label across labels for number from 1
                                        always (equal label (number-to-string number)))
                         labels)))
  (force-mode-line-update))

(defun recto-labels-of (index)
  "Return the label of the page at INDEX, or nil where it is the number."
  (when (and recto-labels (< -1 index (length recto-labels)))
    (let ((label (aref recto-labels index)))
      (unless (member label (list "" (number-to-string (1+ index)))) label))))

(defun recto-labels-name (index)
  "Return how the mode line names the page at INDEX."
  (let ((number (1+ index))
        (label (recto-labels-of index)))
    (if label (format "%s (%d)" label number) (number-to-string number))))

(defun recto-labels-read ()
  "Read a page by its label, or by its number if no page has that label.
Return its number."
  (let* ((now (plist-get recto-view :pageIndex))
         (named (completing-read "Page (label or number): " (append recto-labels nil) nil nil nil nil
                                 (or (recto-labels-of now) (number-to-string (1+ now)))))
         (labelled (seq-position recto-labels named)))
    (cond (labelled (1+ labelled))
          ((string-match-p "\\`[0-9]+\\'" named) (string-to-number named))
          (t (user-error "No page has the label %s" named)))))

(provide 'recto-labels)
;;; recto-labels.el ends here
