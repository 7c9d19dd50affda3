;;; test-quit.el --- Quitting while the server works  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(defmacro recto-tests-quit (&rest body)
  "Do BODY, and quit as soon as it waits for the server."
  `(should (eq 'quit (condition-case nil
                         (cl-letf (((symbol-function 'accept-process-output)
                                    (lambda (&rest _) (signal 'quit nil))))
                           ,@body)
                       (quit 'quit)))))

(ert-deftest recto-takes-the-result-of-an-event-after-a-quit ()
  (recto-tests-with "annotations.pdf"
    (recto-set-tool "freeText")
    (let (asked)
      (cl-letf (((symbol-function 'recto-note-edit) (lambda (&rest _) (setq asked t))))
        (recto-tests-quit (recto-tests-tap 0 100 700))
        (recto-tests-wait (lambda () asked))
        (should (equal "freeText.editingText" recto-state))))))

(ert-deftest recto-cancels-what-the-user-does-not-wait-for ()
  (recto-tests-with "annotations.pdf"
    (let (sent)
      (cl-letf* ((notify (symbol-function 'jsonrpc-notify))
                 ((symbol-function 'jsonrpc-notify)
                  (lambda (connection method params)
                    (push method sent)
                    (funcall notify connection method params))))
        (recto-tests-quit (recto-request "search/find" :query "e"))
        (should (equal '($/cancelRequest) sent)))
      (should (= 2 (plist-get (recto-request "document/info") :pageCount))))))

(ert-deftest recto-closes-what-was-opened-after-a-quit ()
  (recto-tests-with "annotations.pdf"
    (recto-request "annotations/delete" :ids ["square-1"])
    (delete-process (jsonrpc--process recto-rpc--connection))
    (recto-tests-wait (lambda () (null recto-document)))
    (recto-rpc-connection)
    (recto-tests-quit (revert-buffer t t))
    (should (string-match-p "stopped the opening" (buffer-string)))
    (recto-tests-wait (lambda () (= 0 (recto-tests-open-documents))))
    (cl-letf (((symbol-function 'read-multiple-choice) (lambda (&rest _) '(?a "apply"))))
      (revert-buffer t t))
    (should-not (plist-get recto-document :editedElsewhere))
    (should-not (recto-tests-annotation "square-1"))))

(ert-deftest recto-closes-what-it-asks-about-when-the-user-quits ()
  (recto-tests-with "annotations.pdf"
    (recto-request "annotations/delete" :ids ["square-1"])
    (delete-process (jsonrpc--process recto-rpc--connection))
    (recto-tests-wait (lambda () (null recto-document)))
    (cl-letf (((symbol-function 'read-multiple-choice) (lambda (&rest _) (signal 'quit nil))))
      (should (eq 'quit (condition-case nil (revert-buffer t t) (quit 'quit)))))
    (should-not (string-match-p "password" (buffer-string)))
    (recto-tests-wait (lambda () (= 0 (recto-tests-open-documents))))))

(ert-deftest recto-cancels-a-gesture-when-the-user-quits ()
  (recto-tests-with "annotations.pdf"
    (cl-letf* (((symbol-function 'recto-move-check-size) #'ignore)
               (window (selected-window))
               (at (lambda (x y) (list window 1 (cons x y) 0)))
               (events (list `(mouse-movement ,(funcall at 250 190))
                             `(mouse-movement ,(funcall at 265 215))))
               ((symbol-function 'read-event)
                (lambda (&rest _)
                  (or (pop events)
                      (progn (recto-tests-wait (lambda () (not recto-mouse--moving)))
                             (should (equal "annotationEdit.moving" recto-state))
                             (signal 'quit nil))))))
      (recto-update-view :size [800 600] :scale 1 :offset [0 0])
      (recto-tests-tap 0 41 200)
      (should (eq 'quit (condition-case nil
                            (recto-mouse `(down-mouse-1 ,(funcall at 241 180)))
                          (quit 'quit))))
      (recto-tests-wait (lambda () (equal "annotationEdit.selected" recto-state)))
      (should-not (buffer-modified-p)))))

(provide 'test-quit)
;;; test-quit.el ends here
