;;; test-local.el --- Files that the server cannot read where they are  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)
(require 'arc-mode)
(require 'jka-compr)
(require 'tramp)

(add-to-list 'tramp-methods
             '("mock" (tramp-login-program "sh") (tramp-login-args (("-i")))
               (tramp-remote-shell "/bin/sh") (tramp-remote-shell-args ("-c"))
               (tramp-connection-timeout 10)))
(add-to-list 'tramp-default-host-alist (list "\\`mock\\'" nil (system-name)))

(defmacro recto-tests-elsewhere (file &rest body)
  "Do BODY in a buffer that has opened FILE, a name in the folder of a document."
  (declare (indent 1))
  `(recto-tests-with "annotations.pdf"
     (let ((auto-mode-alist auto-mode-alist)
           (magic-mode-alist magic-mode-alist)
           (tramp-allow-unsafe-temporary-files t)
           (tramp-persistency-file-name nil)
           (vc-handled-backends nil))
       (recto-install)
       (find-file ,file)
       (unwind-protect (progn ,@body)
         (set-buffer-modified-p nil)
         (kill-buffer)))))

(defun recto-tests-kill-server ()
  "Kill the server, as a crash would."
  (delete-process (jsonrpc--process recto-rpc--connection))
  (recto-tests-wait (lambda () (not recto-document))))

(defun recto-tests-remote ()
  "Return the name of this buffer's file as if another machine had it."
  (concat "/mock::" buffer-file-name))

(ert-deftest recto-keeps-unsaved-edits-of-a-remote-file ()
  (recto-tests-elsewhere (recto-tests-remote)
    (let ((recto-revive--last 0))
      (recto-request "annotations/delete" :ids ["square-1"])
      (recto-tests-kill-server)
      (should (recto-revive))
      (should (buffer-modified-p))
      (should-not (recto-tests-annotation "square-1"))
      (save-buffer)
      (should-not (buffer-modified-p))
      (recto-revert t t)
      (should-not (recto-tests-annotation "square-1")))))

(ert-deftest recto-keeps-edits-that-could-not-be-written-to-their-file ()
  (recto-tests-elsewhere (recto-tests-remote)
    (let ((file buffer-file-name) asked)
      (recto-request "annotations/delete" :ids ["square-1"])
      (cl-letf (((symbol-function 'recto-local-put) (lambda (&rest _) (error "Connection lost"))))
        (should-error (save-buffer)))
      (should (buffer-modified-p))
      (set-buffer-modified-p nil)
      (kill-buffer)
      (cl-letf (((symbol-function 'read-multiple-choice)
                 (lambda (&rest _) (setq asked t) '(?a "apply"))))
        (find-file file))
      (should asked)
      (should-not (recto-tests-annotation "square-1"))
      (save-buffer)
      (should-not (buffer-modified-p)))))

(ert-deftest recto-offers-unsaved-edits-of-a-remote-file-later ()
  (recto-tests-elsewhere (recto-tests-remote)
    (let ((file buffer-file-name) asked)
      (recto-request "annotations/delete" :ids ["square-1"])
      (should (file-exists-p recto-local--copy))
      (set-buffer-modified-p nil)
      (let ((copy recto-local--copy))
        (kill-buffer)
        (should-not (file-exists-p copy)))
      (cl-letf (((symbol-function 'read-multiple-choice)
                 (lambda (prompt &rest _) (setq asked prompt) '(?a "apply"))))
        (find-file file))
      (should (string-match-p "1 unsaved changes? to annotations.pdf" asked))
      (should-not (recto-tests-annotation "square-1")))))

(defun recto-tests-zip (file)
  "Compress FILE and return the name of the result."
  (should (zerop (call-process "gzip" nil nil nil "-k" file)))
  (concat file ".gz"))

(ert-deftest recto-opens-and-saves-compressed-files ()
  (recto-tests-elsewhere (recto-tests-zip buffer-file-name)
    (should (= 2 (plist-get recto-document :pageCount)))
    (recto-request "annotations/delete" :ids ["square-1"])
    (save-buffer)
    (should-not (buffer-modified-p))
    (recto-revert t t)
    (should-not (recto-tests-annotation "square-1"))
    (should (zerop (call-process "gzip" nil nil nil "-t" buffer-file-name)))
    (fundamental-mode)
    (should (string-prefix-p "%PDF" (buffer-string)))))

(ert-deftest recto-opens-members-of-archives ()
  (skip-unless (executable-find "python3"))
  (recto-tests-elsewhere (progn (call-process "python3" nil nil nil "-m" "zipfile" "-c" "a.zip"
                                              buffer-file-name)
                                "a.zip")
    (let ((archive (current-buffer))
          (archive-zip-extract '("python3" "-c" "import sys, zipfile; \
sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))")))
      (goto-char (point-min))
      (search-forward "annotations.pdf")
      (archive-extract)
      (unwind-protect
          (progn
            (should (= 2 (plist-get recto-document :pageCount)))
            (recto-request "annotations/delete" :ids ["square-1"])
            (should-error (save-buffer) :type 'user-error)
            (should (buffer-modified-p))
            (write-file (expand-file-name "out.pdf"))
            (should-not (recto-tests-annotation "square-1"))
            (recto-request "annotations/delete" :ids ["circle-1"])
            (save-buffer)
            (should-not (buffer-modified-p)))
        (set-buffer-modified-p nil)
        (kill-buffer)
        (set-buffer archive)))))

(ert-deftest recto-opens-what-is-in-no-file ()
  (recto-tests-with "annotations.pdf"
    (let ((file buffer-file-name))
      (with-temp-buffer
        (set-buffer-multibyte nil)
        (insert-file-contents-literally file)
        (let ((bytes (buffer-string)))
          (recto-mode)
          (should (= 2 (plist-get recto-document :pageCount)))
          (should-not (recto-document-save))
          (fundamental-mode)
          (should (equal bytes (buffer-string))))))))

(ert-deftest recto-does-not-drop-text-that-is-no-pdf ()
  (recto-tests-with "annotations.pdf"
    (with-temp-buffer
      (insert "hours of work")
      (should-error (recto-mode) :type 'user-error)
      (should (equal "hours of work" (buffer-string)))
      (should-not (derived-mode-p 'recto-mode)))
    (let ((file (expand-file-name "letter.txt")))
      (write-region "old" nil file nil 'quiet)
      (find-file file)
      (unwind-protect
          (progn (insert "new and ")
                 (should-error (recto-mode) :type 'user-error)
                 (should (equal "new and old" (buffer-string)))
                 (should (buffer-modified-p)))
        (set-buffer-modified-p nil)
        (kill-buffer)))))

(provide 'test-local)
;;; test-local.el ends here
