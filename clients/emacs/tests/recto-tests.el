;;; recto-tests.el --- What the tests share  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Run from this folder's parent, with the server named by RECTO:
;; emacs -Q --batch -L . -L tests -l tests/all.el -f ert-run-tests-batch-and-exit

;;; Code:

(require 'cl-lib)
(require 'ert)
(require 'recto)

(defconst recto-tests-root (locate-dominating-file load-file-name "protocol.md")
  "The checkout.")

(defun recto-tests-copy (fixture folder)
  "Copy FIXTURE into FOLDER and return the copy."
  (let ((copy (expand-file-name fixture folder)))
    (copy-file (expand-file-name (concat "Tests/Fixtures/" fixture) recto-tests-root) copy)
    copy))

(defmacro recto-tests-with (fixture &rest body)
  "Do BODY in a buffer with a copy of FIXTURE, and a server of its own."
  (declare (indent 1))
  `(recto-tests--with ,fixture (lambda () ,@body)))

(defun recto-tests--with (fixture body)
  "Call BODY as `recto-tests-with' says of FIXTURE."
  (let* ((folder (make-temp-file "recto-tests-" t))
         (recto-state-directory (expand-file-name "state" folder))
         (recto-author "Ann")
         (recto-fit nil)
         (inhibit-message t)
         buffer)
    (unwind-protect
        (save-window-excursion
          (recto-stop)
          (recto-find-file (recto-tests-copy fixture folder))
          (setq buffer (current-buffer))
          (funcall body))
      (when (buffer-live-p buffer)
        (with-current-buffer buffer (set-buffer-modified-p nil))
        (kill-buffer buffer))
      (recto-stop)
      (delete-directory folder t))))

(defun recto-tests-wait (done)
  "Let things happen until DONE returns non-nil; fail if that does not come."
  (let ((end (+ (float-time) 20)))
    (while (not (funcall done))
      (when (> (float-time) end) (ert-fail "It did not happen"))
      (accept-process-output nil 0.01))))

(defun recto-tests-open-documents ()
  "Return how many documents the server has."
  (length (plist-get (recto-rpc-call "document/list" nil) :documents)))

(defun recto-tests-tap (page x y)
  "Tap PAGE at X, Y and return the result."
  (recto-event "tap" :pageIndex page :point (vector x y)))

(defun recto-tests-annotations ()
  "Return the document's annotations."
  (append (plist-get (recto-request "annotations/list") :annotations) nil))

(defun recto-tests-annotation (id)
  "Return the annotation with ID, or nil."
  (cl-find id (recto-tests-annotations) :key (lambda (it) (plist-get it :id)) :test #'equal))

(defun recto-tests-answer (&rest requirement)
  "Return the answer to REQUIREMENT in a field of a form."
  (let ((recto-tool "formFill"))
    (recto-ask-read `(:requirementId "r" :prompt "What" ,@requirement))))

(defun recto-tests-note ()
  "Wait for a buffer in which a text is edited, and return it."
  (recto-tests-wait
   (lambda () (with-current-buffer (window-buffer) (derived-mode-p 'recto-note-mode))))
  (window-buffer))

(provide 'recto-tests)
;;; recto-tests.el ends here
