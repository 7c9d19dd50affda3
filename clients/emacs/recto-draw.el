;;; recto-draw.el --- Drawing a view into a buffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The canvas is cut into rows of the same height, each a line of the buffer.
;; A row is one picture: the server's own where it shows nothing but a page,
;; and else an SVG of pages and what lies over them.  Emacs keeps pictures
;; ready for the screen, so that scrolling makes only the rows that come into
;; sight.  The first and the last row are cut by the window.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-tiles)
(require 'recto-overlay)
(require 'recto-row)

(defconst recto-draw-column 512 "Pages wider than the window are drawn in multiples of this.")
(defconst recto-draw--patience 0.15 "Seconds for which rather the old is shown than blanks.")

(defvar-local recto-view nil "What the view shows, as the server told last.")
(defvar-local recto-overlay nil "The items that the server wants drawn over the pages.")
(defvar-local recto-marks-function nil
  "Called with a pageIndex: items of Emacs' own, drawn below those of the server.")
(defvar recto-drawn-hook nil "Run after a buffer was drawn.")
(defvar-local recto-draw--timer nil "The timer that will draw.")
(defvar-local recto-draw--deadline nil "The timer that will draw although pictures are missing.")
(defvar-local recto-draw--pointer 'arrow "The shape of the mouse's pointer over the pages.")
(defvar-local recto-draw--blank-since nil "Since when pictures are waited for, or nil.")
(defvar-local recto-draw--shown nil "The scale, rotation and layout that are shown.")

(defun recto-draw-places ()
  "Return where the visible pages are on the canvas, in whole pixels."
  (let ((offset (recto-draw-offset)))
    (mapcar (lambda (page)
              (pcase-let ((`[,x0 ,y0 ,x1 ,y1] (plist-get page :rect)))
                (make-recto-place
                 :page (plist-get page :pageIndex)
                 :x (recto-draw--pixel (+ x0 (car offset)))
                 :y (recto-draw--pixel (+ y0 (cdr offset)))
                 :w (- x1 x0) :h (- y1 y0)
                 :scale (float (plist-get recto-view :scale))
                 :rotation (plist-get recto-view :rotation))))
            (plist-get recto-view :pages))))

(defun recto-draw-offset ()
  "Return the canvas pixel (X . Y) at the window's upper left."
  (let ((offset (plist-get recto-view :offset)))
    (cons (recto-draw--pixel (aref offset 0)) (recto-draw--pixel (aref offset 1)))))

(defun recto-draw--pixel (number)
  "Round NUMBER, of which three digits count, always the same way."
  (floor (+ number 0.5005)))

(defun recto-draw-soon ()
  "Draw once there is nothing else to do."
  (unless (timerp recto-draw--timer)
    (setq recto-draw--timer (recto-draw--after 0))))

(defun recto-draw--after (seconds)
  "Draw this buffer after SECONDS; return the timer."
  (run-at-time seconds nil
               (lambda (buffer)
                 (when (buffer-live-p buffer)
                   (with-current-buffer buffer (recto-draw))))
               (current-buffer)))

(defun recto-draw-cancel ()
  "Forget that there was something to draw."
  (dolist (timer (list recto-draw--timer recto-draw--deadline))
    (when (timerp timer) (cancel-timer timer)))
  (setq recto-draw--timer nil recto-draw--deadline nil))

(defun recto-draw-now ()
  "Draw now if a drawing is pending."
  (when (timerp recto-draw--timer) (recto-draw)))

(defun recto-draw ()
  "Draw the view."
  (recto-draw-cancel)
  (when (and recto-view (recto-live-p))
    (recto-tiles-begin)
    (pcase-let* ((places (recto-draw-places))
                 (`(,left . ,top) (recto-draw-offset))
                 (`[,width ,height] (plist-get recto-view :size))
                 (first (floor top recto-row-height))
                 (last (floor (+ top height -1) recto-row-height))
                 (items (recto-draw--items places))
                 (rows (cl-loop for row from first to last
                                collect (recto-draw--row row left width places items)))
                 (blank (recto-draw--missing-p rows)))
      (recto-draw--row (1+ last) left width places nil) ; What comes next is fetched early.
      (recto-draw--row (1- first) left width places nil)
      (recto-tiles-end)
      (if (recto-draw--wait-p blank)
          (setq recto-draw--deadline (recto-draw--after recto-draw--patience))
        (setq recto-draw--shown (recto-draw--look))
        (recto-draw--insert rows first top width height))
      (run-hooks 'recto-drawn-hook))))

(defun recto-draw--look ()
  "Return what pictures depend on."
  (list (plist-get recto-view :scale) (plist-get recto-view :rotation) recto-tiles-colors))

(defun recto-draw--missing-p (rows)
  "Return non-nil if a picture is missing in ROWS."
  (cl-some (lambda (row) (memq nil (mapcar #'cdr (plist-get row :tiles)))) rows))

(defun recto-draw--wait-p (blank)
  "Return non-nil if BLANK rows had better not be shown yet."
  (if (not blank)
      (setq recto-draw--blank-since nil)
    (unless recto-draw--blank-since (setq recto-draw--blank-since (float-time)))
    (recto-draw--patient-p)))

(defun recto-draw--items (places)
  "Return what lies over the pages at PLACES, as `recto-overlay-svg' does."
  (cl-loop for item in (append (and recto-marks-function
                                    (cl-loop for place in places append
                                             (funcall recto-marks-function
                                                      (recto-place-page place))))
                               recto-overlay nil)
           for place = (cl-find (plist-get item :pageIndex) places :key #'recto-place-page)
           when place append (recto-overlay-svg item place)))

(defun recto-draw--row (row left width places items)
  "Return what is in ROW of the canvas, from LEFT for WIDTH.
These are pages at PLACES, and ITEMS."
  (let* ((y0 (* row recto-row-height))
         (y1 (+ y0 recto-row-height)))
    (list :row row :left left :width width
          :papers (cl-loop for place in places
                           for box = (recto-draw--paper place)
                           when (and (< (nth 1 box) y1) (> (nth 3 box) y0)) collect box)
          :tiles (cl-loop for place in places
                          for tile = (recto-draw--tile place y0 y1 left (+ left width))
                          when tile collect tile)
          :behind (cl-loop for place in places
                           append (recto-draw--behind place y0 y1 left (+ left width)))
          :items (cl-loop for (svg . (_ a _ b)) in items
                          when (and (< a y1) (> b y0)) collect svg))))

(defun recto-draw--paper (place)
  "Return the box of the page at PLACE on the canvas."
  (let ((x (recto-place-x place)) (y (recto-place-y place)))
    (list x y (+ x (ceiling (- (recto-place-w place) 0.01)))
          (+ y (ceiling (- (recto-place-h place) 0.01))))))

(defun recto-draw--tile (place y0 y1 x0 x1)
  "Return what is of the page at PLACE in Y0 to Y1 and X0 to X1 of the canvas.
It is ((X Y W H) . TILE), or nil where there is nothing of it."
  (pcase-let* ((`(,left ,top ,right ,bottom) (recto-draw--paper place))
               (x0 (max 0 (- x0 left)))
               (x1 (min (- right left) (- x1 left)))
               (x0 (* recto-draw-column (floor x0 recto-draw-column)))
               (x1 (min (- right left)
                        (* recto-draw-column (ceiling x1 recto-draw-column))))
               (y0 (max 0 (- y0 top)))
               (y1 (min (- bottom top) (- y1 top)))
               (ratio (recto-pixel-ratio)))
    (when (and (< y0 y1) (< x0 x1))
      (cons (list (+ left x0) (+ top y0) (- x1 x0) (- y1 y0))
            (recto-tiles-get
             (list (recto-place-page place) (* ratio (recto-place-scale place))
                   (recto-place-rotation place)
                   (* ratio x0) (* ratio y0) (* ratio x1) (* ratio y1) recto-tiles-colors
                   (* ratio (recto-place-w place)) (* ratio (recto-place-h place))))))))

(defun recto-draw--behind (place y0 y1 x0 x1)
  "Return what can stand in for the page at PLACE in Y0 to Y1 and X0 to X1.
It is a list of ((X Y W H) . TILE), where pictures are missing after a while."
  (when (and recto-draw--blank-since
             (not (recto-draw--patient-p)))
    (let* ((scale (recto-place-scale place))
           (left (recto-place-x place))
           (top (recto-place-y place)))
      (mapcar (pcase-lambda (`((,a ,b ,c ,d) . ,tile))
                (cons (list (+ left (* scale a)) (+ top (* scale b))
                            (* scale (- c a)) (* scale (- d b)))
                      tile))
              (recto-tiles-instead
               (recto-place-page place) (recto-place-rotation place)
               (list (/ (- x0 left) scale) (/ (- y0 top) scale)
                     (/ (- x1 left) scale) (/ (- y1 top) scale)))))))

(defun recto-draw--patient-p ()
  "Return non-nil while the old is rather shown than what is incomplete."
  (and recto-draw--shown
       (< (- (float-time) recto-draw--blank-since) recto-draw--patience)))

(defun recto-draw--insert (rows first top width height)
  "Show ROWS in WIDTH by HEIGHT pixels.
The FIRST of them is cut at TOP of the canvas."
  (when display-line-numbers (setq display-line-numbers nil)) ; They would shift the pages.
  (with-silent-modifications
    (let ((inhibit-read-only t)
          (y 0)
          (cut (- top (* first recto-row-height))))
      (erase-buffer)
      (while (and rows (< y height))
        (let ((here (min (- recto-row-height cut) (- height y))))
          (recto-draw--insert-row (pop rows) cut here width)
          (when (and rows (< (+ y here) height))
            (insert (propertize "\n" 'line-height t 'face 'recto-desk)))
          (setq y (+ y here) cut 0)))
      (goto-char (point-min))
      (dolist (window (get-buffer-window-list nil nil t))
        (set-window-start window (point-min) t)
        (set-window-point window (point-min))
        (set-window-hscroll window 0)
        (set-window-vscroll window 0 t))))
  (recto-row-trim))

(defun recto-draw-pointer (shape)
  "Give the mouse's pointer SHAPE over the pages."
  (unless (eq shape recto-draw--pointer)
    (setq recto-draw--pointer shape)
    (with-silent-modifications
      (put-text-property (point-min) (point-max) 'pointer shape))))

(defun recto-draw--insert-row (row cut height width)
  "Insert the picture of ROW from CUT for HEIGHT, at most WIDTH pixels wide."
  (pcase (recto-row-plain row)
    (`((,x ,_ ,w ,_) . ,_)
     (let* ((x (- x (plist-get row :left)))
            (from (max 0 (- x)))
            (shown (min (- w from) (- width (max 0 x)))))
       (when (> x 0)
         (insert (propertize " " 'face 'recto-desk 'display `(space :width (,x)))))
       (insert (propertize " " 'pointer recto-draw--pointer 'display
                           (list (list 'slice from cut shown height)
                                 (recto-row-image row))))))
    (_ (insert (propertize " " 'pointer recto-draw--pointer 'display
                           (list (list 'slice 0 cut width height)
                                 (recto-row-image row)))))))

(provide 'recto-draw)
;;; recto-draw.el ends here
