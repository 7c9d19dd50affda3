;;; test-follow.el --- What the server tells of a document  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(defmacro recto-tests-without-questions (&rest body)
  "Do BODY; fail if Emacs asks about the file."
  `(cl-letf (((symbol-function 'userlock--ask-user-about-supersession-threat)
              (lambda (file) (signal 'file-supersession (list file))))
             ((symbol-function 'ask-user-about-lock)
              (lambda (file by) (signal 'file-locked (list file by)))))
     ,@body))

(defun recto-tests-write-anew (bytes)
  "Let another program write BYTES at the end of the buffer's file."
  (let ((copy (concat buffer-file-name ".new")))
    (copy-file buffer-file-name copy)
    (write-region bytes nil copy t 'quiet)
    (rename-file copy buffer-file-name t)
    (set-file-times buffer-file-name (time-add nil -10))))

(ert-deftest recto-marks-the-first-change-to-a-file-that-another-program-changed ()
  (recto-tests-without-questions
   (recto-tests-with "annotations.pdf"
     (recto-tests-write-anew "\n% new\n")
     (recto-tests-wait (lambda () recto-revert--told))
     (should-not (verify-visited-file-modtime)) ; For `auto-revert-mode'.
     (recto-request "annotations/delete" :ids ["square-1"])
     (should (buffer-modified-p))
     (should (recto-revert--changed-p))
     ;; No question of Emacs' own on saving.
     (should (verify-visited-file-modtime)))))

(ert-deftest recto-marks-a-change-before-it-hears-of-another-program ()
  (recto-tests-without-questions
   (recto-tests-with "annotations.pdf"
     (recto-tests-write-anew "\n% new\n")
     (recto-request "annotations/delete" :ids ["square-1"])
     (should (buffer-modified-p))
     (recto-tests-wait (lambda () recto-revert--told))
     (should (verify-visited-file-modtime)))))

(ert-deftest recto-marks-a-change-to-a-file-that-is-locked ()
  (recto-tests-without-questions
   (recto-tests-with "annotations.pdf"
     (let ((lock (expand-file-name (concat ".#" (file-name-nondirectory buffer-file-name))))
           (create-lockfiles t))
       (recto-request "annotations/delete" :ids ["circle-1"])
       (should (eq t (file-locked-p buffer-file-name)))
       (recto-undo)
       (should-not (file-locked-p buffer-file-name))
       (make-symbolic-link "bob@elsewhere.1:1" lock)
       (recto-request "annotations/delete" :ids ["square-1"])
       (should (buffer-modified-p))
       (should (equal "bob" (file-locked-p buffer-file-name)))))))

(ert-deftest recto-draws-pages-anew-when-layers-change ()
  (recto-tests-with "layers.pdf"
    (recto-update-view :size [400 300])
    (recto-draw)
    (recto-tests-wait #'recto-tiles-complete-p)
    (let ((layer (plist-get (aref (plist-get (recto-request "layers/list") :layers) 0) :id))
          (keys (hash-table-keys recto-tiles--pictures))
          (count recto-tiles--count))
      (recto-request "layers/setVisible" :layers `[(:id ,layer :visible :json-false)])
      (recto-draw)
      (recto-tests-wait (lambda () (>= (- recto-tiles--count count) (length keys)))))))

(ert-deftest recto-follows-its-pages ()
  (recto-tests-with "pages.pdf"
    (let ((count (plist-get recto-document :pageCount)))
      (recto-draw)
      (recto-tests-wait #'recto-tiles-complete-p)
      (recto-request "pages/delete" :pages [0])
      (should (= (1- count) (plist-get recto-document :pageCount)))
      (should (= 1 (recto-tiles--generation '(0)))))))

(defmacro recto-tests-with-fault (fixture &rest body)
  "Do BODY as in `recto-tests-with' FIXTURE; `recto-tests-fail' ends the process."
  (declare (indent 1))
  `(let* ((folder (make-temp-file "recto-tests-" t))
          (program recto-program)
          (recto-program (expand-file-name "recto" folder)))
     (unwind-protect
         (progn
           (write-region (format "#!/bin/sh\nexec %s --workers on --worker-fault crash:page/text\n"
                                 (shell-quote-argument program))
                         nil recto-program nil 'quiet)
           (set-file-modes recto-program #o700)
           (recto-tests-with ,fixture ,@body))
       (delete-directory folder t))))

(defun recto-tests-fail ()
  "Let the document's process end."
  (ignore-errors (recto-request "page/text" :pageIndex 0)))

(ert-deftest recto-goes-on-when-the-process-of-a-document-is-lost ()
  (recto-tests-with-fault "annotations.pdf"
    (recto-request "annotations/delete" :ids ["square-1"])
    (recto-tests-tap 1 41 200)
    (should recto-selected)
    (should recto-overlay)
    (let ((generation (recto-tiles--generation '(0))))
      (recto-tests-fail)
      (recto-tests-wait (lambda () (not recto-selected)))
      (should-not recto-overlay)
      (should (> (recto-tiles--generation '(0)) generation)))
    (should-not (recto-tests-annotation "square-1"))
    (should (buffer-modified-p))))

(ert-deftest recto-keeps-a-text-when-the-process-of-a-document-is-lost ()
  (recto-tests-with-fault "annotations.pdf"
    (let (kill-ring interprogram-cut-function note)
      (recto-set-tool "freeText")
      (recto-tests-tap 0 100 700)
      (with-current-buffer (setq note (recto-tests-note)) (insert "words"))
      (recto-tests-fail)
      (recto-tests-wait (lambda () (not (buffer-live-p note))))
      (should (equal "words" (current-kill 0))))))

(ert-deftest recto-says-that-a-document-was-given-up ()
  (recto-tests-with-fault "annotations.pdf"
    (recto-request "annotations/delete" :ids ["square-1"])
    (dotimes (_ 3) (recto-tests-fail))
    (recto-tests-wait (lambda () (not (recto-live-p))))
    (should (string-match-p "is not open" (buffer-string)))
    (should (string-match-p "three times" (string-replace "\n" " " (buffer-string))))
    (recto-stop)
    (cl-letf (((symbol-function 'read-multiple-choice) (lambda (&rest _) '(?a "apply"))))
      (revert-buffer t t))
    (should (recto-live-p))
    (should-not (recto-tests-annotation "square-1"))))

(provide 'test-follow)
;;; test-follow.el ends here
