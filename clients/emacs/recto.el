;;; recto.el --- Read and annotate PDFs with the recto server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;; Author: The Recto contributors
;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: files, multimedia, tools

;;; Commentary:

;; A major mode for PDFs.  Everything that makes a PDF interactive is in the
;; program `recto': this package tells it what the user does, and draws what
;; comes back.  See the README for installation and keys.

;;; Code:

(require 'cl-lib)
(require 'recto-rpc)
(require 'recto-request)
(require 'recto-local)
(require 'recto-companion)
(require 'recto-tiles)
(require 'recto-overlay)
(require 'recto-draw)
(require 'recto-move)
(require 'recto-labels)
(require 'recto-look)
(require 'recto-event)
(require 'recto-mouse)
(require 'recto-document)
(require 'recto-revert)
(require 'recto-revive)
(require 'recto-work)
(require 'recto-follow)
(require 'recto-save)
(require 'recto-place)
(require 'recto-print)
(require 'recto-ask)
(require 'recto-ask-read)
(require 'recto-menu)
(require 'recto-note)
(require 'recto-search)
(require 'recto-search-read)
(require 'recto-occur)
(require 'recto-links)
(require 'recto-synctex)
(require 'recto-outline)
(require 'recto-annotate)
(require 'recto-annotations)
(require 'recto-host)
(require 'recto-host-file)
(require 'recto-theme)
(require 'recto-keys)

(defvar bookmark-make-record-function)
(defvar desktop-save-buffer)
(defvar desktop-buffer-mode-handlers)

;;;###autoload
(define-derived-mode recto-mode special-mode "Recto"
  "Major mode for PDFs, by the recto server.
Keys that are not in this list go to the server, which has keys of its
own for tools and selections.

\\{recto-mode-map}"
  (condition-case failure
      (recto-local-take)
    (user-error (fundamental-mode)
                (signal (car failure) (cdr failure))))
  (with-silent-modifications
    (let ((inhibit-read-only t)) (erase-buffer))
    (set-buffer-multibyte t)) ; A file with bytes of a PDF may have made it a unibyte one.
  (setq-local buffer-undo-list t
              revert-buffer-function #'recto-revert
              buffer-stale-function #'recto-work-stale-p
              write-contents-functions '(recto-document-save)
              require-final-newline nil
              imenu-create-index-function #'recto-imenu-index
              bookmark-make-record-function #'recto--bookmark
              desktop-save-buffer #'recto--desktop
              mode-line-position '(:eval (recto--position))
              mode-line-process '(:eval (recto--state))
              cursor-type nil
              truncate-lines t
              line-spacing 0
              make-cursor-line-fully-visible nil
              auto-window-vscroll nil
              auto-hscroll-mode nil
              left-margin-width 0
              right-margin-width 0
              left-fringe-width 0
              right-fringe-width 1 ; Without one, Emacs keeps a column free.
              vertical-scroll-bar nil
              display-line-numbers nil
              show-trailing-whitespace nil
              global-hl-line-mode nil
              pixel-scroll-precision-mode nil
              context-menu-mode nil
              whitespace-global-modes nil ; Its marks would shift the pages.
              bidi-display-reordering nil)
  (auto-save-mode -1)
  (recto-own-keys)
  (face-remap-add-relative 'default 'recto-desk)
  (add-hook 'window-size-change-functions #'recto-move-window-changed nil t)
  (add-hook 'window-buffer-change-functions #'recto-move-window-changed nil t)
  (add-hook 'window-configuration-change-hook #'recto-move-check-size nil t)
  (add-hook 'after-set-visited-file-name-hook #'recto--file-changed nil t)
  (add-hook 'pre-command-hook #'recto-work-before-command nil t)
  (add-hook 'kill-buffer-hook #'recto-place-keep -90 t)
  (add-hook 'kill-buffer-hook #'recto-document-close nil t)
  (add-hook 'kill-buffer-hook #'recto-local-drop 90 t)
  (add-hook 'change-major-mode-hook #'recto-document-leave nil t)
  (dolist (window (get-buffer-window-list nil nil t)) ; For the fringes.
    (set-window-buffer window (current-buffer)))
  (when recto-dark (recto-dark-mode))
  (recto-mouse-watch)
  (recto-document-try))

(put 'recto-mode 'no-clone-indirect t) ; The end of a clone would close the document.

(defun recto--tiles-changed ()
  "Draw the picture that has come."
  (recto-draw-soon))

(add-hook 'recto-tiles-changed-hook #'recto--tiles-changed)
(add-hook 'recto-opened-hook #'recto-labels-renew)
(add-hook 'recto-opened-hook #'recto-outline-renew)
(add-hook 'recto-opened-hook #'recto-annotations-renew)
(add-hook 'recto-opened-hook #'recto-search-again)
(add-hook 'recto-pages-changed-hook #'recto-labels-renew)
(add-hook 'recto-pages-changed-hook #'recto-outline-renew)
(add-hook 'recto-pages-changed-hook #'recto-annotations-renew)
(add-hook 'recto-pages-changed-hook #'recto-search-again)

(recto-on "view/didChange" (lambda (params)
                             (recto-move--changed params)
                             (recto-outline--follow)))

(defun recto--file-changed ()
  "Undo what Emacs does for another name of the file.
It would read the file itself, and save the text of this buffer by itself."
  (setq-local revert-buffer-function #'recto-revert)
  (auto-save-mode -1)
  (run-at-time 0 nil #'recto-revert-renamed (current-buffer)))

(defun recto--position ()
  "Return the page and the scale for the mode line."
  (if (recto-live-p)
      (format " Page %s/%d %d%%%%%s"
              (string-replace "%" "%%" (recto-labels-name (or (plist-get recto-view :pageIndex) 0)))
              (plist-get recto-document :pageCount)
              (round (* 100 (or (plist-get recto-view :scale) 1)))
              (if (eq (plist-get recto-document :editedElsewhere) t) " edited elsewhere" ""))
    " closed"))

(defun recto--state ()
  "Return the tool for the mode line, if the user has taken it."
  (if (member recto-tool recto-event-own-tools) "" (concat ":" recto-state)))

(defun recto--bookmark ()
  "Make a record of Emacs' bookmarks for the view."
  `(,(buffer-name)
    (filename . ,buffer-file-name)
    (recto-state . ,(plist-get (recto-request "view/capture") :state))
    (handler . recto-bookmark-jump)))

