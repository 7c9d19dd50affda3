;;; recto-place.el --- Where one was in a file  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; With `save-place-mode', Emacs remembers where point was in a file.  In a
;; PDF, that is where the view was.

;;; Code:

(require 'recto-request)

(defvar save-place-abbreviate-file-names)
(defvar save-place-alist)
(defvar save-place-ignore-files-regexp)
(defvar save-place-loaded)
(defvar save-place-mode)
(declare-function load-save-place-alist-from-file "saveplace" ())
(declare-function recto-document--restore "recto-revert" (state))

(defun recto-place-keep ()
  "Remember the view of this buffer as the place in its file.
Return non-nil if this is a buffer of Recto's, for which Emacs shall keep no
place of its own."
  (when (derived-mode-p 'recto-mode)
    (when-let ((file (recto-place--file))
               (state (and (recto-live-p) (recto-place--state))))
      (setq save-place-alist (cons (list file (cons 'recto-state state))
                                   (assoc-delete-all file save-place-alist))))
    t))

(defun recto-place--file ()
  "Return the name by which this file's place is remembered, or nil if it is not."
  (when (and buffer-file-name (bound-and-true-p save-place-mode)
             (not (and save-place-ignore-files-regexp
                       (string-match-p save-place-ignore-files-regexp buffer-file-name))))
    (unless save-place-loaded (load-save-place-alist-from-file))
    (if (bound-and-true-p save-place-abbreviate-file-names) (abbreviate-file-name buffer-file-name)
      buffer-file-name)))

(defun recto-place--state ()
  "Return the state of the view, or nil if the server does not tell it at once."
  (with-demoted-errors "Recto: %S"
    (with-timeout (1 nil) (plist-get (recto-request "view/capture") :state))))

(defun recto-place-return ()
  "Show this buffer's file where it was left."
  (when-let ((file (recto-place--file))
             (place (cdr (assoc file save-place-alist)))
             (state (and (consp place) (alist-get 'recto-state place))))
    (recto-document--restore state)))

(with-eval-after-load 'saveplace
  (advice-add 'save-place-to-alist :before-until #'recto-place-keep))

(provide 'recto-place)
;;; recto-place.el ends here
