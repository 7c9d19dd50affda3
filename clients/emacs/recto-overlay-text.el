;;; recto-overlay-text.el --- Where the letters of an item stand  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A line that the server has set has a place for each letter; other texts are
;; broken into lines here.

;;; Code:

(require 'cl-lib)

(defun recto-overlay-set (item scale size height)
  "Return the pieces of the line ITEM where the server has them.
Each is (LEFT FOOT . TEXT).  SCALE, SIZE of the letters and HEIGHT are in
pixels."
  (let ((foot (+ (/ (- height (* 1.2 size)) 2) (* 0.93 size))))
    (mapcar (pcase-lambda (`(,left . ,piece)) `(,(* scale left) ,foot . ,piece))
            (recto-overlay-text--pieces (plist-get item :text) (plist-get item :edges)))))

(defun recto-overlay-text--pieces (text edges)
  "Return the letters of the line TEXT as (X . LETTER).
X comes from its EDGES, in points.  Words of scripts whose letters change
their shapes when they join stay whole."
  (if (/= (length edges) (1+ (length text)))
      (list (cons 0 text)) ; Letters with marks, which the server counts as one.
    (let ((start 0) pieces)
      (while (string-match "[^ \t\u0600-\u1fff]\\|[\u0600-\u1fff]+" text start)
        (setq start (match-end 0))
        (push (cons (min (aref edges (match-beginning 0)) (aref edges start))
                    (match-string 0 text))
              pieces))
      (nreverse pieces))))

(defun recto-overlay-wrapped (item scale size width height)
  "Return the lines of ITEM, which the server has not set.
Each is (LEFT FOOT . TEXT).  SCALE, SIZE of the letters, WIDTH and HEIGHT are
in pixels."
  (let* ((lines (recto-overlay-text--lines (plist-get item :text) width size))
         ;; What has no size of its own stands in the middle of a field.
         (sized (plist-get item :fontSize))
         (top (if sized 0 (max 0 (/ (- height (* 1.2 size (length lines))) 2))))
         (number -1))
    (mapcar (lambda (line)
              `(,(if sized 0 (* 2 scale)) ,(+ top (* size (+ 0.93 (* 1.2 (cl-incf number)))))
                . ,line))
            lines)))

(defun recto-overlay-text--lines (text width size)
  "Break TEXT in letters of SIZE into lines that are about WIDTH wide."
  (let ((columns (max 1 (ceiling width (* 0.5 size)))))
    (mapcan (lambda (line)
              (if (<= (length line) columns) (list line)
                (with-temp-buffer
                  (insert line)
                  (let ((fill-column columns)) (fill-region (point-min) (point-max)))
                  (split-string (buffer-string) "\n" t))))
            (split-string text "\n"))))

(provide 'recto-overlay-text)
;;; recto-overlay-text.el ends here
