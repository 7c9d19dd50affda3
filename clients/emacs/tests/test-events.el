;;; test-events.el --- Keys, selections, menus  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(ert-deftest recto-selects-and-deletes ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-tap 0 41 200)
    (should (equal '("square-1") recto-selected))
    (should (equal "annotationEdit.selected" recto-state))
    (should (cl-find "handle" recto-overlay :key (lambda (it) (plist-get it :kind)) :test #'equal))
    (recto-delete)
    (should-not (recto-tests-annotation "square-1"))
    (should (buffer-modified-p))
    (should-not recto-selected)
    (recto-undo)
    (should (recto-tests-annotation "square-1"))
    (should-not (buffer-modified-p))
    (recto-redo)
    (should-not (recto-tests-annotation "square-1"))
    (recto-undo)
    (should-error (recto-undo) :type 'user-error)))

(ert-deftest recto-knows-of-unfinished-work ()
  (recto-tests-with "simple.pdf"
    (recto-set-tool "polyline")
    (recto-event "tap" :pageIndex 0 :point [100 100])
    (recto-event "tap" :pageIndex 0 :point [200 150])
    (recto-tests-wait #'buffer-modified-p)
    (should (equal "polyline" recto-tool))
    (recto-undo)
    (recto-undo)
    (recto-tests-wait (lambda () (not (buffer-modified-p))))
    (recto-event "tap" :pageIndex 0 :point [100 100])
    (recto-event "tap" :pageIndex 0 :point [200 150])
    (recto-tests-wait #'buffer-modified-p)
    (save-buffer)
    (should-not (buffer-modified-p))
    (should (= 1 (length (plist-get (recto-request "annotations/list") :annotations))))))

(ert-deftest recto-names-keys-as-the-server-does ()
  (should (equal '("ArrowLeft" . []) (recto-event-key 'left)))
  (should (equal '("ArrowLeft" . ["shift"]) (recto-event-key 'S-left)))
  (should (equal '("Enter" . []) (recto-event-key ?\r)))
  (should (equal '("Tab" . []) (recto-event-key ?\t)))
  (should (equal '("Tab" . ["shift"]) (recto-event-key 'backtab)))
  (should (equal '("Escape" . []) (recto-event-key 'escape)))
  (should (equal '("Delete" . []) (recto-event-key 'delete)))
  (should (equal '("Backspace" . []) (recto-event-key 127)))
  (should (equal '("h" . []) (recto-event-key ?h)))
  (should (equal '("z" . ["control"]) (recto-event-key ?\C-z)))
  (should-not (recto-event-key 'f13)))

(ert-deftest recto-sends-keys ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-tap 0 41 200)
    (recto-key 'right)
    (should (equal [41 160 121 230] (plist-get (recto-tests-annotation "square-1") :rect)))
    (recto-key 'escape)
    (should (equal "pan.idle" recto-state))
    (should-not recto-selected)))

(ert-deftest recto-copies-text ()
  (recto-tests-with "annotations.pdf"
    (let (kill-ring interprogram-cut-function)
      (recto-event "tripleTap" :pageIndex 0 :point [60 102])
      (should recto-text-selected)
      (recto-copy)
      (should (equal "Nothing lies over these words." (current-kill 0))))))

(ert-deftest recto-offers-selected-text-to-other-programs ()
  (recto-tests-with "annotations.pdf"
    (let (offered)
      (cl-letf (((symbol-function 'gui-set-selection)
                 (lambda (type text) (push (list type text) offered))))
        (recto-event "tripleTap" :pageIndex 0 :point [60 102])
        (recto-tests-wait (lambda () offered))
        (run-hooks 'recto-selected-hook)
        (recto-request "server/ping"))
      (should (equal '((PRIMARY "Nothing lies over these words.")) offered)))))

(ert-deftest recto-highlights-the-selected-text ()
  (recto-tests-with "annotations.pdf"
    (let ((before (length (recto-tests-annotations))))
      (recto-event "tripleTap" :pageIndex 0 :point [60 102])
      (recto-highlight)
      (should (= (1+ before) (length (recto-tests-annotations)))))))

(ert-deftest recto-follows-links-and-goes-back ()
  (recto-tests-with "annotations.pdf"
    (recto-update-view :size [400 300] :scale 1 :offset [0 0])
    (recto-tests-tap 0 60 127)
    (should (= 1 (plist-get recto-view :pageIndex)))
    (recto-back)
    (should (= 0 (plist-get recto-view :pageIndex)))
    (let (opened)
      (cl-letf (((symbol-function 'browse-url) (lambda (uri &rest _) (setq opened uri)))
                ((symbol-function 'y-or-n-p) (lambda (_) t)))
        (recto-tests-tap 0 250 127)
        (recto-tests-wait (lambda () opened))
        (should (equal "https://example.org/" opened))))))

(ert-deftest recto-offers-the-servers-menu ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-tap 0 41 200)
    (should (assoc "Duplicate" (cdr (cadr (recto-menu--popup)))))
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "Duplicate")))
      (let ((before (length (recto-tests-annotations))))
        (recto-choose-from-menu)
        (should (= (1+ before) (length (recto-tests-annotations))))))))

(ert-deftest recto-restyles ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-tap 0 41 200)
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "color"))
              ((symbol-function 'read-color) (lambda (&rest _) "#00AA00")))
      (recto-set-style))
    (should (equal "#00aa00" (plist-get (recto-tests-annotation "square-1") :color)))
    (should (plist-get (recto-tests-annotation "square-1") :interiorColor))
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "fill"))
              ((symbol-function 'read-color) (lambda (&rest _) "")))
      (recto-set-style))
    (should-not (plist-get (recto-tests-annotation "square-1") :interiorColor))))

(ert-deftest recto-names-the-tool-that-the-user-takes ()
  (recto-tests-with "annotations.pdf"
    (should (equal "" (recto--state)))
    (recto-tests-tap 0 41 200)
    (should (equal "" (recto--state)))
    (recto-set-tool "rectangle")
    (should (equal ":rectangle.idle" (recto--state)))))

(provide 'test-events)
;;; test-events.el ends here
