;;; test-ask.el --- What the server needs from the user  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(ert-deftest recto-takes-a-date-from-a-calendar ()
  (recto-tests-with "scripts.pdf"
    (let ((text "") (asked nil))
      (cl-letf (((symbol-function 'read-string)
                 (lambda (prompt &rest _)
                   (setq asked prompt)
                   (funcall recto-ask--chosen "2026-02-28")
                   text))
                ((symbol-function 'recto-ask--in-minibuffer)
                 (lambda (read &optional _)
                   (run-hooks 'minibuffer-setup-hook)
                   (funcall read))))
        (should (equal '(:date "2026-02-28")
                       (recto-ask-read '(:requirementId "r" :kind "text" :prompt "date" :date nil))))
        (should (string-match-p "calendar" asked))))))

(ert-deftest recto-holds-the-letters-of-a-comb ()
  (with-temp-buffer
    (insert "SEVENTEEN")
    (recto-ask--cut 6)
    (should (equal "SEVENT" (buffer-string))))
  (should (equal "code: (6 letters) " (recto-ask--hint "code: " '(:comb 6)))))

(ert-deftest recto-keeps-an-answer-that-comes-too-late ()
  (recto-tests-with "simple.pdf"
    (let (kill-ring interprogram-cut-function)
      (recto-ask-respond "r99" '("Late words"))
      (should (equal "Late words" (current-kill 0))))))

(ert-deftest recto-keeps-an-answer-that-the-server-refuses ()
  (recto-tests-with "simple.pdf"
    (let (kill-ring interprogram-cut-function)
      (setq recto-requirement '(:requirementId "r99" :kind "text"))
      (recto-ask-respond "r99" '("Late words"))
      (recto-tests-wait (lambda () kill-ring))
      (should (equal "Late words" (current-kill 0)))
      ;; The server ends before it answers.
      (setq recto-requirement '(:requirementId "r100" :kind "text"))
      (recto-ask-respond "r100" '("Last words"))
      (delete-process (jsonrpc--process recto-rpc--connection))
      (recto-tests-wait (lambda () (equal "Last words" (current-kill 0)))))))

(ert-deftest recto-keeps-no-password ()
  (recto-tests-with "fields.pdf"
    (let* (kill-ring copied (interprogram-cut-function (lambda (text) (setq copied text)))
           (requirement '(:requirementId "r99" :kind "text" :prompt "secret" :secret t)))
      (cl-letf (((symbol-function 'read-passwd) (lambda (&rest _) "geheim")))
        (recto-ask requirement))
      (should-not kill-ring)
      (should-not copied)
      (cl-letf (((symbol-function 'read-string) (lambda (&rest _) "plain")))
        (recto-ask '(:requirementId "r99" :kind "text" :prompt "name")))
      (should (equal "plain" (current-kill 0)))
      (should (equal "plain" copied)))))

(ert-deftest recto-goes-from-field-to-field-by-tab ()
  (recto-tests-with "filling.pdf"
    (cl-flet ((value (name)
                (plist-get (cl-find name (plist-get (recto-request "forms/list") :fields)
                                    :key (lambda (it) (plist-get it :name)) :test #'equal)
                           :value)))
      (recto-tests-tap 0 210 70)
      (should (equal "notes" (plist-get recto-requirement :prompt)))
      (cl-letf (((symbol-function 'recto-ask-read)
                 (lambda (requirement)
                   (when (equal "code" (plist-get requirement :prompt))
                     (recto-ask-onward (current-buffer) 'backtab)
                     "XY"))))
        (with-current-buffer (recto-tests-note)
          (erase-buffer)
          (insert "A line")
          (recto-note-tab ?\t))
        ;; The next field is entered and left to the other side.
        (recto-tests-wait (lambda () (equal "XY" (value "code"))))
        (recto-tests-wait (lambda () (equal "notes" (plist-get recto-requirement :prompt))))
        (should (equal "A line" (value "notes")))))))

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

(ert-deftest recto-reads-answers-of-each-kind ()
  (recto-tests-with "simple.pdf"
    (let ((choices [(:id "a" :title "Alpha") (:id "b" :title "Beta")]))
      (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "Beta"))
                ((symbol-function 'completing-read-multiple) (lambda (&rest _) '("Alpha" "Beta")))
                ((symbol-function 'read-file-name) (lambda (&rest _) "/a/picture.png"))
                ((symbol-function 'y-or-n-p) (lambda (_) nil))
                ((symbol-function 'read-passwd) (lambda (_) "secret")))
        (cl-flet ((answer (&rest requirement)
                    (recto-ask-read `(:requirementId "r" :prompt "What" ,@requirement))))
          (should (equal "b" (answer :kind "choice" :choices choices)))
          (should (equal ["a" "b"] (answer :kind "choice" :choices choices :takesSeveral t)))
          (dolist (case '(("2.5" . 2.5) ("7.20 in" . 7.2) (" " . nil)))
            (cl-letf (((symbol-function 'read-string) (lambda (&rest _) (car case))))
              (should (equal (cdr case) (answer :kind "number" :value "1")))))
          (dolist (text '("much" "3,5" "1.234,5" "1/2" "12abc" "2 1/2"))
            (cl-letf (((symbol-function 'read-string) (lambda (&rest _) text)))
              (should-error (answer :kind "number") :type 'user-error)))
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

(provide 'test-ask)
;;; test-ask.el ends here