;;;###autoload
(defun recto-bookmark-jump (bookmark)
  "Show what BOOKMARK, one of Emacs' own, was set at."
  (recto--visit (alist-get 'filename (cdr bookmark)) (alist-get 'recto-state (cdr bookmark))))

(defun recto--visit (file state)
  "Show FILE at STATE of the view, and return its buffer."
  (recto-find-file file)
  (when (and state (recto-live-p)) (recto-document--restore state))
  (current-buffer))

(defun recto--desktop (_folder)
  "Return the state of the view, to be kept in a desktop."
  ;; Emacs saves desktops by itself, and must not wait for a server that hangs.
  (and (recto-live-p) (or (recto-place--state) (recto-document--known))))

;;;###autoload
(defun recto-restore-desktop (file _name state)
  "Show FILE of a desktop at STATE of the view."
  (when (and file (file-readable-p file)) (recto--visit file state)))

;;;###autoload
(add-to-list 'desktop-buffer-mode-handlers '(recto-mode . recto-restore-desktop))

;;;###autoload
(defun recto-find-file (file)
  "Open the PDF FILE in `recto-mode', without reading it into Emacs."
  (interactive "fFind PDF: ")
  (let* ((known (find-buffer-visiting file))
         (buffer (or known (create-file-buffer file))))
    (unless known
      (with-current-buffer buffer
        (set-visited-file-name (expand-file-name file) t)
        (set-buffer-modified-p nil)))
    (switch-to-buffer buffer)
    (unless (derived-mode-p 'recto-mode) (recto-mode))
    ;; Lists of recent files and the like hear of files by this hook.
    (unless known (run-hooks 'find-file-hook))))

;;;###autoload
(defun recto-install ()
  "Let `find-file' open PDFs in `recto-mode'."
  (interactive)
  (add-to-list 'auto-mode-alist '("\\.[pP][dD][fF]\\'" . recto-mode))
  (add-to-list 'magic-mode-alist '("%PDF" . recto-mode)))

(provide 'recto)
;;; recto.el ends here
