;;; test-mouse.el --- The mouse  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(ert-deftest recto-drags-with-the-mouse ()
  (recto-tests-with "annotations.pdf"
    (cl-letf* (((symbol-function 'recto-move-check-size) #'ignore)
               (window (selected-window))
               (at (lambda (x y) (list window 1 (cons x y) 0))))
      (recto-update-view :size [800 600] :scale 1 :offset [0 0])
      (recto-tests-tap 0 41 200)
      (mapc #'event-modifiers '(down-mouse-1 drag-mouse-1)) ; Emacs knows them now.
      (setq unread-command-events
            (list `(mouse-movement ,(funcall at 250 190)) `(mouse-movement ,(funcall at 255 195))
                  `(drag-mouse-1 ,(funcall at 241 180) ,(funcall at 261 200))))
      (recto-mouse `(down-mouse-1 ,(funcall at 241 180))))
    (should (equal '("square-1") recto-selected))
    (should (equal [60 180 140 250] (plist-get (recto-tests-annotation "square-1") :rect)))))

;; A hover between press and release would cancel the gesture.
(ert-deftest recto-does-not-hover-while-it-drags ()
  (recto-tests-with "annotations.pdf"
    (cl-letf* (((symbol-function 'recto-move-check-size) #'ignore)
               (window (selected-window))
               (at (lambda (x y) (list window 1 (cons x y) 0)))
               (events (list `(mouse-movement ,(funcall at 250 190))
                             `(mouse-movement ,(funcall at 255 195))
                             `(drag-mouse-1 ,(funcall at 241 180) ,(funcall at 261 200))))
               (pixel 0)
               ((symbol-function 'mouse-pixel-position)
                (lambda () (cons (selected-frame) (cons (cl-incf pixel) 1))))
               ((symbol-function 'posn-at-x-y) (lambda (&rest _) (funcall at 400 400)))
               (hovers 0)
               (send (symbol-function 'recto-send))
               ((symbol-function 'recto-send)
                (lambda (method params &rest rest)
                  (when (equal "hover" (plist-get params :phase)) (cl-incf hovers))
                  (apply send method params rest)))
               ((symbol-function 'read-event)
                (lambda (&rest _)
                  (recto-mouse--look)
                  (pop events))))
      (recto-update-view :size [800 600] :scale 1 :offset [0 0])
      (recto-tests-tap 0 41 200)
      (mapc #'event-modifiers '(down-mouse-1 drag-mouse-1))
      (setq hovers 0)
      (recto-mouse `(down-mouse-1 ,(funcall at 241 180)))
      (should (= 0 hovers))
      (should (equal [60 180 140 250] (plist-get (recto-tests-annotation "square-1") :rect)))
      (recto-mouse--look)
      (should (< 0 hovers)))))

(ert-deftest recto-sends-one-movement-at-a-time ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-tap 0 41 200)
    (recto-event "pointer" :phase "down" :point [41 180] :buttons 1 :time 0 :pageIndex 0)
    (let ((sent 0) (send (symbol-function 'recto-send)))
      (cl-letf (((symbol-function 'recto-send)
                 (lambda (&rest arguments) (cl-incf sent) (apply send arguments))))
        (dotimes (i 20)
          (recto-mouse--move `(:phase "move" :pageIndex 0 :point [,(+ 50 i) 190] :buttons 1
                               :time ,(* 10 i))))
        (recto-tests-wait (lambda () (not recto-mouse--moving))))
      (should (= 2 sent)))
    (recto-event "pointer" :phase "up" :point [69 190] :time 300 :pageIndex 0)
    (should (equal [68 170 148 240] (plist-get (recto-tests-annotation "square-1") :rect)))))

(ert-deftest recto-shows-what-the-pointer-is-over ()
  (recto-tests-with "annotations.pdf"
    (cl-letf (((symbol-function 'recto-move-check-size) #'ignore))
      (recto-update-view :size [800 600] :scale 1 :offset [0 0])
      (dolist (case '((260 127 hand) (260 102 text) (590 20 arrow)))
        (pcase-let ((`(,x ,y ,shape) case))
          (recto-mouse-hover `(,(selected-window) 1 (,x . ,y) 0))
          (recto-tests-wait (lambda () (not recto-mouse--moving)))
          (should (eq shape recto-draw--pointer)))))))

(provide 'test-mouse)
;;; test-mouse.el ends here
