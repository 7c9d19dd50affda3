;;; recto-move.el --- Scrolling, zooming and going places  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: AGPL-3.0-or-later

;;; Commentary:

;; What the user wants while a request is under way is gathered, and sent as
;; one.  Where the pages are then, the server says.

;;; Code:

(require 'cl-lib)
(require 'recto-rpc)
(require 'recto-draw)

(declare-function recto-command "recto-event" (id))

(defcustom recto-notch 80
  "Pixels that a notch of the wheel scrolls."
  :group 'recto
  :type 'integer)

(defcustom recto-zoom-step 1.25
  "What zooming in enlarges by."
  :group 'recto
  :type 'number)

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
  (setq recto-move--shift (cons (+ (car recto-move--shift) (round dx))
                                (+ (cdr recto-move--shift) (round dy))))
  (recto-move--next)
  (recto-move--settle))

(defun recto-zoom-by (factor &optional anchor)
  "Enlarge by FACTOR; the pixel ANCHOR of the window stays where it is."
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

(defmacro recto-move--define (name arguments doc &rest body)
  "Define the command NAME with ARGUMENTS, DOC and BODY, given the prefix argument."
  (declare (indent 2) (doc-string 3))
  `(defun ,name ,arguments ,doc (interactive "p" recto-mode) ,@body))

(recto-move--define recto-line-down (count)
  "Scroll down by COUNT lines."
  (recto-scroll-by 0 (* count 3 (frame-char-height))))

(recto-move--define recto-line-up (count)
  "Scroll up by COUNT lines."
  (recto-line-down (- count)))

(recto-move--define recto-right (count)
  "Scroll right by COUNT columns."
  (recto-scroll-by (* count 5 (frame-char-width)) 0))

(recto-move--define recto-left (count)
  "Scroll left by COUNT columns."
  (recto-right (- count)))

(recto-move--define recto-screen-down (count)
  "Scroll down by COUNT windows."
  (dotimes (_ (abs count))
    (recto-command (if (< count 0) "scrollPageUp" "scrollPageDown")))
  (recto-draw-now))

(recto-move--define recto-screen-up (count)
  "Scroll up by COUNT windows."
  (recto-screen-down (- count)))

(recto-move--define recto-next-page (count)
  "Show the top of the page that is COUNT pages further on."
  (recto-goto-page (+ count 1 (plist-get recto-view :pageIndex))))

(recto-move--define recto-previous-page (count)
  "Show the top of the page that is COUNT pages before."
  (recto-next-page (- count)))

(recto-move--define recto-zoom-in (count)
  "Enlarge COUNT times."
  (recto-zoom-by (expt recto-zoom-step count)))

(recto-move--define recto-zoom-out (count)
  "Make everything smaller COUNT times."
  (recto-zoom-in (- count)))

(defun recto-goto-page (page)
  "Show the top of PAGE, counted from 1 and kept within the document."
  (interactive (list (if current-prefix-arg (prefix-numeric-value current-prefix-arg)
                       (read-number "Page: " (1+ (plist-get recto-view :pageIndex)))))
               recto-mode)
  (let ((index (max 0 (1- (min page (plist-get recto-document :pageCount))))))
    (recto-go :pageIndex index)))

(defun recto-go (&rest place)
  "Show PLACE, the params of `view/goTo'."
  (apply #'recto-request "view/goTo" place)
  (recto-draw-now))

(defun recto-first-page ()
  "Show the first page."
  (interactive nil recto-mode)
  (recto-goto-page 1))

(defun recto-last-page ()
  "Show the last page."
  (interactive nil recto-mode)
  (recto-goto-page (plist-get recto-document :pageCount)))

(defun recto-fit (fit)
  "Fit the page into the window: FIT is `width', `page' or `content'."
  (interactive (list (intern (completing-read "Fit: " '("width" "page" "content") nil t)))
               recto-mode)
  (setq recto-move--fit fit)
  (recto-go :pageIndex (plist-get recto-view :pageIndex) :fit (symbol-name fit)))

(defun recto-fit-width ()
  "Fit the page's width into the window."
  (interactive nil recto-mode)
  (recto-fit 'width))

(defun recto-fit-page ()
  "Fit the page into the window."
  (interactive nil recto-mode)
  (recto-fit 'page))

(defun recto-fit-content ()
  "Fit what is printed on the page into the window."
  (interactive nil recto-mode)
  (recto-fit 'content))

(defun recto-actual-size ()
  "Show a point of the page as a pixel."
  (interactive nil recto-mode)
  (setq recto-move--fit nil)
  (recto-update-view :scale 1))

(defun recto-update-view (&rest change)
  "CHANGE the view at once, as `view/update' does."
  (apply #'recto-request "view/update" change)
  (recto-draw-now))

(defun recto-set-layout (layout)
  "Arrange the pages in LAYOUT."
  (interactive (list (completing-read "Layout: " '("continuous" "single" "facing"
                                                   "facingContinuous")
                                      nil t))
               recto-mode)
  (recto-update-view :layout layout)
  (when recto-move--fit (recto-fit recto-move--fit)))

(defun recto-toggle-cover ()
  "Let the first of facing pages stand alone, or not."
  (interactive nil recto-mode)
  (recto-update-view :coverPage (if (eq (plist-get recto-view :coverPage) t) :json-false t)))

(defun recto-rotate (count)
  "Turn all pages clockwise by COUNT quarters."
  (interactive "p" recto-mode)
  (recto-update-view :rotation (mod (+ (plist-get recto-view :rotation) (* 90 count)) 360))
  (when recto-move--fit (recto-fit recto-move--fit)))

(defun recto-back ()
  "Go back to where the view was before a link or a jump."
  (interactive nil recto-mode)
  (unless (eq t (plist-get (recto-request "view/back") :moved))
    (user-error "There is nowhere to go back to"))
  (recto-draw-now))

(defun recto-forward ()
  "Undo `recto-back'."
  (interactive nil recto-mode)
  (unless (eq t (plist-get (recto-request "view/forward") :moved))
    (user-error "There is nowhere to go forward to"))
  (recto-draw-now))

(provide 'recto-move)
;;; recto-move.el ends here
