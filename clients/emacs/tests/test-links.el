;;; test-links.el --- Links by the keyboard  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(ert-deftest recto-follows-links-by-the-keyboard ()
  (recto-tests-with "annotations.pdf"
    (let (titles)
      ;; The window of a batch Emacs shows less than a line.
      (cl-letf (((symbol-function 'recto-move-resize) #'ignore)
                ((symbol-function 'completing-read)
                 (lambda (_prompt table &rest _)
                   (car (setq titles (all-completions "" table))))))
        (recto-tests-wait (lambda () (not recto-move--busy)))
        (recto-update-view :size [400 300] :scale 1 :offset [0 0])
        (recto-follow-link))
      (should (string-match-p "\\`1  .+ → page 2\\'" (nth 0 titles)))
      (should (string-match-p "\\`2  .+ → https://example.org/\\'" (nth 1 titles))))
    (recto-tests-wait (lambda () (= 1 (plist-get recto-view :pageIndex))))))

(ert-deftest recto-finds-links-by-number-text-and-target ()
  (let (choices done)
    (dotimes (index 12)
      (push (cons (format "%d  Chapter %c → https://example.org/%c" (1+ index) (+ ?A index) (+ ?a index))
                  `(:uri ,index))
            choices))
    (setq choices (nreverse choices))
    (cl-letf (((symbol-function 'recto-links--choices) (lambda () choices))
              ((symbol-function 'recto-draw-now) #'ignore)
              ((symbol-function 'recto-request)
               (lambda (_method &rest params)
                 (push (plist-get (plist-get params :action) :uri) done)
                 nil)))
      (dolist (typed '("1" "12" "ter C" "org/d" "13"))
        (cl-letf (((symbol-function 'completing-read)
                   (lambda (_prompt table &rest _)
                     ;; As RET does it in the minibuffer.
                     (or (and (test-completion typed table) typed)
                         (car-safe (completion-try-completion typed table nil (length typed)))
                         (signal 'quit nil)))))
          (condition-case nil (recto-follow-link) (quit (push 'none done))))))
    (should (equal '(0 11 2 3 none) (nreverse done)))))

(ert-deftest recto-goes-over-links-with-the-tab-key ()
  (recto-tests-with "annotations.pdf"
    (recto-update-view :size [400 300] :scale 1 :offset [0 0])
    (while (not (equal recto-state "pan.focused")) (recto-key ?\t))
    (should (cl-find "selection" recto-overlay :test #'equal
                     :key (lambda (item) (plist-get item :role))))
    (recto-key ?\r)
    (recto-tests-wait (lambda () (= 1 (plist-get recto-view :pageIndex))))))

(provide 'test-links)
;;; test-links.el ends here
