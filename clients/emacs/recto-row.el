;;; recto-row.el --- The pictures of rows  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Makes images from what is in a row of the canvas, and keeps them as long
;; as they may be of use, so that Emacs' own cache finds them.

;;; Code:

(require 'cl-lib)
(require 'recto-tiles)

(defconst recto-row-height 256 "Pixels of a row.")
(defconst recto-row--kept 48 "How many rows are kept ready for the screen.")

(defface recto-desk '((((background dark)) :background "#303236") (t :background "#8a8e94"))
  "What lies around the pages."
  :group 'recto)

(defvar-local recto-row--images nil "Images by what they are made of, the last used first.")

(defun recto-row-image (row)
  "Return the image of ROW: the one from before if nothing in it has changed."
  (let* ((key (recto-row--key row))
         (known (assoc key recto-row--images))
         (entry (or known (cons key (recto-row--make row)))))
    (setq recto-row--images (cons entry (delq known recto-row--images)))
    (cdr entry)))

(defun recto-row-trim (&optional kept)
  "Let go of all images but the KEPT ones that were used last."
  (let ((old (nthcdr (or kept recto-row--kept) recto-row--images)))
    (when (fboundp 'image-flush) ; Not in an Emacs without a display.
      (dolist (entry old) (image-flush (cdr entry) t)))
    (setq recto-row--images (butlast recto-row--images (length old)))))

(defun recto-row-plain (row)
  "Return the tile of ROW with its place if it fills the row and is all of it."
  (let ((tile (car (plist-get row :tiles))))
    (and (cdr tile) (null (cdr (plist-get row :tiles))) (null (plist-get row :items))
         (= (nth 3 (car tile)) recto-row-height)
         tile)))

(defun recto-row--key (row)
  "Return what the image of ROW is made of."
  (let ((tiles (mapcar (lambda (tile)
                         (cons (and (cdr tile) (recto-tile-id (cdr tile))) (car tile)))
                       (plist-get row :tiles))))
    (if (recto-row-plain row)
        tiles
      (list (plist-get row :row) (plist-get row :left) (plist-get row :width)
            (plist-get row :papers) tiles (plist-get row :items)
            (recto-row--behind row)
            (recto-row--desk) recto-tiles-colors))))

(defun recto-row--behind (row)
  "Return what is shown of ROW where pictures are missing."
  (and (cl-find nil (plist-get row :tiles) :key #'cdr)
       (plist-get row :behind)))

(defun recto-row--make (row)
  "Make the image of ROW."
  (if-let ((plain (recto-row-plain row)))
      `(image :type png :file ,(recto-tile-file (cdr plain)) :scale 1 :ascent center
              :recto ,(recto-tile-id (cdr plain))
              ,@(unless (= (recto-pixel-ratio) 1)
                  (list :width (nth 2 (car plain)) :height (nth 3 (car plain)))))
    (list 'image :type 'svg :data (recto-row-svg row) :scale 1 :ascent 'center
          :base-uri (expand-file-name "row.svg" (recto-picture-folder)))))

(defun recto-row--desk ()
  "Return the colour around pages."
  (let ((color (face-background 'recto-desk nil t)))
    (if (and color (color-defined-p color))
        (apply #'format "#%02x%02x%02x"
               (mapcar (lambda (part) (ash part -8)) (color-values color)))
      "#8a8e94")))

(defun recto-row-svg (row)
  "Write the SVG of ROW."
  (let ((width (plist-get row :width))
        (paper (or (plist-get recto-tiles-colors :background) "#ffffff")))
    (concat
     (format "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"\
 width=\"%d\" height=\"%d\"><rect width=\"%d\" height=\"%d\" fill=\"%s\"/>\
<g transform=\"translate(%d %d)\">"
             width recto-row-height width recto-row-height (recto-row--desk)
             (- (plist-get row :left)) (- (* recto-row-height (plist-get row :row))))
     (mapconcat (pcase-lambda (`(,x0 ,y0 ,x1 ,y1))
                  (format "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>"
                          x0 y0 (- x1 x0) (- y1 y0) paper))
                (plist-get row :papers) "")
     (mapconcat (pcase-lambda (`((,x ,y ,w ,h) . ,tile)) (recto-row--picture tile x y w h))
                (recto-row--behind row) "")
     (mapconcat (pcase-lambda (`((,x ,y . ,_) . ,tile))
                  (if tile
                      (recto-row--picture tile x y
                                          (/ (recto-tile-w tile) (recto-pixel-ratio))
                                          (/ (recto-tile-h tile) (recto-pixel-ratio)))
                    ""))
                (plist-get row :tiles) "")
     (apply #'concat (plist-get row :items))
     "</g></svg>")))

(defun recto-row--picture (tile x y w h)
  "Write the SVG of the picture of TILE at X, Y, with the size W, H."
  (format "<!-- %d --><image x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\"\
 preserveAspectRatio=\"none\" xlink:href=\"%s\"/>"
          (recto-tile-id tile) x y w h (file-name-nondirectory (recto-tile-file tile))))

(provide 'recto-row)
;;; recto-row.el ends here
