;;; test-view.el --- Scrolling, zooming, drawing  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(defmacro recto-tests-view (fixture &rest body)
  "Do BODY with FIXTURE in a view of 400 by 300 pixels that no window resizes."
  (declare (indent 1))
  `(recto-tests-with ,fixture
     (set-window-buffer nil (get-buffer-create "*scratch*"))
     (with-current-buffer (find-buffer-visiting (expand-file-name ,fixture))
       (setq recto-view (recto-request "view/update" :size [400 300] :scale 1 :offset [0 0]))
       ,@body)))

(ert-deftest recto-scrolls ()
  (recto-tests-view "annotations.pdf"
    (recto-scroll-by 0 50)
    (recto-tests-wait (lambda () (not recto-move--busy)))
    (should (equal [0 50] (plist-get recto-view :offset)))
    (recto-screen-down 1)
    (should (> (aref (plist-get recto-view :offset) 1) 300))))

(ert-deftest recto-gathers-what-comes-while-it-scrolls ()
  (recto-tests-view "annotations.pdf"
    (let ((sent 0))
      (cl-letf* ((send (symbol-function 'recto-send))
                 ((symbol-function 'recto-send)
                  (lambda (&rest arguments) (cl-incf sent) (apply send arguments)))
                 ((symbol-function 'recto-move--settle) #'ignore))
        (dotimes (_ 20) (recto-scroll-by 0 10))
        (should (= 1 sent))
        (recto-tests-wait (lambda () (not recto-move--busy)))
        (should (= 2 sent))
        (should (equal [0 200] (plist-get recto-view :offset)))))))

(ert-deftest recto-zooms-at-a-point ()
  (recto-tests-view "annotations.pdf"
    (recto-scroll-by 0 -25 ["control"] [100 100])
    (recto-tests-wait (lambda () (not recto-move--busy)))
    (should (= 1.25 (plist-get recto-view :scale)))
    (should (equal [25 25] (plist-get recto-view :offset)))
    (recto-zoom-out 1)
    (should (= 1 (plist-get recto-view :scale)))))

(ert-deftest recto-arranges-pages ()
  (recto-tests-view "outline.pdf"
    (recto-set-layout "facing")
    (should (equal "facing" (plist-get recto-view :layout)))
    (recto-toggle-cover)
    (should (eq t (plist-get recto-view :coverPage)))
    (recto-rotate 1)
    (should (= 90 (plist-get recto-view :rotation)))
    (recto-fit-page)
    (should (< (plist-get recto-view :scale) 1))))

(ert-deftest recto-goes-to-pages-and-back ()
  (recto-tests-view "outline.pdf"
    (recto-goto-page 4)
    (should (= 3 (plist-get recto-view :pageIndex)))
    (recto-next-page 1)
    (should (= 4 (plist-get recto-view :pageIndex)))
    (recto-last-page)
    (recto-back)
    (should (= 4 (plist-get recto-view :pageIndex)))
    (recto-back)
    (recto-back)
    (should (= 0 (plist-get recto-view :pageIndex)))
    (recto-forward)
    (should (= 3 (plist-get recto-view :pageIndex)))
    (recto-first-page)
    (should-error (dotimes (_ 20) (recto-back)) :type 'user-error)))

(ert-deftest recto-steps-by-pairs-of-facing-pages ()
  (recto-tests-view "outline.pdf"
    (recto-set-layout "facing")
    (recto-next-page 1)
    (should (= 2 (plist-get recto-view :pageIndex)))
    (recto-next-page 1)
    (should (= 4 (plist-get recto-view :pageIndex)))
    (recto-previous-page 2)
    (should (= 0 (plist-get recto-view :pageIndex)))))

(ert-deftest recto-draws-pages-in-rows ()
  (recto-tests-view "annotations.pdf"
    (recto-draw)
    (recto-tests-wait #'recto-tiles-complete-p)
    (recto-draw)
    (should (= 2 (count-lines (point-min) (point-max))))
    (let ((image (cadr (get-text-property 1 'display))))
      (should (eq 'png (plist-get (cdr image) :type)))
      (should (file-exists-p (plist-get (cdr image) :file))))
    (let ((all (hash-table-count recto-tiles--pictures)))
      (recto-draw)
      (should (recto-tiles-complete-p))
      (should (= all (hash-table-count recto-tiles--pictures))))))

(ert-deftest recto-draws-what-lies-over-pages ()
  (recto-tests-view "annotations.pdf"
    (recto-tests-tap 0 41 200)
    (recto-tests-wait #'recto-tiles-complete-p)
    (recto-draw)
    (let* ((image (cadr (get-text-property 1 'display)))
           (svg (plist-get (cdr image) :data)))
      (should (eq 'svg (plist-get (cdr image) :type)))
      (should (string-match-p "<image " svg))
      (should (string-match-p "<circle cx=\"40.00\" cy=\"160.00\"" svg))
      (with-temp-buffer
        (insert svg)
        (should (eq 'svg (car (libxml-parse-xml-region (point-min) (point-max)))))))))

(ert-deftest recto-shows-something-while-pictures-come ()
  (recto-tests-view "annotations.pdf"
    (recto-draw)
    (recto-tests-wait #'recto-tiles-complete-p)
    (recto-draw)
    (let ((before (buffer-string)))
      ;; The server may be too quick for this test, or too slow: no picture has come yet.
      (cl-letf (((symbol-function 'recto-tiles-get) #'ignore))
        (let ((recto-draw--patience 60))
          (recto-update-view :scale 2 :offset [0 0])
          (recto-draw)
          ;; At first what was there,
          (should (equal-including-properties before (buffer-string))))
        (setq recto-draw--blank-since 0)
        (recto-draw))
      ;; then it is enlarged,
      (let ((svg (plist-get (cdr (cadr (get-text-property 1 'display))) :data)))
        (should (string-match-p "<image x=\"0.00\" y=\"0.00\" width=\"800.00\" height=\"512.00\"" svg)))
      (recto-draw)
      (recto-tests-wait #'recto-tiles-complete-p)
      (recto-draw)
      ;; and then it is there.
      (should (eq 'png (plist-get (cdr (cadr (get-text-property 1 'display))) :type))))))

(ert-deftest recto-draws-changed-pages-anew ()
  (recto-tests-view "annotations.pdf"
    (recto-draw)
    (recto-tests-wait #'recto-tiles-complete-p)
    (let ((before (hash-table-keys recto-tiles--pictures))
          (count recto-tiles--count))
      (recto-request "annotations/delete" :ids ["square-1"])
      (recto-draw)
      ;; The new pictures may be there already.
      (recto-tests-wait (lambda () (and (> recto-tiles--count count) (recto-tiles-complete-p))))
      (should (equal (length before) (hash-table-count recto-tiles--pictures))))))

(ert-deftest recto-asks-for-tiles-of-turned-pages ()
  (should (equal [10.0 20.0 30.0 40.0]
                 (recto-tiles--rect '(0 2.0 0 20 40 60 80 nil 200 400))))
  ;; A page of 100 by 200 points at scale 1: turned it is 200 by 100.
  (dolist (turn '((90 200 100) (180 100 200) (270 200 100)))
    (pcase-let* ((`(,rotation ,w ,h) turn)
                 (place (make-recto-place :x 0 :y 0 :w w :h h :scale 1.0 :rotation rotation))
                 (`(,x . ,y) (recto-overlay-point place 30 40))
                 (rect (recto-tiles--rect (list 0 1.0 rotation x y x y nil w h))))
      (should (equal [30.0 40.0 30.0 40.0] rect)))))

(ert-deftest recto-shows-dark-pages ()
  (recto-tests-view "annotations.pdf"
    (recto-dark-mode)
    (recto-draw)
    (recto-tests-wait #'recto-tiles-complete-p)
    (recto-draw)
    (pcase-let ((`(,_ . ,tile) (car (plist-get (recto-draw--row 0 0 400 (recto-draw-places) nil)
                                               :tiles))))
      (should tile))
    (should (cl-some (lambda (key) (equal (recto-theme-colors) (nth 7 key)))
                     (hash-table-keys recto-tiles--pictures)))))

(ert-deftest recto-takes-the-fringes-off-windows-of-new-frames ()
  (recto-tests-with "simple.pdf"
    (let ((fringes '(8 8 nil nil)) (set 0))
      (cl-letf (((symbol-function 'window-fringes) (lambda (&optional _) fringes))
                ((symbol-function 'set-window-buffer)
                 (lambda (&rest _) (cl-incf set) (setq fringes '(0 1 nil nil)))))
        (dotimes (_ 2) (recto-move-window-changed (selected-window)))
        (should (= 1 set))))))

(provide 'test-view)
;;; test-view.el ends here
