;;; recto-move.el --- Scrolling no faster than the server follows  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What the user wants while a request is under way is gathered, and sent as
;; one.  Where the pages are then, the server says.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-draw)

(declare-function recto-took "recto-event" (result))

(defvar-local recto-move--busy nil "Whether a change of the view is under way.")
(defvar-local recto-move--size nil "The size that the window has now, if the view has another.")
(defvar-local recto-move--scrolls nil
  "What is yet to be scrolled: lists of X and Y in pixels, modifiers and point.")

(defun recto-move--next ()
  "Send what has gathered, unless something is under way."
  (unless (or recto-move--busy (null recto-view))
    (pcase (recto-move--change)
      (`(,method . ,params)
       (setq recto-move--busy
             (recto-send method params
                         (when (equal method "interaction/scroll") #'recto-took)
                         (lambda ()
                           (setq recto-move--busy nil)
                           (recto-move--next))))))))

(defun recto-move--change ()
  "Take a request out of what has gathered."
  (cond
   (recto-move--size
    (cons "view/update" `(:size ,(prog1 recto-move--size (setq recto-move--size nil))
                          :pixelRatio ,(recto-pixel-ratio))))
   (recto-move--scrolls
    (pcase-let ((`(,x ,y ,modifiers ,point) (pop recto-move--scrolls)))
      (cons "interaction/scroll" `(:delta [,x ,y] :modifiers ,modifiers
                                   ,@(and point `(:point ,point :space "view"))))))))

(defun recto-scroll-by (dx dy &optional modifiers point)
  "Scroll by DX and DY pixels, as a wheel does at POINT with MODIFIERS."
  (recto-check-live)
  (let ((last (car (last recto-move--scrolls)))
        (modifiers (or modifiers [])))
    (if (not (equal (nth 2 last) modifiers))
        (setq recto-move--scrolls
              (append recto-move--scrolls
                      (list (list (round dx) (round dy) modifiers point))))
      (cl-incf (nth 0 last) (round dx))
      (cl-incf (nth 1 last) (round dy))
      (setf (nth 3 last) point)))
  (recto-move--next)
  (recto-move--settle))

(defun recto-move--settle ()
  "Wait a moment for the view to follow, and draw it."
  (recto-wait (lambda () (not recto-move--busy)) 0.05)
  (recto-draw-now))

(defun recto-move-reset ()
  "Expect nothing of the server any more."
  (setq recto-move--busy nil recto-move--size nil recto-move--scrolls nil))

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
  "Follow the size of this buffer's window; of several, of the selected one."
  (when-let ((window (if (eq (window-buffer) (current-buffer)) (selected-window)
                       (get-buffer-window nil t))))
    (pcase-let ((`(,width . ,height) (recto-window-size window)))
      (recto-move-resize width height))))

(add-hook 'recto-drawn-hook #'recto-move-check-size)

(defun recto-move-window-changed (window)
  "Follow the size of WINDOW's buffer's window."
  (when (windowp window)
    (with-current-buffer (window-buffer window)
      (recto-move--dress window)
      (recto-move-check-size))))

(defun recto-move--dress (window)
  "Take fringes and scroll bars off WINDOW if it has those of a new frame."
  (unless (eql (car (window-fringes window)) left-fringe-width)
    (set-window-buffer window (current-buffer))))

(provide 'recto-move)
;;; recto-move.el ends here
