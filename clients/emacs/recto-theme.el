;;; recto-theme.el --- Dark pages  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The server draws pages in the colours of a dark theme; pictures keep theirs.

;;; Code:

(require 'recto-request)
(require 'recto-tiles)
(require 'recto-draw)

(defcustom recto-dark nil
  "Whether pages are dark at first."
  :group 'recto
  :type 'boolean)

(defcustom recto-dark-colors nil
  "Colours of ink and paper of dark pages; nil: those of a dark theme."
  :group 'recto
  :type '(choice (const :tag "As the theme" nil)
                 (cons (color :tag "Ink") (color :tag "Paper"))))

(defun recto-theme--hex (color fallback)
  "Return COLOR as on the wire, or FALLBACK where the display does not know it."
  (if-let ((values (and color (color-values color))))
      (apply #'format "#%02x%02x%02x" (mapcar (lambda (part) (ash part -8)) values))
    fallback))

(defun recto-theme-colors ()
  "Return the colours of dark pages for the server."
  (let ((theme (and (eq (frame-parameter nil 'background-mode) 'dark)
                    (cons (frame-parameter nil 'foreground-color)
                          (frame-parameter nil 'background-color)))))
    `(:foreground ,(recto-theme--hex (car (or recto-dark-colors theme)) "#d8d8d8")
      :background ,(recto-theme--hex (cdr (or recto-dark-colors theme)) "#1e1e1e"))))

(define-minor-mode recto-dark-mode
  "Show dark pages: in the colours of Emacs' theme if that is dark."
  :lighter " Dark"
  (setq recto-tiles-colors (and recto-dark-mode (recto-theme-colors)))
  (recto-draw-soon))

(provide 'recto-theme)
;;; recto-theme.el ends here
