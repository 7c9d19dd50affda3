;;; test-note.el --- Editing texts in a buffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(ert-deftest recto-keeps-what-is-typed-when-a-click-ends-the-entry ()
  (recto-tests-with "simple.pdf"
    (let (kill-ring interprogram-cut-function)
      (recto-set-tool "freeText")
      (recto-tests-tap 0 100 200)
      (let ((note (recto-tests-note)))
        (with-current-buffer note (insert "Sev") (insert "en"))
        (recto-tests-tap 0 300 600)
        (recto-tests-wait (lambda () (not (buffer-live-p note))))
        (should (equal "Seven" (plist-get (car (recto-tests-annotations)) :contents)))
        (should (equal "Seven" (current-kill 0)))))))

(ert-deftest recto-keeps-the-text-of-a-buffer-that-is-killed ()
  (recto-tests-with "simple.pdf"
    (recto-set-tool "freeText")
    (recto-tests-tap 0 100 200)
    (let ((note (recto-tests-note)))
      (with-current-buffer note (insert "Nine"))
      (kill-buffer note)
      (recto-tests-wait (lambda () (recto-tests-annotations)))
      (should (equal "Nine" (plist-get (car (recto-tests-annotations)) :contents))))))

(ert-deftest recto-keeps-the-text-when-another-window-is-selected ()
  (recto-tests-with "simple.pdf"
    (let (kill-ring interprogram-cut-function)
      (recto-set-tool "freeText")
      (recto-tests-tap 0 100 200)
      (let* ((document (current-buffer))
             (note (recto-tests-note))
             (window (get-buffer-window note)))
        (with-current-buffer note (insert "Eight"))
        (recto-note--selection-changed window)
        (should-not (recto-tests-annotations))
        (with-selected-window (get-buffer-window document)
          (let ((recto-note-commit-on-leaving nil)) (recto-note--selection-changed window))
          (should-not (recto-tests-annotations))
          (recto-note--selection-changed window))
        (recto-tests-wait (lambda () (not (buffer-live-p note))))
        (should (equal "Eight" (plist-get (car (recto-tests-annotations)) :contents)))
        (should-not kill-ring)))))

(ert-deftest recto-keeps-the-text-when-emacs-loses-the-focus ()
  (recto-tests-with "simple.pdf"
    (let (kill-ring interprogram-cut-function)
      (recto-set-tool "freeText")
      (recto-tests-tap 0 100 200)
      (let ((note (recto-tests-note)))
        (with-current-buffer note (insert "Nine"))
        (cl-letf (((symbol-function 'frame-focus-state) (lambda (&rest _) t)))
          (funcall after-focus-change-function))
        (should-not (recto-tests-annotations))
        (cl-letf (((symbol-function 'frame-focus-state) #'ignore))
          (funcall after-focus-change-function)
          (recto-tests-wait (lambda () (not (buffer-live-p note)))))
        (should (equal "Nine" (plist-get (car (recto-tests-annotations)) :contents)))
        (should-not kill-ring)))))

(ert-deftest recto-goes-on-with-a-text-when-emacs-loses-the-focus-for-a-moment ()
  (recto-tests-with "simple.pdf"
    (recto-set-tool "freeText")
    (recto-tests-tap 0 100 200)
    (let ((note (recto-tests-note))
          (recto-note--focus-delay 0.05))
      (cl-letf (((symbol-function 'frame-focus-state) #'ignore))
        (funcall after-focus-change-function))
      (cl-letf (((symbol-function 'frame-focus-state) (lambda (&rest _) t)))
        (funcall after-focus-change-function)
        (let ((end (+ (float-time) 0.3)))
          (recto-tests-wait (lambda () (> (float-time) end)))))
      (should (buffer-live-p note))
      (should recto-requirement)
      (with-current-buffer note (recto-note-cancel)))))

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
                   (lambda (id answer &rest _) (push (cons id answer) answers))))
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

(ert-deftest recto-asks-before-emacs-ends-with-a-text-that-is-open ()
  (recto-tests-with "annotations.pdf"
    (let ((answer nil) (asked 0) note)
      (cl-letf (((symbol-function 'yes-or-no-p) (lambda (_) (cl-incf asked) answer)))
        (cl-flet ((may-end () (run-hook-with-args-until-failure 'kill-emacs-query-functions)))
          (recto-set-tool "freeText")
          (recto-tests-tap 0 100 700)
          (setq note (recto-tests-note))
          (should (may-end)) ; Nothing is written.
          (with-current-buffer note (insert "words"))
          (should-not (may-end))
          (should (eq note (window-buffer)))
          (setq answer t)
          (should (may-end))
          (should (= 2 asked))
          (with-current-buffer note (recto-note-done))
          (should (may-end))
          (should (= 2 asked)))))))

(provide 'test-note)
;;; test-note.el ends here
