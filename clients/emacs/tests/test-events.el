;;; test-events.el --- Keys, requirements, menus  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: AGPL-3.0-or-later

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

(ert-deftest recto-asks-for-text ()
  (recto-tests-with "simple.pdf"
    (recto-set-tool "freeText")
    (recto-tests-tap 0 100 200)
    (should (equal "text" (plist-get recto-requirement :kind)))
    (recto-tests-wait
     (lambda () (with-current-buffer (window-buffer) (derived-mode-p 'recto-note-mode))))
    (with-current-buffer (window-buffer)
      (insert "Seven")
      (recto-note-done))
    (recto-tests-wait #'recto-tests-annotations)
    (should (equal "Seven" (plist-get (car (recto-tests-annotations)) :contents)))
    (should-not recto-requirement)))

(ert-deftest recto-shows-text-while-it-is-entered ()
  (recto-tests-with "simple.pdf"
    (recto-set-tool "freeText")
    (cl-letf (((symbol-function 'recto-ask--when-free) #'ignore))
      (recto-tests-tap 0 100 200)
      (recto-ask-enter "S")
      (recto-ask-enter "Se")
      (recto-ask-enter "Sev")
      (recto-tests-wait (lambda () (not recto-ask--entering))))
    (should (cl-find "Sev" recto-overlay :key (lambda (it) (plist-get it :text)) :test #'equal))
    (recto-ask-respond (plist-get recto-requirement :requirementId) nil)
    (recto-tests-wait (lambda () (null recto-requirement)))
    (should-not (recto-tests-annotations))))

(ert-deftest recto-edits-notes-in-a-buffer ()
  (recto-tests-with "annotations.pdf"
    (let ((document (current-buffer))
          (note (lambda ()
                  (recto-tests-wait
                   (lambda () (with-current-buffer (window-buffer) (derived-mode-p 'recto-note-mode))))
                  (window-buffer))))
      (recto-tests-tap 0 41 200)
      (setq recto-requirement '(:requirementId "r9" :kind "text" :prompt "Text" :multiline t
                                :value "old"))
      (let (answers)
        (cl-letf (((symbol-function 'recto-ask-respond)
                   (lambda (id answer) (push (cons id answer) answers))))
          (recto-ask-soon)
          (with-current-buffer (funcall note)
            (should (equal "old" (buffer-string)))
            (goto-char (point-max))
            (insert "\nnew")
            (recto-note-done))
          (should (equal '(("r9" "old\nnew")) answers))
          (should (eq document (window-buffer)))
          (with-current-buffer document
            (setq recto-requirement '(:requirementId "r10" :kind "text" :prompt "Text" :multiline t))
            (recto-ask-soon))
          (with-current-buffer (funcall note) (recto-note-cancel))
          (should (equal '("r10") (car answers))))))))

(ert-deftest recto-reads-answers-of-each-kind ()
  (recto-tests-with "simple.pdf"
    (let ((choices [(:id "a" :title "Alpha") (:id "b" :title "Beta")]))
      (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "Beta"))
                ((symbol-function 'completing-read-multiple) (lambda (&rest _) '("Alpha" "Beta")))
                ((symbol-function 'read-number) (lambda (&rest _) 2.5))
                ((symbol-function 'read-file-name) (lambda (&rest _) "/a/picture.png"))
                ((symbol-function 'y-or-n-p) (lambda (_) nil))
                ((symbol-function 'read-passwd) (lambda (_) "secret")))
        (cl-flet ((answer (&rest requirement)
                    (recto-ask-read `(:requirementId "r" :prompt "What" ,@requirement))))
          (should (equal "b" (answer :kind "choice" :choices choices)))
          (should (equal ["a" "b"] (answer :kind "choice" :choices choices :takesSeveral t)))
          (should (equal 2.5 (answer :kind "number" :value "1")))
          (should (equal '(:path "/a/picture.png") (answer :kind "file")))
          (should (equal :json-false (answer :kind "confirm")))
          (should (equal "secret" (answer :kind "text" :secret t)))
          (cl-letf (((symbol-function 'read-string) (lambda (&rest _) "12")))
            (should (equal '(:pageIndex 11) (answer :kind "link"))))
          (cl-letf (((symbol-function 'read-string) (lambda (&rest _) "https://a.b/")))
            (should (equal '(:uri "https://a.b/") (answer :kind "link"))))
          (should-error (answer :kind "telepathy") :type 'user-error))))))

(ert-deftest recto-gives-no-answer-when-the-user-quits ()
  (recto-tests-with "simple.pdf"
    (recto-set-tool "imageStamp")
    (cl-letf (((symbol-function 'read-file-name) (lambda (&rest _) (signal 'quit nil))))
      (recto-tests-tap 0 100 200)
      (should (equal "file" (plist-get recto-requirement :kind)))
      (recto-tests-wait (lambda () (null recto-requirement))))
    (should-not (recto-tests-annotations))))

(ert-deftest recto-offers-the-servers-menu ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-tap 0 41 200)
    (should (assoc "Duplicate" (cdr (cadr (recto-ask--popup)))))
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "Duplicate")))
      (let ((before (length (recto-tests-annotations))))
        (recto-choose-from-menu)
        (should (= (1+ before) (length (recto-tests-annotations))))))))

(ert-deftest recto-restyles ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-tap 0 41 200)
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "color"))
              ((symbol-function 'read-color) (lambda (_) "#00AA00")))
      (recto-set-style))
    (should (equal "#00aa00" (plist-get (recto-tests-annotation "square-1") :color)))))

(provide 'test-events)
;;; test-events.el ends here
