;;; test-work.el --- Work that is not finished  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)
(require 'autorevert)

(defun recto-tests-draw-corners ()
  "Begin a polyline of three corners."
  (recto-set-tool "polyline")
  (dolist (point '([100 100] [200 150] [150 250]))
    (recto-event "tap" :pageIndex 0 :point point)))

(defun recto-tests-command (command)
  "Call COMMAND as a key does."
  (let ((this-command command))
    (run-hooks 'pre-command-hook)
    (call-interactively command)))

(defun recto-tests-replace ()
  "Let another program write another file over the buffer's."
  (copy-file (expand-file-name "Tests/Fixtures/outline.pdf" recto-tests-root) buffer-file-name t)
  (set-file-times buffer-file-name (time-add nil 10)))

(ert-deftest recto-saves-unfinished-work-at-once ()
  (recto-tests-with "simple.pdf"
    (recto-tests-draw-corners)
    (recto-tests-command #'save-buffer)
    (should-not (buffer-modified-p))
    (should-not (eq t (plist-get (recto-request "tool/get") :hasWork)))
    (should (= 1 (length (recto-tests-annotations))))))

(ert-deftest recto-asks-before-unfinished-work-is-lost ()
  (recto-tests-with "simple.pdf"
    (recto-tests-draw-corners)
    (recto-tests-wait #'buffer-modified-p)
    (let (asked)
      (cl-letf (((symbol-function 'yes-or-no-p) (lambda (prompt) (push prompt asked) nil)))
        (recto-revert))
      (should asked))
    (should (eq t (plist-get (recto-request "tool/get") :hasWork)))))

(ert-deftest recto-reads-no-file-over-unfinished-work ()
  (recto-tests-with "simple.pdf"
    (let ((auto-revert-use-notify nil))
      (auto-revert-mode 1)
      (recto-tests-draw-corners)
      (recto-tests-replace)
      (auto-revert-buffers)
      (should (eq t (plist-get (recto-request "tool/get") :hasWork)))
      (should (buffer-modified-p))
      (recto-reload)
      (should (= 6 (plist-get recto-document :pageCount)))
      (should (cl-find "polyLine" (recto-tests-annotations) :test #'equal
                       :key (lambda (annotation) (plist-get annotation :type))))
      (should (buffer-modified-p)))))

(ert-deftest recto-warns-of-another-file-when-work-begins ()
  (recto-tests-with "simple.pdf"
    (recto-tests-replace)
    (recto-tests-wait (lambda () recto-revert--told))
    (should-not (buffer-modified-p))
    (let (warned)
      (cl-letf (((symbol-function 'recto-revert-warn) (lambda () (setq warned t))))
        (recto-tests-draw-corners)
        (recto-tests-wait #'buffer-modified-p))
      (should warned))))

;; The server keeps them until the document changes, which such work does not do yet.
(ert-deftest recto-leaves-what-was-left-for-later-beside-unfinished-work ()
  (recto-tests-with "simple.pdf"
    (setq recto-document--left t)
    (recto-tests-draw-corners)
    (recto-tests-wait #'buffer-modified-p)
    (should (equal "report" (recto-revert--recovery)))
    (recto-request "tool/commit")
    (recto-tests-wait (lambda () (not recto-document--left)))
    (should (equal "discard" (recto-revert--recovery)))))

;;; test-work.el ends here
