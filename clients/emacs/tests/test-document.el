;;; test-document.el --- Saving, following the file  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)
(require 'bookmark)
(require 'desktop)

(ert-deftest recto-saves ()
  (recto-tests-with "annotations.pdf"
    (let ((size (file-attribute-size (file-attributes buffer-file-name))))
      (recto-request "annotations/delete" :ids ["square-1"])
      (should (buffer-modified-p))
      (save-buffer)
      (should-not (buffer-modified-p))
      (should (> (file-attribute-size (file-attributes buffer-file-name)) size))
      (should (verify-visited-file-modtime))
      (recto-revert t t)
      (should-not (recto-tests-annotation "square-1")))))

(ert-deftest recto-saves-to-another-file ()
  (recto-tests-with "annotations.pdf"
    (let ((old buffer-file-name)
          (new (expand-file-name "new.pdf"))
          (auto-save-default t))
      (recto-update-view :size [400 300] :scale 2 :offset [0 100])
      (recto-request "annotations/delete" :ids ["square-1"])
      (write-file new)
      (should (derived-mode-p 'recto-mode))
      (should (equal new buffer-file-name))
      (should buffer-read-only)
      (should-not (buffer-modified-p))
      (should-not (recto-tests-annotation "square-1"))
      (should (= 2 (plist-get recto-view :scale)))
      (revert-buffer t t)
      (should-not (string-match-p "PDF" (buffer-string)))
      (should-not buffer-auto-save-file-name)
      (should-not (recto-tests-annotation "square-1"))
      (recto-request "annotations/delete" :ids ["circle-1"])
      (save-buffer)
      (recto-find-file old)
      (should (recto-tests-annotation "square-1"))
      (kill-buffer))))

(ert-deftest recto-follows-a-file-that-is-renamed ()
  (recto-tests-with "annotations.pdf"
    (let ((new (expand-file-name "new.pdf"))
          (recto-revive--last 0))
      (recto-goto-page 2)
      (rename-file buffer-file-name new)
      (set-visited-file-name new nil t)
      (recto-tests-wait (lambda () (equal new recto-document--file)))
      (should (= 1 (plist-get recto-view :pageIndex)))
      (recto-request "annotations/delete" :ids ["square-1"])
      (delete-process (jsonrpc--process recto-rpc--connection))
      (recto-tests-wait (lambda () (null recto-document)))
      (recto-revive)
      (should-not (recto-tests-annotation "square-1")))))

(ert-deftest recto-tells-to-save-a-renamed-file-with-changes ()
  (recto-tests-with "annotations.pdf"
    (let ((new (expand-file-name "new.pdf")) said)
      (recto-request "annotations/delete" :ids ["square-1"])
      (rename-file buffer-file-name new)
      (cl-letf (((symbol-function 'message)
                 (lambda (format &rest arguments) (push (apply #'format format arguments) said))))
        (set-visited-file-name new nil t)
        (recto-tests-wait (lambda () (cl-some (lambda (text) (string-match-p "Save new.pdf" text))
                                              said))))
      (save-buffer)
      (should (equal new recto-document--file))
      (should-not (recto-tests-annotation "square-1")))))

(ert-deftest recto-has-bookmarks-of-emacs ()
  (recto-tests-with "outline.pdf"
    (recto-goto-page 4)
    (let ((record (bookmark-make-record)))
      (recto-goto-page 1)
      (bookmark-handle-bookmark (cons "here" (cdr record)))
      (should (= 3 (plist-get recto-view :pageIndex))))))

(ert-deftest recto-comes-back-with-a-desktop ()
  (recto-tests-with "outline.pdf"
    (recto-goto-page 4)
    (let* ((desktop-io-file-version 208)
           (kept (nth 8 (desktop-buffer-info (current-buffer))))
           (misc (car (read-from-string (prin1-to-string kept))))
           (file buffer-file-name))
      (kill-buffer)
      (set-buffer (funcall (alist-get 'recto-mode desktop-buffer-mode-handlers)
                           file "outline.pdf" misc))
      (should (= 3 (plist-get recto-view :pageIndex)))
      (kill-buffer))))

(ert-deftest recto-reverts-to-the-file ()
  (recto-tests-with "annotations.pdf"
    (recto-update-view :size [400 300])
    (recto-update-view :scale 2 :offset [10 700] :rotation 180)
    (let ((view recto-view))
      (recto-request "annotations/delete" :ids ["square-1"])
      (cl-letf (((symbol-function 'yes-or-no-p) (lambda (_) nil)))
        (revert-buffer))
      (should-not (recto-tests-annotation "square-1"))
      (cl-letf (((symbol-function 'yes-or-no-p) (lambda (_) t)))
        (revert-buffer))
      (should (recto-tests-annotation "square-1"))
      (should-not (buffer-modified-p))
      (dolist (member '(:scale :offset :rotation :size :pageIndex))
        (should (equal (plist-get view member) (plist-get recto-view member)))))))

(ert-deftest recto-follows-the-file ()
  (recto-tests-with "annotations.pdf"
    (let ((outline (expand-file-name "Tests/Fixtures/outline.pdf" recto-tests-root)))
      (copy-file outline buffer-file-name t)
      (set-file-times buffer-file-name (time-add nil -10))
      (should-not (verify-visited-file-modtime))
      (recto-revert t t)
      (should (= 6 (plist-get recto-document :pageCount)))
      (should (verify-visited-file-modtime)))))

(ert-deftest recto-turns-components-off ()
  (let ((recto-components-off '("selectAnnotation")))
    (recto-tests-with "annotations.pdf"
      (recto-tests-tap 0 41 200)
      (should-not recto-selected)
      (recto-revert t t)
      (recto-tests-tap 0 41 200)
      (should-not recto-selected))))

(ert-deftest recto-lets-others-know-of-files ()
  (let* (found
         (find-file-hook (list (lambda () (push buffer-file-name found)))))
    (recto-tests-with "simple.pdf"
      (should (equal (list buffer-file-name) found))
      (recto-find-file buffer-file-name)
      (should (= 1 (length found))))))

(ert-deftest recto-closes-documents ()
  (recto-tests-with "annotations.pdf"
    (let ((file (recto-tests-copy "simple.pdf" default-directory)))
      (recto-find-file file)
      (should (= 2 (recto-tests-open-documents)))
      (kill-buffer)
      (recto-tests-wait (lambda () (= 1 (recto-tests-open-documents)))))))

(ert-deftest recto-kills-a-buffer-without-waiting-for-the-server ()
  (recto-tests-with "annotations.pdf"
    (let ((buffer (current-buffer)))
      (cl-letf (((symbol-function 'accept-process-output)
                 (lambda (&rest _) (signal 'quit nil))))
        (should (eq 'killed (condition-case nil
                                (and (kill-buffer) 'killed)
                              (quit 'quit)))))
      (should-not (buffer-live-p buffer))
      (recto-tests-wait (lambda () (= 0 (recto-tests-open-documents)))))))

(ert-deftest recto-deletes-its-pictures ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-wait #'recto-tiles-complete-p)
    (let ((before (directory-files (recto-picture-folder))))
      (recto-update-view :scale 2)
      (recto-draw)
      (recto-tests-wait #'recto-tiles-complete-p)
      (should (> (length (directory-files (recto-picture-folder))) (length before)))
      (recto-document-close)
      (should (<= (length (directory-files (recto-picture-folder))) (length before))))))

(ert-deftest recto-has-no-indirect-buffers ()
  (recto-tests-with "annotations.pdf"
    (should-error (clone-indirect-buffer nil nil))
    (should (= 2 (plist-get (recto-request "document/info") :pageCount)))))

(ert-deftest recto-keeps-whitespace-mode-away ()
  (require 'whitespace)
  (recto-tests-with "annotations.pdf"
    (let (noninteractive) (whitespace-turn-on-if-enabled))
    (should-not (or global-whitespace-mode whitespace-mode
                    (bound-and-true-p whitespace-active-style)))))

(provide 'test-document)
;;; test-document.el ends here
