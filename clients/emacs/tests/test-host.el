;;; test-host.el --- What the server asks Emacs to do  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(defmacro recto-tests-agreeing (&rest body)
  "Do BODY, where each question is answered with yes."
  `(cl-letf (((symbol-function 'y-or-n-p) (lambda (_) t))
             ((symbol-function 'yes-or-no-p) (lambda (_) t)))
     ,@body))

(defun recto-tests-tell (notification &rest params)
  "Handle NOTIFICATION with PARAMS, as if the server had sent it."
  (recto-rpc--notified nil (intern notification)
                       `(:documentId ,(plist-get recto-document :documentId) ,@params)))

(defun recto-tests-lead (pages &rest params)
  "Follow a link to outline.pdf by PARAMS; return the view there, which has PAGES."
  (let ((document (current-buffer)) other)
    (apply #'recto-tests-tell "host/openDocument" :path "outline.pdf" params)
    (recto-tests-wait (lambda ()
                        (setq other (find-buffer-visiting (expand-file-name "outline.pdf")))
                        (and other (not (eq other document)) (eq other (window-buffer)))))
    (unwind-protect
        (with-current-buffer other
          (should (= pages (plist-get recto-document :pageCount)))
          recto-view)
      (kill-buffer other)
      (switch-to-buffer document)
      (set-buffer document))))

(ert-deftest recto-follows-links-into-other-files ()
  (recto-tests-agreeing
   (recto-tests-with "annotations.pdf"
     (recto-tests-copy "outline.pdf" default-directory)
     (should (= 0 (plist-get (recto-tests-lead 6) :pageIndex)))
     (should (= 3 (plist-get (recto-tests-lead 6 :pageIndex 3) :pageIndex)))
     (should (= 3 (plist-get (recto-tests-lead 6 :name "chapter-one") :pageIndex)))
     (let ((top (recto-tests-lead 6 :pageIndex 3))
           (view (recto-tests-lead 6 :pageIndex 3
                                   :view '(:fit "position" :left 0 :top 100 :zoom 2))))
       (should (= 2 (plist-get view :scale)))
       (should (= 3 (plist-get (recto-tests-lead 6 :pageIndex 3 :view '(:top 100 :zoom 0))
                               :pageIndex)))
       (should (> (aref (plist-get view :offset) 1)
                  (* 2 (aref (plist-get top :offset) 1))))))))

(ert-deftest recto-shows-a-document-that-is-open-already ()
  (recto-tests-with "annotations.pdf"
    (let ((first (current-buffer)))
      (recto-find-file (recto-tests-copy "outline.pdf" default-directory))
      (recto-tests-tell "host/openDocument" :pageIndex 1
                        :openDocumentId (with-current-buffer first
                                          (plist-get recto-document :documentId)))
      (recto-tests-wait (lambda () (eq first (window-buffer))))
      (kill-buffer "outline.pdf")
      (set-buffer first)
      (recto-tests-wait (lambda () (= 1 (plist-get recto-view :pageIndex)))))))

(ert-deftest recto-opens-what-a-document-wants-to-launch ()
  (recto-tests-agreeing
   (recto-tests-with "annotations.pdf"
     (write-region "words" nil "notes.txt" nil 'quiet)
     (recto-tests-tell "host/launch" :path "notes.txt")
     (recto-tests-wait (lambda () (get-file-buffer "notes.txt")))
     (kill-buffer (get-file-buffer "notes.txt")))))

(ert-deftest recto-says-what-it-does-not-do ()
  (recto-tests-with "annotations.pdf"
    (let (said)
      (cl-letf (((symbol-function 'message)
                 (lambda (format &rest arguments) (push (apply #'format format arguments) said))))
        (pcase-dolist (`(,words ,notification . ,params)
                       '(("submit forms.*example.org" "host/submitForm" :url "https://example.org/")
                         ("wants Print" "host/command" :command "Print")
                         ("not opened: javascript" "host/decideUri" :uri "javascript:0"
                          :kind "script")
                         ("no file.*missing" "host/launch" :path "missing")))
          (apply #'recto-tests-tell notification params)
          (recto-tests-wait (lambda () (and said (string-match-p words (car said))))))))))

(ert-deftest recto-does-commands-of-documents ()
  (recto-tests-with "annotations.pdf"
    (let (saved)
      (cl-letf (((symbol-function 'save-buffer) (lambda () (interactive) (setq saved t))))
        (recto-tests-tell "host/command" :command "Save")
        (recto-tests-wait (lambda () saved))))))

(provide 'test-host)
;;; test-host.el ends here
