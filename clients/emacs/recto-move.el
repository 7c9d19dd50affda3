;;; recto-move.el --- Scrolling and zooming no faster than the server follows  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: AGPL-3.0-or-later

;;; Commentary:

;; What the user wants while a request is under way is gathered, and sent as
;; one.  Where the pages are then, the server says.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-draw)

(defcustom recto-notch 80
  "Pixels that a notch of the wheel scrolls."
  :group 'recto
  :type 'integer)

(defcustom recto-fit 'width
  "How a document is shown at first."
  :group 'recto
  :type '(choice (const width) (const page) (const content) (const :tag "100%" nil)))

(defvar-local recto-move--busy nil "Whether a change of the view is under way.")
(defvar-local recto-move--size nil "The size that the window has now, if the view has another.")
(defvar-local recto-move--factor 1.0 "What is yet to be enlarged by.")
(defvar-local recto-move--anchor nil "What stays in place then.")
(defvar-local recto-move--shift '(0 . 0) "Pixels yet to be scrolled by.")
(defvar-local recto-move--fit nil "What the view was fitted to last, unless zoomed since.")

(defun recto-move--next ()
  "Send what has gathered, one kind at a time.
An offset only means something at a known scale."
  (unless (or recto-move--busy (null recto-view))
    (when-let ((change (recto-move--change)))
      (setq recto-move--busy
            (recto-send "view/update" change nil
                        (lambda ()
                          (setq recto-move--busy nil)
                          (recto-move--next)))))))

(defun recto-move--change ()
  "Take one change out of what has gathered."
  (let ((scale (plist-get recto-view :scale)))
    (cond
     (recto-move--size
      (let* ((size (prog1 recto-move--size (setq recto-move--size nil)))
             (old (aref (plist-get recto-view :size) 0)))
        `(:size ,size :pixelRatio ,(recto-pixel-ratio)
          ,@(and (eq recto-move--fit 'width) (> old 0)
                 `(:scale ,(* scale (/ (aref size 0) (float old))) :anchor [0 0])))))
     ((/= recto-move--factor 1)
      (prog1 `(:scale ,(* scale recto-move--factor)
               ,@(and recto-move--anchor `(:anchor ,recto-move--anchor)))
        (setq recto-move--factor 1.0)))
     ((not (equal recto-move--shift '(0 . 0)))
      (pcase-let ((`(,x . ,y) (recto-draw-offset))
                  (`(,dx . ,dy) recto-move--shift))
        (setq recto-move--shift '(0 . 0))
        `(:offset [,(+ x dx) ,(+ y dy)]))))))

(defun recto-move--settle ()
  "Wait a moment for the view to follow, and draw it."
  (recto-wait (lambda () (not recto-move--busy)) 0.05)
  (recto-draw-now))

(defun recto-scroll-by (dx dy)
  "Move the window over the pages by DX and DY pixels."
  (recto-check-live)
  (setq recto-move--shift (cons (+ (car recto-move--shift) (round dx))
                                (+ (cdr recto-move--shift) (round dy))))
  (recto-move--next)
  (recto-move--settle))

(defun recto-zoom-by (factor &optional anchor)
  "Enlarge by FACTOR; the pixel ANCHOR of the window stays where it is."
  (recto-check-live)
  (setq recto-move--factor (* recto-move--factor factor)
        recto-move--anchor anchor
        recto-move--fit nil)
  (recto-move--next)
  (recto-move--settle))

(defun recto-move-resize (width height)
  "Tell the server that the window is WIDTH by HEIGHT pixels large."
  (let ((size (vector width height)))
    (unless (or (null recto-view)
                (equal size (or recto-move--size (plist-get recto-view :size))))
      (setq recto-move--size size)
      (recto-move--next))))

(defun recto-move--changed (params)
  "Take the view from the PARAMS of `view/didChange'."
  (when (equal (plist-get params :viewId) (plist-get recto-document :viewId))
    (setq recto-view (plist-get params :view))
    (recto-draw-soon)
    (force-mode-line-update)))

(recto-on "view/didChange" #'recto-move--changed)

(defun recto-window-size (window)
  "Return the size of WINDOW's body in pixels."
  (cons (window-body-width window t) (window-body-height window t)))

(defun recto-move-check-size ()
  "Follow the size of the window that shows this buffer."
  (recto-move--window-changed (if (eq (window-buffer) (current-buffer)) (selected-window)
                                (get-buffer-window nil t))))

(add-hook 'recto-drawn-hook #'recto-move-check-size)

(defun recto-move--window-changed (window)
  "Follow the size of WINDOW, which shows this buffer."
  (when (and (windowp window) (window-live-p window))
    (with-current-buffer (window-buffer window)
      (pcase-let ((`(,width . ,height) (recto-window-size window)))
        (recto-move-resize width height)))))

(provide 'recto-move)
;;; recto-move.el ends here
