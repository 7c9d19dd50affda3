;;; test-field.el --- From field to field of a form  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(ert-deftest recto-leaves-a-secret-in-which-nothing-was-typed ()
  (recto-tests-with "filling.pdf"
    (cl-letf (((symbol-function 'read-passwd) (lambda (_) "")))
      (should-not (recto-tests-answer :kind "text" :secret t))
      ;; A password for something else may be empty.
      (should (equal "" (recto-ask-read '(:requirementId "r" :prompt "Password" :kind "text"
                                          :secret t)))))))

(ert-deftest recto-leaves-the-entry-of-a-field-for-that-of-another ()
  (recto-tests-with "filling.pdf"
    (let ((document (current-buffer))
          kill-ring interprogram-cut-function left)
      (setq recto-ask--asked "r1"
            recto-requirement '(:requirementId "r2" :kind "text" :prompt "Second"))
      (with-temp-buffer ; As a minibuffer for the first field.
        (insert "words")
        (setq recto-ask--for document recto-ask--id "r1" recto-ask--shown t)
        (set-window-buffer (selected-window) (current-buffer))
        (cl-letf (((symbol-function 'active-minibuffer-window) #'selected-window)
                  ((symbol-function 'abort-recursive-edit) (lambda () (setq left t))))
          (let ((recto-rpc-waiting t))
            (with-current-buffer document (recto-ask-soon))
            (accept-process-output nil 0.2)
            (should-not left))
          (recto-tests-wait (lambda () left))
          (should (equal "words" (current-kill 0)))
          (setq left nil recto-ask--id "r2")
          (recto-ask--leave document)
          (should-not left))
        (with-current-buffer document (setq recto-requirement nil))))))

(ert-deftest recto-switches-the-field-that-tab-has-reached-by-space ()
  (recto-tests-with "form.pdf"
    (let ((is-on (lambda (field)
                   (plist-get (plist-get (recto-request "forms/get" :field field) :field) :value)))
          (top (lambda () (aref (plist-get recto-view :offset) 1))))
      (recto-took (recto-request "forms/focus" :field "agree"))
      (recto-tests-wait (lambda () (equal "formFill.selected" recto-state)))
      (let ((before (funcall top)))
        (call-interactively (key-binding (kbd "SPC")))
        (should (equal "Yes" (funcall is-on "agree")))
        (should (equal before (funcall top)))
        (call-interactively (key-binding (kbd "SPC")))
        (should-not (equal "Yes" (funcall is-on "agree")))
        ;; Without a field it scrolls.
        (recto-key 'escape)
        (call-interactively (key-binding (kbd "SPC")))
        (recto-tests-wait (lambda () (< before (funcall top))))))))

(provide 'test-field)
;;; test-field.el ends here
