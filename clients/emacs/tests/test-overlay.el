;;; test-overlay.el --- Items as SVG  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(defconst recto-tests-place
  (make-recto-place :page 0 :x 100 :y 50 :w 200 :h 400 :scale 2.0 :rotation 0)
  "A page of 100 by 200 points.")

(defun recto-tests-svg (item &optional place)
  "Return the SVG of ITEM, which is one element, at PLACE."
  (let ((drawn (recto-overlay-svg `(,@item :role "preview" :pageIndex 0)
                                  (or place recto-tests-place))))
    (should (= 1 (length drawn)))
    (car drawn)))

(ert-deftest recto-draws-quads ()
  (pcase-let ((`(,svg . ,box) (recto-tests-svg
                               '(:kind "quads" :role "selection" :quads [[0 0 10 0 0 5 10 5]]))))
    (should (string-match-p
             "points=\"100.00,50.00 120.00,50.00 120.00,60.00 100.00,60.00\"" svg))
    (should (equal '(100.0 50.0 120.0 60.0) box))))

(ert-deftest recto-draws-rectangles ()
  (let ((svg (car (recto-tests-svg '(:kind "rect" :rect [1 2 11 12] :width 3 :color "#ff000080"
                                     :interiorColor "#00ff00" :opacity 0.5)))))
    (should (string-match-p "x=\"102.00\" y=\"54.00\" width=\"20.00\" height=\"20.00\"" svg))
    (should (string-match-p "stroke=\"#ff0000\" stroke-opacity=\"0.502\"" svg))
    (should (string-match-p "stroke-width=\"6.00\"" svg))
    (should (string-match-p "fill=\"#00ff00\"" svg))
    (should (string-match-p " opacity=\"0.500\"" svg)))
  (should (string-match-p "rotate(30 112.00 64.00)"
                          (car (recto-tests-svg '(:kind "rect" :rect [1 2 11 12] :rotation 30))))))

(ert-deftest recto-draws-lines ()
  (should (string-match-p "<polyline points=\"100.00,50.00 120.00,70.00\".*fill=\"none\""
                          (car (recto-tests-svg '(:kind "path" :lines [[0 0 10 10]]
                                                  :closed :json-false)))))
  (should (string-match-p "<polygon" (car (recto-tests-svg '(:kind "path" :lines [[0 0 10 10 0 10]]
                                                             :closed t)))))
  (should (string-match-p "stroke-dasharray" (car (recto-tests-svg '(:kind "guide"
                                                                     :line [0 0 10 10])))))
  (should (string-match-p "<polyline" (car (recto-tests-svg '(:kind "caret" :line [5 10 5 0])))))
  (should (string-match-p "cx=\"110.00\" cy=\"70.00\""
                          (car (recto-tests-svg '(:kind "handle" :point [5 10]))))))

(ert-deftest recto-draws-text ()
  (let ((svg (car (recto-tests-svg '(:kind "text" :rect [0 0 50 20] :fontSize 10
                                     :text "a < b\nc")))))
    (should (string-match-p "font-size=\"20.00\"" svg))
    (should (string-match-p ">a &lt; b</text>" svg))
    (should (string-match-p ">c</text>" svg)))
  (should (equal '("some words" "that" "follow") (recto-overlay-text--lines "some words that\nfollow" 100 20))))

(ert-deftest recto-draws-lines-of-text-as-the-server-sets-them ()
  (let ((svg (car (recto-tests-svg '(:kind "text" :rect [10 20 60 32] :fontSize 10
                                     :text "a bc" :edges [0 6 9 15 50])))))
    (should (string-match-p "translate(170.00 102.00) rotate(0) translate(-50.00 -12.00)" svg))
    (should (string-match-p (concat "<text x=\"0.00\" y=\"18.60\">a</text>"
                                    "<text x=\"18.00\" y=\"18.60\">b</text>"
                                    "<text x=\"30.00\" y=\"18.60\">c</text>")
                            svg)))
  ;; From right to left, and letters that join.
  (should (equal '((20 . "א") (0 . "ב")) (recto-overlay-text--pieces "א ב" [30 20 10 0])))
  (should (equal '((10 . "سلام")) (recto-overlay-text--pieces "سلام" [50 40 30 20 10])))
  (should (equal '((0 . "e\u0301")) (recto-overlay-text--pieces "e\u0301" [0 6]))))

(ert-deftest recto-turns-text-about-its-middle ()
  (pcase-let ((`(,svg . ,box) (recto-tests-svg '(:kind "text" :rect [10 20 60 32] :fontSize 10
                                                 :rotation 90 :text "a" :edges [0 6]))))
    (should (string-match-p "translate(170.00 102.00) rotate(90)" svg))
    (should (equal '(158 52 182 152) (mapcar #'round box)))))

(ert-deftest recto-shows-the-lines-of-a-text-that-is-entered ()
  (recto-tests-with "simple.pdf"
    (recto-set-tool "freeText")
    (recto-event "drag" :pageIndex 0 :points [40 200 140 260])
    (recto-event "text" :text "many words on more than one line")
    (let ((lines (cl-loop for item across recto-overlay
                          when (equal (plist-get item :kind) "text") collect item)))
      (should (cdr lines))
      (dolist (line lines)
        (should (plist-get line :edges))
        (should (<= (aref (plist-get line :rect) 2) 141))))))

(ert-deftest recto-hides-what-a-field-had ()
  (should (string-match-p "fill=\"#ffffff\"" (car (recto-tests-svg '(:kind "rect" :role "entry"
                                                                     :rect [0 0 50 20])))))
  (should (string-match-p "fill=\"none\"" (car (recto-tests-svg '(:kind "rect" :role "entry"
                                                                  :rect [0 0 50 20] :width 0))))))

(ert-deftest recto-leaves-out-what-it-does-not-know ()
  (should-not (recto-overlay-svg '(:kind "hologram" :role "preview" :pageIndex 0)
                                 recto-tests-place)))

(ert-deftest recto-turns-what-it-draws ()
  ;; A page of 100 by 200 points at scale 1 in each turn, its upper left at 10, 20.
  (dolist (turn '((0 100 200 (10 . 20)) (90 200 100 (210 . 20)) (180 100 200 (110 . 220))
                  (270 200 100 (10 . 120))))
    (pcase-let ((`(,rotation ,w ,h ,corner) turn))
      (should (equal corner (recto-overlay-point
                             (make-recto-place :x 10 :y 20 :w w :h h :scale 1 :rotation rotation)
                             0 0))))))

(ert-deftest recto-places-as-the-server-does ()
  (recto-tests-with "annotations.pdf"
    (dolist (rotation '(0 90 180 270))
      (recto-update-view :size [500 400] :scale 1.5 :offset [0 100] :rotation rotation)
      (pcase-let* ((page (recto-place-page (car (recto-draw-places))))
                   (`(,left . ,top) (recto-draw-offset))
                   (`(,x . ,y) (recto-overlay-point (car (recto-draw-places)) 30 60))
                   (point (plist-get (recto-request "view/convert" :points [30 60]
                                                :from "page" :to "view" :pageIndex page)
                                 :points)))
        (should (< (abs (- (- x left) (aref point 0))) 1))
        (should (< (abs (- (- y top) (aref point 1))) 1))))))

(provide 'test-overlay)
;;; test-overlay.el ends here
