;;; test-revert.el --- Reading the file again  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(ert-deftest recto-keeps-the-old-while-a-file-is-written ()
  (recto-tests-with "simple.pdf"
    (let ((truncated (expand-file-name "Tests/Fixtures/truncated.pdf" recto-tests-root))
          (outline (expand-file-name "Tests/Fixtures/outline.pdf" recto-tests-root)))
      (copy-file truncated buffer-file-name t)
      (recto-revert t t)
      (should-not (eq t (plist-get recto-document :repaired)))
      (should (= 1 (length (plist-get (recto-rpc-call "document/list" nil) :documents))))
      (copy-file outline buffer-file-name t)
      (recto-tests-wait (lambda () (= 6 (plist-get recto-document :pageCount))))
      (write-region "%PDF-1.7 that is all" nil buffer-file-name nil 'quiet)
      (should-error (recto-revert t t))
      (should (= 6 (plist-get recto-document :pageCount)))
      (recto-goto-page 6))))

(defun recto-tests-write (fixture)
  "Write FIXTURE over the buffer's file."
  (copy-file (expand-file-name (concat "Tests/Fixtures/" fixture) recto-tests-root)
             buffer-file-name t))

;; A paper is compiled again while it has notes that are not saved.
(ert-deftest recto-shows-the-new-file-after-a-reload ()
  (recto-tests-with "simple.pdf"
    (recto-request "annotations/add"
                   :annotation '(:type "square" :pageIndex 0 :rect [10 10 60 60]))
    (recto-tests-write "outline.pdf")
    (recto-reload)
    (should (= 6 (plist-get recto-document :pageCount)))
    (should (equal recto-view (recto-request "view/get")))
    (recto-goto-page 4)
    (should (= 3 (plist-get recto-view :pageIndex)))))

(ert-deftest recto-keeps-its-place-while-a-file-is-written-slowly ()
  (recto-tests-with "outline.pdf"
    (let ((recto-revert--wait 0)) ; What is damaged is taken at once, as after a pause.
      (recto-goto-page 3)
      (recto-tests-write "truncated.pdf")
      (recto-revert t t)
      (should (recto-document--repaired-p recto-document))
      (recto-goto-page 1)
      (recto-tests-write "outline.pdf")
      (recto-revert t t)
      (should-not (recto-document--repaired-p recto-document))
      (should (= 2 (plist-get recto-view :pageIndex))))))

(ert-deftest recto-takes-a-damaged-file-that-stays-as-it-is ()
  (recto-tests-with "outline.pdf"
    (recto-tests-write "truncated.pdf")
    (recto-revert t t)
    (should (= 6 (plist-get recto-document :pageCount)))
    (recto-tests-wait (lambda () (= 3 (plist-get recto-document :pageCount))))
    (should-not recto-revert--timer)))

(ert-deftest recto-does-not-revert-what-was-changed-meanwhile ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-write "truncated.pdf")
    (recto-revert t t)
    (should (timerp recto-revert--timer))
    (cl-letf (((symbol-function 'userlock--ask-user-about-supersession-threat) #'ignore))
      (set-buffer-modified-p t))
    (recto-tests-wait (lambda () (null recto-revert--timer)))
    (should (buffer-modified-p))
    (should (= 2 (plist-get recto-document :pageCount)))))

;; The old document holds the edit log while the new one is opened.
(ert-deftest recto-can-be-edited-after-a-revert ()
  (recto-tests-with "annotations.pdf"
    (recto-request "annotations/delete" :ids ["square-1"])
    (save-buffer)
    (recto-revert t t)
    (should-not (eq t (plist-get recto-document :editedElsewhere)))
    (should-not (string-match-p "elsewhere" (recto--position)))
    (recto-request "annotations/delete" :ids ["circle-1"])
    (recto-revert t t)
    (should-not (eq t (plist-get recto-document :editedElsewhere)))
    (should (recto-tests-annotation "circle-1"))
    (recto-request "annotations/delete" :ids ["circle-1"])
    (should (= 1 (length (plist-get (recto-rpc-call "document/list" nil) :documents))))
    (delete-process (jsonrpc--process recto-rpc--connection))
    (recto-tests-wait (lambda () (not (recto-live-p))))
    (cl-letf (((symbol-function 'read-multiple-choice) (lambda (&rest _) '(?a "apply"))))
      (revert-buffer))
    (should-not (recto-tests-annotation "circle-1"))
    (should (buffer-modified-p))))

(defmacro recto-tests-choosing (key &rest body)
  "Do BODY, choosing KEY where a choice is asked for."
  (declare (indent 1))
  `(cl-letf (((symbol-function 'read-multiple-choice) (lambda (&rest _) (list ,key "")))
             ((symbol-function 'yes-or-no-p) (lambda (_) t)))
     ,@body))

(defun recto-tests-leave-changes ()
  "Make a change, and open the file anew without it: it is left for later."
  (let ((file buffer-file-name))
    (recto-request "annotations/delete" :ids ["square-1"])
    (set-buffer-modified-p nil)
    (kill-buffer)
    (recto-tests-choosing ?l (recto-find-file file))
    (should (recto-tests-annotation "square-1"))))

(defun recto-tests-left-p ()
  "Return non-nil if there are unsaved changes that were left for later."
  (let ((file buffer-file-name) (left nil))
    (kill-buffer)
    (cl-letf (((symbol-function 'read-multiple-choice)
               (lambda (&rest _) (setq left t) '(?a "apply"))))
      (recto-find-file file))
    (prog1 left
      (should (eq left (not (recto-tests-annotation "square-1"))))
      (set-buffer-modified-p nil))))

(ert-deftest recto-keeps-changes-that-were-left-for-later ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-leave-changes)
    (cl-letf (((symbol-function 'read-multiple-choice)
               (lambda (&rest _) (ert-fail "It asks again"))))
      (revert-buffer)
      (recto-tests-write "annotations.pdf")
      (revert-buffer t t))
    (should-not (buffer-modified-p))
    (should (recto-tests-annotation "square-1"))
    (should (recto-tests-left-p))
    (kill-buffer)))

(ert-deftest recto-asks-about-changes-that-were-left-when-the-server-ends ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-leave-changes)
    (delete-process (jsonrpc--process recto-rpc--connection))
    (recto-tests-wait (lambda () (null recto-document)))
    (let ((recto-revive--last 0))
      (recto-tests-choosing ?l (should (recto-revive))))
    (should (recto-tests-annotation "square-1"))
    (should (recto-tests-left-p))
    (kill-buffer)))

(defun recto-tests-change-on-disk (id)
  "Delete the annotation ID, and let another program write the buffer's file."
  (recto-request "annotations/delete" :ids (vector id))
  (let ((copy (recto-tests-copy "annotations.pdf" (make-temp-file "recto-tests-" t))))
    (write-region (format "\n%% without %s\n" id) nil copy t 'quiet)
    (rename-file copy buffer-file-name t)
    (delete-directory (file-name-directory copy))))

(ert-deftest recto-keeps-changes-to-a-file-that-another-program-changed ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-change-on-disk "square-1")
    (recto-tests-choosing ?r (should-error (save-buffer) :type 'user-error))
    (should (buffer-modified-p))
    (should-not (recto-tests-annotation "square-1"))
    (save-buffer)
    (should-not (buffer-modified-p))
    (recto-tests-change-on-disk "circle-1")
    (recto-tests-choosing ?k (revert-buffer))
    (should (buffer-modified-p))
    (should (recto-tests-annotation "square-1")) ; The other program's file has it.
    (should-not (recto-tests-annotation "circle-1"))))

(ert-deftest recto-overwrites-or-leaves-what-another-program-wrote ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-change-on-disk "square-1")
    (recto-tests-choosing ?q (should-error (save-buffer) :type 'user-error))
    (should (buffer-modified-p))
    (recto-tests-choosing ?o (save-buffer))
    (should-not (buffer-modified-p))
    (recto-revert t t)
    (should-not (recto-tests-annotation "square-1"))))

(ert-deftest recto-shows-that-a-file-is-edited-elsewhere ()
  (recto-tests-with "annotations.pdf"
    (recto-request "annotations/delete" :ids ["square-1"])
    (let ((other (recto-rpc-call "document/open" `(:path ,buffer-file-name))))
      (should (eq t (plist-get other :editedElsewhere)))
      (recto-rpc-call "document/close" `(:documentId ,(plist-get other :documentId))))
    (setq recto-document (plist-put recto-document :editedElsewhere t))
    (should (string-match-p "edited elsewhere" (recto--position)))
    (recto-undo)
    (should-not (string-match-p "edited elsewhere" (recto--position)))))

(provide 'test-revert)
;;; test-revert.el ends here
