;;; recto-theme.el --- Dark pages  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: AGPL-3.0-or-later

;;; Commentary:

;; The server draws pages in the colours of Emacs' theme; pictures keep theirs.

;;; Code:

(require 'recto-rpc)
(require 'recto-tiles)
(require 'recto-draw)

(defcustom recto-dark nil
  "Whether pages are shown in the colours of Emacs' theme at first."
  :group 'recto
  :type 'boolean)

(defcustom recto-dark-colors nil
  "Colours of ink and paper of dark pages; nil: those of Emacs' default face."
  :group 'recto
  :type '(choice (const :tag "As the default face" nil)
                 (cons (color :tag "Ink") (color :tag "Paper"))))

(defun recto-theme--hex (color fallback)
  "Return COLOR as on the wire, or FALLBACK where the display does not know it."
  (if-let ((values (and color (color-values color))))
      (apply #'format "#%02x%02x%02x" (mapcar (lambda (part) (ash part -8)) values))
    fallback))

(defun recto-theme-colors ()
  "Return the colours of dark pages for the server."
  `(:foreground ,(recto-theme--hex (or (car recto-dark-colors)
                                       (frame-parameter nil 'foreground-color))
                                   "#d8d8d8")
    :background ,(recto-theme--hex (or (cdr recto-dark-colors)
                                       (frame-parameter nil 'background-color))
                                   "#1e1e1e")))

(define-minor-mode recto-dark-mode
  "Show pages in the colours of Emacs' theme."
  :lighter " Dark"
  (setq recto-tiles-colors (and recto-dark-mode (recto-theme-colors)))
  (recto-draw-soon))

(provide 'recto-theme)
;;; recto-theme.el ends here
