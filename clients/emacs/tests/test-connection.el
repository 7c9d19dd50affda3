;;; test-connection.el --- The server: starting, failing, dying  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(ert-deftest recto-opens-a-document ()
  (recto-tests-with "annotations.pdf"
    (should (derived-mode-p 'recto-mode))
    (should (equal "Annotations" (plist-get recto-document :title)))
    (should (= 2 (plist-get recto-document :pageCount)))
    (should-not (buffer-modified-p))))

(ert-deftest recto-opens-by-find-file ()
  (recto-tests-with "simple.pdf"
    (let ((auto-mode-alist auto-mode-alist)
          (magic-mode-alist magic-mode-alist)
          (file (recto-tests-copy "outline.pdf" default-directory)))
      (recto-install)
      (find-file file)
      (unwind-protect
          (progn (should (derived-mode-p 'recto-mode))
                 (should enable-multibyte-characters)
                 (should (= 6 (plist-get recto-document :pageCount))))
        (kill-buffer)))))

(ert-deftest recto-shows-errors-as-messages ()
  (recto-tests-with "annotations.pdf"
    (let ((failure (should-error (recto-request "view/goTo" :pageIndex 99) :type 'user-error)))
      (should (string-match-p "There is no page 99" (cadr failure))))
    (let (said)
      (cl-letf (((symbol-function 'message)
                 (lambda (format &rest arguments) (push (apply #'format format arguments) said))))
        (recto-send "view/goTo" '(:pageIndex 99))
        (recto-request "server/ping"))
      (should (string-match-p "There is no page 99" (car said))))))

(ert-deftest recto-tells-that-there-is-no-server ()
  (recto-tests-with "annotations.pdf"
    (recto-stop)
    (let ((recto-program "recto-is-not-installed"))
      (should (string-match-p "There is no program"
                              (cadr (should-error (revert-buffer t t) :type 'user-error))))
      (should (string-match-p "There is no program" (buffer-string))))))

(ert-deftest recto-says-in-the-buffer-why-it-is-empty ()
  (recto-tests-with "simple.pdf"
    (let ((file (recto-tests-copy "outline.pdf" default-directory)))
      (recto-stop)
      (dolist (name '("*recto stderr*" " *recto stderr*"))
        (when (get-buffer name) (kill-buffer name)))
      (let ((recto-program "recto-is-not-installed")) (recto-find-file file))
      (unwind-protect
          (progn
            (should (derived-mode-p 'recto-mode))
            (should (string-match-p "There is no program" (buffer-string)))
            (should (string-match-p "^g tries again" (buffer-string)))
            (should-not (buffer-modified-p))
            (should-not (get-buffer "*recto stderr*"))
            (revert-buffer)
            (should (= 6 (plist-get recto-document :pageCount))))
        (kill-buffer)))))

(ert-deftest recto-says-that-a-text-terminal-shows-no-pages ()
  (recto-tests-with "simple.pdf"
    (let ((file (recto-tests-copy "outline.pdf" default-directory))
          noninteractive)
      (cl-letf (((symbol-function 'image-type-available-p) (lambda (_) t))
                ((symbol-function 'display-images-p) #'ignore)
                ((symbol-function 'terminal-name) (lambda () "/dev/tty")))
        (recto-find-file file))
      (unwind-protect (should (string-match-p "graphical display" (buffer-string)))
        (kill-buffer)))))

(ert-deftest recto-says-that-no-password-was-given ()
  (recto-tests-with "simple.pdf"
    (let ((file (recto-tests-copy "locked.pdf" default-directory)))
      (cl-letf (((symbol-function 'read-passwd) (lambda (&rest _) (signal 'quit nil))))
        (recto-find-file file))
      (unwind-protect
          (progn (should (string-match-p "no password" (buffer-string)))
                 (cl-letf (((symbol-function 'read-passwd) (lambda (&rest _) "user")))
                   (revert-buffer))
                 (should (= 3 (plist-get recto-document :pageCount))))
        (kill-buffer)))))

(ert-deftest recto-finds-its-program ()
  (let ((recto-program "ls")) (should (file-name-absolute-p (recto-rpc--program))))
  (let* ((file (make-temp-file "recto-tests-"))
         (recto-program (file-relative-name file "~/")))
    (unwind-protect
        (progn (should-error (recto-rpc--program) :type 'user-error)
               (set-file-modes file #o700)
               (should (equal (file-truename file) (file-truename (recto-rpc--program)))))
      (delete-file file))))

(ert-deftest recto-takes-an-empty-variable-for-none ()
  (let ((process-environment (cons "RECTO=" process-environment)))
    (should (equal "recto" (eval (car (get 'recto-program 'standard-value)) t)))))

(ert-deftest recto-cancels-requests ()
  (recto-tests-with "annotations.pdf"
    (let (answered)
      (recto-cancel (recto-send "search/find" '(:query "e") nil (lambda () (setq answered t))))
      (recto-tests-wait (lambda () answered)))))

(ert-deftest recto-notices-a-death-and-recovers ()
  (recto-tests-with "annotations.pdf"
    (recto-request "annotations/delete" :ids ["square-1"])
    (recto-update-view :size [400 300])
    (recto-update-view :scale 2 :offset [10 200])
    (delete-process (jsonrpc--process recto-rpc--connection))
    (recto-tests-wait (lambda () (not (recto-live-p))))
    (should recto-document--died)
    (should (string-match-p "closed" (recto--position)))
    (cl-letf (((symbol-function 'read-multiple-choice) (lambda (&rest _) '(?a "apply"))))
      (revert-buffer))
    (should (recto-live-p))
    (should-not (recto-tests-annotation "square-1"))
    (should (buffer-modified-p))
    (should (equal [10 200] (plist-get recto-view :offset)))
    (should (equal 2 (plist-get recto-view :scale)))))

(ert-deftest recto-brings-all-documents-back-by-the-next-key ()
  (recto-tests-with "annotations.pdf"
    (let ((recto-revive--last 0)
          (first (current-buffer)))
      (recto-request "annotations/delete" :ids ["square-1"])
      (recto-find-file (recto-tests-copy "outline.pdf" default-directory))
      (recto-goto-page 3)
      (let ((second (current-buffer)))
        (unwind-protect
            (progn
              (delete-process (jsonrpc--process recto-rpc--connection))
              (recto-tests-wait (lambda () (not (recto-live-p))))
              (recto-next-page 1)
              (should (= 3 (plist-get recto-view :pageIndex)))
              (with-current-buffer first
                (should (recto-live-p))
                (should (buffer-modified-p))
                (should-not (recto-tests-annotation "square-1")))
              ;; A server that ends again at once is not started over and over.
              (delete-process (jsonrpc--process recto-rpc--connection))
              (recto-tests-wait (lambda () (not (recto-live-p))))
              (should-error (recto-next-page 1) :type 'user-error))
          (kill-buffer second))))))

(ert-deftest recto-asks-anew-after-a-restart ()
  (recto-tests-with "annotations.pdf"
    (let ((recto-revive--last 0)
          (document (current-buffer))
          (note (lambda () (cl-find-if (lambda (buffer)
                                         (buffer-local-value 'recto-note--id buffer))
                                       (buffer-list))))
          kill-ring interprogram-cut-function)
      (recto-set-tool "sticky")
      (recto-tests-tap 0 500 700)
      (recto-tests-wait note)
      (with-current-buffer (funcall note) (insert "first"))
      (set-buffer document)
      (delete-process (jsonrpc--process recto-rpc--connection))
      (recto-tests-wait (lambda () (null recto-document)))
      (recto-revive)
      (recto-tests-wait (lambda () (null (funcall note))))
      (should (equal "first" (current-kill 0)))
      (recto-set-tool "sticky")
      (recto-tests-tap 0 300 600)
      (recto-tests-wait note)
      (should (= 0 (buffer-size (funcall note)))))))

(ert-deftest recto-discards-what-could-be-recovered ()
  (recto-tests-with "annotations.pdf"
    (recto-request "annotations/delete" :ids ["square-1"])
    (delete-process (jsonrpc--process recto-rpc--connection))
    (recto-tests-wait (lambda () (not (recto-live-p))))
    (cl-letf (((symbol-function 'read-multiple-choice) (lambda (&rest _) '(?d "discard"))))
      (revert-buffer))
    (should (recto-tests-annotation "square-1"))
    (should-not (buffer-modified-p))))

(ert-deftest recto-asks-for-passwords ()
  (recto-tests-with "simple.pdf"
    (let ((file (recto-tests-copy "locked.pdf" default-directory))
          (answers '("wrong" "user"))
          prompts)
      (cl-letf (((symbol-function 'read-passwd)
                 (lambda (prompt &rest _) (push prompt prompts) (pop answers))))
        (recto-find-file file))
      (unwind-protect
          (progn (should (= 3 (plist-get recto-document :pageCount)))
                 (should (string-match-p "\\`Wrong" (car prompts)))
                 (should (= 2 (length prompts)))
                 (recto-revert t t) ; Does not ask again.
                 (should (= 3 (plist-get recto-document :pageCount))))
        (kill-buffer)))))

(ert-deftest recto-leaves-the-bytes-to-another-mode ()
  (recto-tests-with "simple.pdf"
    (fundamental-mode)
    (should (string-prefix-p "%PDF" (buffer-string)))
    (should-not (buffer-modified-p))))

(provide 'test-connection)
;;; test-connection.el ends here
