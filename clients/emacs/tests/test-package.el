;;; test-package.el --- The package as such  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)
(require 'bytecomp)
(require 'checkdoc)
(require 'lisp-mnt)

(defconst recto-tests-package (expand-file-name "clients/emacs/" recto-tests-root)
  "Where the package is.")

(defun recto-tests-files ()
  "Return the files of the package."
  (directory-files recto-tests-package t "\\`recto.*\\.el\\'"))

(ert-deftest recto-compiles-without-warnings ()
  (let ((folder (make-temp-file "recto-tests-" t))
        (byte-compile-error-on-warn t))
    (unwind-protect
        (dolist (file (recto-tests-files))
          (let ((byte-compile-dest-file-function
                 (lambda (source)
                   (expand-file-name (concat (file-name-nondirectory source) "c") folder))))
            (should (eq t (byte-compile-file file)))))
      (delete-directory folder t))))

(ert-deftest recto-documents-everything ()
  (let (complaints)
    (dolist (file (recto-tests-files))
      (with-temp-buffer
        (insert-file-contents file)
        (setq buffer-file-name file)
        (emacs-lisp-mode)
        (let ((checkdoc-autofix-flag 'never)
              (checkdoc-create-error-function
               (lambda (text start &rest _)
                 (push (format "%s:%s: %s" (file-name-nondirectory file)
                               (and start (line-number-at-pos start)) text)
                       complaints)
                 nil)))
          (checkdoc-current-buffer t)
          (set-buffer-modified-p nil)
          (setq buffer-file-name nil))))
    (should-not complaints)))

(ert-deftest recto-keeps-the-projects-rules ()
  (dolist (file (append (recto-tests-files)
                        (directory-files (expand-file-name "tests" recto-tests-package) t "\\.el\\'")))
    (with-temp-buffer
      (insert-file-contents file)
      (should (string-match-p (concat "^;; SPDX-License-" "Identifier: MIT$") (buffer-string)))
      (should (<= (count-lines (point-min) (point-max)) 250))
      (should (string-match-p "lexical-binding: t" (buffer-string))))))

(ert-deftest recto-has-package-headers ()
  (let ((file (expand-file-name "recto.el" recto-tests-package)))
    (with-temp-buffer
      (insert-file-contents file)
      (should (lm-header "version"))
      (should (lm-header "package-requires"))
      (should (lm-commentary)))))

(ert-deftest recto-binds-commands ()
  (dolist (group recto-keys-table)
    (dolist (row (cdr group))
      (should (commandp (car row)))
      (dolist (key (cdr row))
        (should (eq (car row) (lookup-key recto-mode-map (kbd key))))))))

(ert-deftest recto-leaves-other-keys-to-the-server ()
  (dolist (key '("<left>" "S-<left>" "RET" "<delete>" "<home>" "z" "h"))
    (let ((command (lookup-key recto-mode-map (kbd key))))
      (should (memq command '(recto-key nil)))))
  (should (eq 'recto-key (lookup-key recto-mode-map [remap self-insert-command]))))

(ert-deftest recto-has-a-row-for-each-sign-that-is-not-the-servers ()
  (let ((rows (mapcan (lambda (group) (mapcan (lambda (row) (copy-sequence (cdr row))) (cdr group)))
                      (copy-tree recto-keys-table))))
    (with-temp-buffer
      (cl-letf (((symbol-function 'recto-document-try) #'ignore)) (recto-mode))
      (cl-loop for character from ?! to ?~
               for key = (char-to-string character)
               unless (or (member key rows) (equal key "a")) ; A prefix.
               do (should (eq 'recto-key (key-binding key)))))))

(ert-deftest recto-does-not-paste-by-the-mouse ()
  (dolist (event '([mouse-2] [down-mouse-2] [double-mouse-2]))
    (should (eq 'ignore (lookup-key recto-mode-map event)))))

(ert-deftest recto-describes-its-keys-in-the-readme ()
  (with-temp-buffer
    (insert-file-contents (expand-file-name "README.md" recto-tests-package))
    (should (search-forward (recto-keys-markdown) nil t))))

(provide 'test-package)
;;; test-package.el ends here
