;;; test-place.el --- Places, labels, printing  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)
(require 'saveplace)

(defmacro recto-tests-with-places (&rest body)
  "Do BODY while places in files are remembered."
  (declare (indent 0))
  `(let ((save-place-alist nil)
         (save-place-loaded t)
         (save-place-ignore-files-regexp nil)
         (kill-emacs-hook nil))
     (unwind-protect (progn (save-place-mode 1) ,@body)
       (save-place-mode -1))))

(ert-deftest recto-comes-back-to-the-place-in-a-file ()
  (recto-tests-with-places
    (recto-tests-with "outline.pdf"
      (let ((file buffer-file-name))
        (recto-goto-page 4)
        (kill-buffer)
        (setq save-place-alist (car (read-from-string (prin1-to-string save-place-alist))))
        (recto-find-file file)
        (should (= 3 (plist-get recto-view :pageIndex)))
        (recto-goto-page 2)
        (save-places-to-alist) ; As when Emacs ends.
        (recto-goto-page 1)
        (let (save-place-mode) (kill-buffer))
        (recto-find-file file)
        (should (= 1 (plist-get recto-view :pageIndex)))
        (kill-buffer)))))

(ert-deftest recto-remembers-places-before-the-server-ends ()
  (recto-tests-with-places
    (recto-tests-with "outline.pdf"
      (let ((file buffer-file-name) ended)
        (recto-goto-page 4)
        (add-hook 'kill-emacs-hook #'save-places-to-alist) ; As `save-place-mode' does.
        (let (recto-rpc--folder) (delete-directory (recto-picture-folder))) ; As a server's start.
        (cl-letf (((symbol-function 'recto-rpc--clean) (lambda () (setq ended t) (recto-stop))))
          (run-hooks 'kill-emacs-hook))
        (should ended)
        (should (assoc file save-place-alist))))))

(ert-deftest recto-remembers-no-place-unless-asked ()
  (recto-tests-with-places
    (recto-tests-with "outline.pdf"
      (let ((file buffer-file-name)
            (save-place-ignore-files-regexp "outline"))
        (recto-goto-page 4)
        (kill-buffer)
        (should-not save-place-alist)
        (recto-find-file file)
        (should (= 0 (plist-get recto-view :pageIndex)))
        (kill-buffer)))))

(ert-deftest recto-knows-pages-by-their-labels ()
  (recto-tests-with "pages.pdf"
    (recto-tests-wait (lambda () recto-labels))
    (should (string-match-p "Page i (1)/5" (recto--position)))
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "A-1")))
      (call-interactively #'recto-goto-page)
      (should (= 4 (plist-get recto-view :pageIndex))))
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "1")))
      (call-interactively #'recto-goto-page)
      (should (= 2 (plist-get recto-view :pageIndex)))) ; It is called 1.
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "5")))
      (call-interactively #'recto-goto-page)
      (should (= 4 (plist-get recto-view :pageIndex)))) ; No page is called 5.
    (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "Z")))
      (should-error (call-interactively #'recto-goto-page) :type 'user-error))
    (recto-request "pages/setLabels" :sections [])
    (recto-tests-wait (lambda () (null recto-labels)))
    (should (string-match-p "Page 5/5" (recto--position)))))

(defmacro recto-tests-with-printer (script &rest body)
  "Do BODY with SCRIPT, of which $1 is the file, for the program that prints."
  (declare (indent 1))
  `(let* ((folder (make-temp-file "recto-tests-" t))
          (printed (expand-file-name "printed.pdf" folder))
          (process-environment (cons (concat "PRINTED=" printed) process-environment))
          (recto-print-command (list "sh" "-c" ,script "sh"))
          said)
     (unwind-protect
         (cl-letf (((symbol-function 'message)
                    (lambda (format &rest arguments) (push (apply #'format format arguments) said))))
           ,@body)
       (delete-directory folder t))))

(defun recto-tests-printers-files ()
  "Return the folders of copies for the printer that are left."
  (directory-files temporary-file-directory nil "\\`recto-print-"))

(ert-deftest recto-prints-the-document-as-it-is ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-with-printer "cp \"$1\" \"$PRINTED\"; basename \"$1\" > \"$PRINTED.name\""
      (let ((left (recto-tests-printers-files)))
        (recto-request "annotations/delete" :ids ["square-1"])
        (recto-print nil)
        (recto-tests-wait (lambda () (member "annotations.pdf was sent to the printer" said)))
        (should (buffer-modified-p))
        (should (equal left (recto-tests-printers-files)))
        (should (equal "annotations.pdf\n" (with-temp-buffer
                                             (insert-file-contents (concat printed ".name"))
                                             (buffer-string))))
        (recto-find-file printed)
        (should-not (recto-tests-annotation "square-1"))
        (should (recto-tests-annotation "circle-1"))
        (kill-buffer)))))

(ert-deftest recto-prints-pictures-of-what-only-the-owner-may-unlock ()
  (recto-tests-with "annotations.pdf"
    (let ((file buffer-file-name))
      (recto-request "document/save" :encrypt '(:method "aes256" :userPassword "user"
                                                :ownerPassword "owner"))
      (kill-buffer)
      (cl-letf (((symbol-function 'read-passwd) (lambda (&rest _) "user")))
        (recto-find-file file))
      (recto-tests-with-printer "for file; do basename \"$file\" >> \"$PRINTED\"; done"
        (let ((left (recto-tests-printers-files)))
          (recto-print nil)
          (recto-tests-wait (lambda () (member "annotations.pdf was sent to the printer" said)))
          (should (equal left (recto-tests-printers-files)))
          (should (equal "annotations-1.png\nannotations-2.png\n"
                         (with-temp-buffer
                           (insert-file-contents printed)
                           (buffer-string))))))
      (kill-buffer))))

(ert-deftest recto-says-why-nothing-was-printed ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-with-printer "echo 'no such printer' >&2; exit 1"
      (recto-print nil)
      (recto-tests-wait (lambda () (member "annotations.pdf was not printed: no such printer" said))))
    (let ((recto-print-command '("no-such-program-here")))
      (should-error (recto-print nil) :type 'user-error))
    (plist-put (plist-get recto-document :permissions) :print :json-false)
    (should-error (recto-print nil) :type 'user-error)))

(ert-deftest recto-waits-not-long-to-save-a-desktop ()
  (recto-tests-with "outline.pdf"
    (recto-goto-page 4)
    (let* ((view recto-view)
           (state (cl-letf (((symbol-function 'recto-rpc-call)
                             (lambda (&rest _) (while t (accept-process-output nil 0.01)))))
                    (with-timeout (5 'late) (funcall desktop-save-buffer temporary-file-directory)))))
      (should (equal `(:view ,view) state))
      (recto-goto-page 1)
      (recto-restore-desktop buffer-file-name (buffer-name) state)
      (should (= 3 (plist-get recto-view :pageIndex))))))

;;; test-place.el ends here
