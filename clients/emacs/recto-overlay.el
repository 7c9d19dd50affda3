;;; recto-overlay.el --- What is drawn over the pages, as SVG  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The server says in page space what to draw; a place says where a page is
;; in pixels.  Nothing here needs a display.

;;; Code:

(require 'cl-lib)
(require 'svg)
(require 'recto-tiles)
(require 'recto-overlay-text)

(cl-defstruct recto-place
  "Where a page is on the canvas.
X, Y is the pixel of its upper left corner, W, H its size in pixels,
SCALE is in pixels a point, ROTATION clockwise in degrees."
  page x y w h (scale 1.0) (rotation 0))

(defcustom recto-role-colors
  '(("match" . "#f2b400") ("currentMatch" . "#e8590c") ("preview" . "#e8590c")
    ("guide" . "#e8590c") ("snap" . "#e8590c") ("erased" . "#ffffff"))
  "Colours of what is drawn over pages, by its role."
  :group 'recto
  :type '(alist :key-type string :value-type color))

(defcustom recto-overlay-color "#2f6fde"
  "Colour of what is drawn over pages and has no colour of its own."
  :group 'recto
  :type 'color)

(defun recto-overlay-point (place x y)
  "Return the canvas pixel (X . Y) of the point X, Y of the page at PLACE."
  (let* ((scale (recto-place-scale place))
         (x (* scale x))
         (y (* scale y))
         (w (recto-place-w place))
         (h (recto-place-h place))
         (turned (pcase (recto-place-rotation place)
                   (90 (cons (- w y) x))
                   (180 (cons (- w x) (- h y)))
                   (270 (cons y (- h x)))
                   (_ (cons x y)))))
    (cons (+ (recto-place-x place) (car turned)) (+ (recto-place-y place) (cdr turned)))))

(defun recto-overlay--points (place numbers)
  "Return the canvas pixels of the flat vector NUMBERS on the page at PLACE."
  (cl-loop for i from 0 below (1- (length numbers)) by 2
           collect (recto-overlay-point place (aref numbers i) (aref numbers (1+ i)))))

(defun recto-overlay--written (points)
  "Write POINTS as SVG does."
  (mapconcat (lambda (point) (format "%.2f,%.2f" (car point) (cdr point))) points " "))

(defun recto-overlay--box (points)
  "Return the box (X0 Y0 X1 Y1) around POINTS."
  (list (apply #'min (mapcar #'car points)) (apply #'min (mapcar #'cdr points))
        (apply #'max (mapcar #'car points)) (apply #'max (mapcar #'cdr points))))

(defun recto-overlay--color (item)
  "Return the colour of ITEM."
  (or (plist-get item :color)
      (cdr (assoc (plist-get item :role) recto-role-colors))
      recto-overlay-color))

(defun recto-overlay--paint (name color)
  "Return the attributes for COLOR, which may have an opacity, as NAME."
  (cond ((null color) (format " %s=\"none\"" name))
        ((= (length color) 9)
         (format " %s=\"%s\" %s-opacity=\"%.3f\"" name (substring color 0 7) name
                 (/ (string-to-number (substring color 7) 16) 255.0)))
        (t (format " %s=\"%s\"" name color))))

(defun recto-overlay--stroke (item place &optional least)
  "Return the attributes of ITEM's line on the page at PLACE, LEAST pixels wide."
  (format "%s stroke-width=\"%.2f\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
          (recto-overlay--paint "stroke" (recto-overlay--color item))
          (max (or least 1) (* (or (plist-get item :width) 0) (recto-place-scale place)))))

(defun recto-overlay--opacity (item)
  "Return the attribute of ITEM's opacity."
  (let ((opacity (plist-get item :opacity)))
    (if (and opacity (< opacity 1)) (format " opacity=\"%.3f\"" opacity) "")))

(defun recto-overlay--quads (item place)
  "Draw the quads of ITEM on the page at PLACE."
  (mapcar (lambda (quad)
            (pcase-let* ((points (recto-overlay--points place quad))
                         (`(,a ,b ,c ,d) points))
              (cons (format "<polygon points=\"%s\"%s fill-opacity=\".35\"/>"
                            (recto-overlay--written (list a b d c))
                            (recto-overlay--paint "fill" (recto-overlay--color item)))
                    (recto-overlay--box points))))
          (plist-get item :quads)))

(defun recto-overlay--fill (item)
  "Return the colour of the inside of the rectangle ITEM, or nil.
A field whose text is being entered hides what it had."
  (cond ((plist-get item :interiorColor))
        ((and (equal (plist-get item :role) "entry") (not (plist-get item :width)))
         (or (plist-get recto-tiles-colors :background) "#ffffff"))))

(defun recto-overlay--rect (item place)
  "Draw the rectangle of ITEM on the page at PLACE."
  (pcase-let* ((points (recto-overlay--points place (plist-get item :rect)))
               (`(,x0 ,y0 ,x1 ,y1) (recto-overlay--box points))
               (turn (or (plist-get item :rotation) 0))
               (preview (equal (plist-get item :role) "preview"))
               (box (list (- x0 4) (- y0 4) (+ x1 4) (+ y1 4))))
    (unless (zerop turn)
      (let ((reach (/ (sqrt (+ (expt (- x1 x0) 2) (expt (- y1 y0) 2))) 2)))
        (setq box (list (- (/ (+ x0 x1) 2) reach) (- (/ (+ y0 y1) 2) reach)
                        (+ (/ (+ x0 x1) 2) reach) (+ (/ (+ y0 y1) 2) reach)))))
    (list (cons (format "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\"%s%s%s%s%s/>"
                        x0 y0 (- x1 x0) (- y1 y0)
                        (recto-overlay--stroke item place)
                        (recto-overlay--paint "fill" (recto-overlay--fill item))
                        (if (or preview (plist-get item :color)) "" " stroke-dasharray=\"5 3\"")
                        (recto-overlay--opacity item)
                        (if (zerop turn) ""
                          (format " transform=\"rotate(%s %.2f %.2f)\"" turn
                                  (/ (+ x0 x1) 2) (/ (+ y0 y1) 2))))
                box))))

(defun recto-overlay--handle (item place)
  "Draw the handle ITEM on the page at PLACE."
  (pcase-let ((`(,x . ,y) (car (recto-overlay--points place (plist-get item :point)))))
    (list (cons (format "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"5\" fill=\"%s\" stroke=\"white\"\
 stroke-width=\"1.5\"/>" x y (recto-overlay--color item))
                (list (- x 7) (- y 7) (+ x 7) (+ y 7))))))

(defun recto-overlay--path (item place)
  "Draw the lines of ITEM on the page at PLACE."
  (let ((reach (+ 2 (* (or (plist-get item :width) 1) (recto-place-scale place))))
        (shape (if (eq (plist-get item :closed) t) "polygon" "polyline")))
    (cl-loop for line across (plist-get item :lines)
             for points = (recto-overlay--points place line)
             when points
             collect (pcase-let ((`(,x0 ,y0 ,x1 ,y1) (recto-overlay--box points)))
                       (cons (format "<%s points=\"%s\"%s%s%s/>" shape
                                     (recto-overlay--written
                                      (if (cdr points) points (append points points)))
                                     (recto-overlay--stroke item place)
                                     (recto-overlay--paint "fill" (plist-get item :interiorColor))
                                     (recto-overlay--opacity item))
                             (list (- x0 reach) (- y0 reach) (+ x1 reach) (+ y1 reach)))))))

(defun recto-overlay--line (item place)
  "Draw the caret or guide ITEM on the page at PLACE."
  (let ((points (recto-overlay--points place (plist-get item :line))))
    (pcase-let ((`(,x0 ,y0 ,x1 ,y1) (recto-overlay--box points)))
      (list (cons (format "<polyline points=\"%s\" fill=\"none\"%s%s/>"
                          (recto-overlay--written points)
                          (recto-overlay--stroke item place 1.5)
                          (if (equal (plist-get item :kind) "guide")
                              " stroke-dasharray=\"4 3\"" ""))
                  (list (- x0 2) (- y0 2) (+ x1 2) (+ y1 2)))))))

(defun recto-overlay--text (item place)
  "Draw the text of ITEM on the page at PLACE."
  (pcase-let* ((`[,x0 ,y0 ,x1 ,y1] (plist-get item :rect))
               (`(,x . ,y) (recto-overlay-point place (/ (+ x0 x1) 2.0) (/ (+ y0 y1) 2.0)))
               (scale (recto-place-scale place))
               (width (* scale (- x1 x0)))
               (height (* scale (- y1 y0)))
               (size (* (or (plist-get item :fontSize) 12) scale))
               (turn (+ (or (plist-get item :rotation) 0) (recto-place-rotation place))))
    (list (cons (format "<g transform=\"translate(%.2f %.2f) rotate(%s) translate(%.2f %.2f)\"\
 font-family=\"Helvetica, Arial, sans-serif\" font-size=\"%.2f\"%s%s>%s</g>"
                        x y turn (/ width -2) (/ height -2) size
                        (recto-overlay--paint "fill" (or (plist-get item :color)
                                                         (plist-get recto-tiles-colors :foreground)
                                                         "#000000"))
                        (recto-overlay--opacity item)
                        (mapconcat (pcase-lambda (`(,left ,foot . ,words))
                                     (format "<text x=\"%.2f\" y=\"%.2f\">%s</text>" left foot
                                             (svg--encode-text words)))
                                   (if (plist-get item :edges)
                                       (recto-overlay-set item scale size height)
                                     (recto-overlay-wrapped item scale size width height))
                                   ""))
                (recto-overlay--around x y width height turn)))))

(defun recto-overlay--around (x y width height turn)
  "Return the box around a rectangle about X, Y, turned by TURN.
WIDTH and HEIGHT are those before the turn."
  (let* ((turn (degrees-to-radians turn))
         (a (abs (cos turn)))
         (b (abs (sin turn)))
         (dx (/ (+ (* width a) (* height b)) 2))
         (dy (/ (+ (* width b) (* height a)) 2)))
    (list (- x dx) (- y dy) (+ x dx) (+ y dy))))

(defconst recto-overlay--kinds
  '(("quads" . recto-overlay--quads) ("rect" . recto-overlay--rect)
    ("image" . recto-overlay--rect) ("handle" . recto-overlay--handle)
    ("path" . recto-overlay--path) ("caret" . recto-overlay--line)
    ("guide" . recto-overlay--line) ("text" . recto-overlay--text))
  "What draws each kind of item; kinds that are not known are left out.")

(defun recto-overlay-svg (item place)
  "Return what draws ITEM on the page at PLACE: a list of (SVG X0 Y0 X1 Y1).
The box is in pixels of the canvas, as the SVG is."
  (when-let ((kind (cdr (assoc (plist-get item :kind) recto-overlay--kinds))))
    (funcall kind item place)))

(provide 'recto-overlay)
;;; recto-overlay.el ends here
