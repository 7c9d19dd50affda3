;;; recto-tiles.el --- Pictures of parts of pages  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A tile is a rectangle of a page in pixels of the page as it is turned and
;; enlarged.  The server draws what is wanted now, a few at a time; what is
;; out of date is shown until its successor is there.

;;; Code:

(require 'cl-lib)
(require 'recto-request)

(defcustom recto-pixel-ratio nil
  "Pixels of the screen in a pixel of Emacs'; nil: what Emacs says."
  :group 'recto
  :type '(choice (const :tag "As Emacs says" nil) number))

(defcustom recto-kept-tiles 96
  "How many pictures out of sight a document keeps."
  :group 'recto
  :type 'integer)

(defconst recto-tiles--at-once 3 "How many pictures are asked for at a time.")

(defvar recto-tiles--count 0 "How many tiles there have been.")

(cl-defstruct recto-tile
  "A picture: its FILE, size W, H in pixels, and when it was USED.
GENERATION is that of its page.  A file's name may be that of an earlier
one; ID tells them apart."
  file w h generation used (id (cl-incf recto-tiles--count)))

(defvar-local recto-tiles--pictures nil "Tiles by key.")
(defvar-local recto-tiles--generations nil
  "How often pages have changed, by pageIndex; that of all pages together by `all'.")
(defvar-local recto-tiles--wanted nil "Keys to ask for, the most urgent first.")
(defvar-local recto-tiles--asked nil "Keys that the server is drawing.")
(defvar-local recto-tiles--clock 0 "Counts drawings.")
(defvar-local recto-tiles-colors nil "The render colors, or nil for the page's own.")
(defvar recto-tiles-changed-hook nil "Run in the buffer for which a picture has come.")

(declare-function frame-scale-factor "frame")

(defun recto-pixel-ratio ()
  "Return how many pixels of the screen a pixel of Emacs' is."
  (float (or recto-pixel-ratio
             (and (fboundp 'frame-scale-factor) (frame-scale-factor))
             1)))

(defun recto-tiles-reset ()
  "Begin with no pictures."
  (when recto-tiles--pictures
    (maphash (lambda (_ tile) (recto-tiles--delete tile)) recto-tiles--pictures))
  (setq recto-tiles--pictures (make-hash-table :test #'equal)
        recto-tiles--generations (make-hash-table)
        recto-tiles--wanted nil
        recto-tiles--asked nil))

(defun recto-tiles--delete (tile)
  "Delete the file of TILE."
  (ignore-errors (delete-file (recto-tile-file tile))))

(defun recto-tiles-page-changed (page)
  "Draw PAGE anew: it is different now."
  (cl-incf (gethash page recto-tiles--generations 0)))

(defun recto-tiles-all-changed ()
  "Draw all pages anew."
  (recto-tiles-page-changed 'all))

(defun recto-tiles-begin ()
  "Begin to say what is wanted."
  (cl-incf recto-tiles--clock)
  (setq recto-tiles--wanted nil))

(defun recto-tiles-get (key)
  "Return the tile of KEY, (PAGE SCALE ROTATION X0 Y0 X1 Y1 COLORS), or nil.
Ask for it where it is missing or out of date."
  (let ((tile (gethash key recto-tiles--pictures)))
    (unless (and tile (eql (recto-tile-generation tile) (recto-tiles--generation key)))
      (push key recto-tiles--wanted))
    (when tile (setf (recto-tile-used tile) recto-tiles--clock))
    tile))

(defun recto-tiles-instead (page rotation box)
  "Return what there is of PAGE with ROTATION in BOX, in pixels at scale 1.
It is a list of ((X0 Y0 X1 Y1) . TILE) in the same pixels, largest scale last."
  (let (found)
    (maphash (pcase-lambda (`(,other ,scale ,turn . ,rest) tile)
               (when (and (eql other page) (eql turn rotation)
                          (equal (nth 4 rest) recto-tiles-colors))
                 (pcase-let* ((`(,x0 ,y0 ,x1 ,y1) (mapcar (lambda (edge) (/ edge scale))
                                                          (seq-take rest 4)))
                              (`(,left ,top ,right ,bottom) box))
                   (when (and (< x0 right) (< left x1) (< y0 bottom) (< top y1))
                     (push (cons scale (cons (list x0 y0 x1 y1) tile)) found)))))
             recto-tiles--pictures)
    (mapcar #'cdr (sort found (lambda (a b) (< (car a) (car b)))))))

(defun recto-tiles-end ()
  "Ask the server for what is wanted, and let go of what is not used."
  (setq recto-tiles--wanted (nreverse recto-tiles--wanted))
  (recto-tiles--ask)
  (recto-tiles--trim))

(defun recto-tiles-complete-p ()
  "Return non-nil if no picture is waited for."
  (not (or recto-tiles--wanted recto-tiles--asked)))

(defun recto-tiles--generation (key)
  "Return how often the page of KEY has changed."
  (+ (gethash (car key) recto-tiles--generations 0)
     (gethash 'all recto-tiles--generations 0)))

(defun recto-tiles--ask ()
  "Ask for as many wanted pictures as may be under way."
  (while (and recto-tiles--wanted (< (length recto-tiles--asked) recto-tiles--at-once))
    (let ((key (pop recto-tiles--wanted)))
      (unless (member key recto-tiles--asked)
        (recto-tiles--request key)))))

(defun recto-tiles--request (key)
  "Ask for the picture of KEY."
  (pcase-let ((`(,page ,scale ,rotation . ,_) key)
              (generation (recto-tiles--generation key))
              (pictures recto-tiles--pictures)
              (colors (nth 7 key)))
    (when (recto-send
           "page/render"
           `(:pageIndex ,page :scale ,scale :rotation ,rotation
             :rect ,(recto-tiles--rect key) :delivery "file"
             ,@(and colors `(:colors ,colors)))
           (lambda (result)
             (let ((old (gethash key pictures))
                   (tile (make-recto-tile :file (plist-get result :path)
                                          :w (plist-get result :width)
                                          :h (plist-get result :height)
                                          :generation generation
                                          :used recto-tiles--clock)))
               (if (not (eq pictures recto-tiles--pictures))
                   (recto-tiles--delete tile)
                 (puthash key tile pictures)
                 (when old (recto-tiles--delete old))
                 (run-hooks 'recto-tiles-changed-hook))))
           (lambda ()
             (setq recto-tiles--asked (remove key recto-tiles--asked))
             (recto-tiles--ask)))
      (push key recto-tiles--asked))))

(defun recto-tiles--rect (key)
  "Return the part of the page that KEY means, in page space."
  (pcase-let* ((`(,_ ,scale ,rotation ,x0 ,y0 ,x1 ,y1 ,_ ,w ,h) key)
               (`(,a ,b ,c ,d)
                (pcase rotation
                  (90 (list y0 (- w x1) y1 (- w x0)))
                  (180 (list (- w x1) (- h y1) (- w x0) (- h y0)))
                  (270 (list (- h y1) x0 (- h y0) x1))
                  (_ (list x0 y0 x1 y1)))))
    (vector (/ a scale) (/ b scale) (/ c scale) (/ d scale))))

(defun recto-tiles--trim ()
  "Delete the pictures that were not used for longest, if there are too many."
  (let ((excess (- (hash-table-count recto-tiles--pictures) recto-kept-tiles)))
    (when (> excess 0)
      (let (old)
        (maphash (lambda (key tile)
                   (unless (eql (recto-tile-used tile) recto-tiles--clock)
                     (push (cons (recto-tile-used tile) key) old)))
                 recto-tiles--pictures)
        (dolist (entry (seq-take (sort old (lambda (a b) (< (car a) (car b)))) excess))
          (recto-tiles--delete (gethash (cdr entry) recto-tiles--pictures))
          (remhash (cdr entry) recto-tiles--pictures))))))

(provide 'recto-tiles)
;;; recto-tiles.el ends here
