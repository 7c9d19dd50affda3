;;; test-lists.el --- Outline, bookmarks, lists, notes  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(ert-deftest recto-has-an-imenu ()
  (recto-tests-with "outline.pdf"
    (let* ((index (recto-imenu-index))
           (one (assoc "Chapter One" index)))
      (should (assoc "Preface" index))
      (should (assoc "Chapter One" (cdr one)))
      (should (assoc "First Section" (cdr one)))
      (pcase-let ((`(,name ,position ,function . ,rest) (assoc "Second Section" (cdr one))))
        (apply function name position rest))
      (should (= 4 (plist-get recto-view :pageIndex)))
      (recto-toggle-bookmark)
      (should (= 1 (length (cdr (assoc "Bookmarks" (recto-imenu-index)))))))))

(ert-deftest recto-has-an-imenu-that-follows-the-document ()
  (recto-tests-with "outline.pdf"
    (cl-flet ((entry (name) (assoc name (imenu--make-index-alist t))))
      (should (entry "Preface"))
      (should-not (entry "Bookmarks"))
      (recto-toggle-bookmark)
      (recto-tests-wait (lambda () (entry "Bookmarks")))
      (copy-file (expand-file-name "Tests/Fixtures/annotations.pdf" recto-tests-root)
                 buffer-file-name t)
      (recto-revert t t)
      (should-not (entry "Preface")))))

(ert-deftest recto-lists-outline-and-bookmarks ()
  (recto-tests-with "outline.pdf"
    (recto-update-view :size [400 300] :scale 1 :offset [0 0])
    (recto-outline)
    (let ((list (get-buffer "*Outline of outline.pdf*"))
          (document (current-buffer)))
      (unwind-protect
          (progn
            (with-current-buffer list
              (should (string-match-p "Chapter One  4\n    First Section  4" (buffer-string)))
              (goto-char (point-min))
              (search-forward "Chapter Two")
              (recto-outline-visit))
            (should (= 5 (plist-get recto-view :pageIndex)))
            (let ((marked (lambda ()
                            (with-current-buffer list
                              (cl-find-if (lambda (overlay) (overlay-get overlay 'recto))
                                          (overlays-in (point-min) (point-max)))))))
              (recto-tests-wait marked)
              (recto-tests-wait
               (lambda ()
                 (with-current-buffer list
                   (string-match-p "Deep\\|Third\\|Two"
                                   (buffer-substring (overlay-start (funcall marked))
                                                     (overlay-end (funcall marked))))))))
            (recto-toggle-bookmark)
            (recto-tests-wait (lambda ()
                                (with-current-buffer list
                                  (string-match-p "Bookmarks\n  [^n]" (buffer-string)))))
            (with-current-buffer list
              (goto-char (point-max))
              (forward-line -1)
              (recto-outline-remove-bookmark))
            (recto-tests-wait (lambda ()
                                (with-current-buffer list
                                  (string-match-p "Bookmarks\n  none" (buffer-string)))))
            (should (eq document (current-buffer)))
            (recto-outline)
            (should-not (get-buffer-window list)))
        (kill-buffer list)))))

(ert-deftest recto-goes-to-the-next-bookmark-when-one-is-removed ()
  (recto-tests-with "outline.pdf"
    (recto-update-view :size [400 300] :scale 1 :offset [0 0])
    (dolist (page '(0 2 4))
      (recto-request "bookmarks/add" :bookmark `(:pageIndex ,page :name ,(format "B%d" page))))
    (let ((document (current-buffer)) list marked)
      (recto-outline)
      (setq list (get-buffer "*Outline of outline.pdf*"))
      (advice-add 'recto-outline--highlight :after (lambda (&rest _) (setq marked t))
                  '((name . recto-tests)))
      (unwind-protect
          (with-selected-window (get-buffer-window list)
            (cl-flet ((line () (buffer-substring (line-beginning-position) (line-end-position)))
                      (settle ()
                        (recto-tests-wait (lambda () marked))
                        (recto-tests-wait (lambda () (not recto-companion--pending)))))
              (settle)
              (should (progn (goto-char (point-min)) (search-forward "B2")))
              (setq marked nil)
              (recto-outline-remove-bookmark)
              (settle)
              (should (string-match-p "B4" (line)))
              ;; One that comes before it takes no place of its.
              (setq marked nil)
              (with-current-buffer document
                (recto-request "bookmarks/add" :bookmark '(:pageIndex 1 :name "B1")))
              (settle)
              (should (string-match-p "B4" (line)))
              (setq marked nil)
              (recto-outline-remove-bookmark)
              (settle)
              (should (string-match-p "B1" (line)))))
        (advice-remove 'recto-outline--highlight 'recto-tests)
        (kill-buffer list)))))

(ert-deftest recto-fills-lists-again ()
  (recto-tests-with "annotations.pdf"
    (let ((document (current-buffer)) annotations outline)
      (recto-annotations)
      (setq annotations (window-buffer))
      (set-buffer document)
      (recto-outline)
      (setq outline (recto-companion 'outline))
      (cl-flet ((wait (list text)
                  (recto-tests-wait
                   (lambda ()
                     (with-current-buffer list (string-match-p text (buffer-string)))))))
        (wait annotations "A square")
        (recto-request "annotations/delete" :ids ["square-1"])
        (recto-tests-wait (lambda ()
                            (with-current-buffer annotations
                              (not (string-match-p "A square" (buffer-string))))))
        (recto-undo)
        (wait annotations "A square")
        (with-current-buffer outline (should-not (string-match-p "Chapter" (buffer-string))))
        (copy-file (expand-file-name "Tests/Fixtures/outline.pdf" recto-tests-root)
                   buffer-file-name t)
        (recto-revert t t)
        (wait outline "Chapter One")
        (recto-tests-wait (lambda ()
                            (with-current-buffer annotations
                              (not (string-match-p "A square" (buffer-string))))))))))

(ert-deftest recto-ends-lists-and-notes-with-the-document ()
  (recto-tests-with "outline.pdf"
    (let ((document (current-buffer)) companions answer)
      (recto-outline)
      (recto-annotations)
      (set-buffer document)
      (recto-note-edit '(:prompt "Text") (lambda (given) (setq answer (list given))))
      (set-buffer document)
      (setq companions (mapcar #'cdr recto-companions))
      (should (= 3 (length companions)))
      (should (cl-every #'buffer-live-p companions))
      (rename-buffer "another.pdf")
      (kill-buffer document)
      (should-not (cl-some #'buffer-live-p companions))
      (should (equal '(nil) answer))
      (should-not (window-with-parameter 'window-side)))))

(ert-deftest recto-saving-a-note-keeps-it ()
  (recto-tests-with "outline.pdf"
    (let (answer)
      (with-current-buffer (recto-note-edit '(:prompt "Text")
                                            (lambda (given) (setq answer given)))
        (insert "words")
        (call-interactively (key-binding (kbd "C-x C-s"))))
      (should (equal '("words") answer))
      (should-not recto-companions))))

(ert-deftest recto-lists-what-is-found ()
  (recto-tests-with "annotations.pdf"
    (recto-update-view :size [400 300] :scale 1 :offset [0 0])
    (let ((document (current-buffer)))
      (recto-occur "second page")
      (let ((list (window-buffer)))
        (with-current-buffer list
          (should (string-match-p " 1 .*second page\\(.\\|\n\\)* 2 .*Second page" (buffer-string)))
          (should (eq 'recto-occur-visit (key-binding (kbd "RET"))))
          (goto-char (point-min))
          (should (= 0 (plist-get (buffer-local-value 'recto-view document) :pageIndex)))
          (forward-line 1)
          (recto-occur-visit))
        (should (eq document (window-buffer)))
        (recto-tests-wait (lambda () (= 1 (plist-get recto-view :pageIndex))))
        (should (= 1 recto-search-current))
        ;; After another search the list still knows the places.
        (recto-search-find "struck")
        (recto-tests-wait (lambda () (null recto-search--id)))
        (with-current-buffer list
          (goto-char (point-min))
          (recto-occur-display))
        (recto-tests-wait (lambda () (= 0 (plist-get recto-view :pageIndex))))
        (should-error (recto-occur "") :type 'user-error)))))

(ert-deftest recto-fills-lists-once-the-server-answers ()
  (recto-tests-with "outline.pdf"
    (recto-outline)
    (let ((list (recto-companion 'outline)) sent asked)
      (with-current-buffer list (let ((inhibit-read-only t)) (erase-buffer)))
      (cl-letf (((symbol-function 'recto-send)
                 (lambda (method _params &optional then &rest _) (push (cons method then) sent)))
                ((symbol-function 'recto-rpc-call) (lambda (method &rest _) (push method asked))))
        (recto-outline-renew)
        (recto-tests-wait (lambda () (assoc "document/info" sent)))
        (should-not asked))
      (funcall (cdr (assoc "document/info" sent)) nil)
      (recto-tests-wait
       (lambda () (with-current-buffer list (string-match-p "Chapter" (buffer-string))))))))

(ert-deftest recto-forgets-notes-that-are-done ()
  (recto-tests-with "outline.pdf"
    (with-current-buffer (recto-note-edit '(:prompt "Text") #'ignore) (recto-note-done))
    (should-not recto-companions)))

(ert-deftest recto-has-its-own-keys-in-evil ()
  (let (states)
    (cl-letf (((symbol-function 'evil-initial-state) (lambda (mode) (alist-get mode states)))
              ((symbol-function 'evil-set-initial-state)
               (lambda (mode state) (setf (alist-get mode states) state))))
      (setf (alist-get 'recto-occur-mode states) 'normal) ; The user's choice.
      (recto-tests-with "outline.pdf"
        (dolist (mode '(recto-outline-mode recto-occur-mode recto-annotations-mode))
          (with-temp-buffer (funcall mode)))
        (should (eq 'emacs (alist-get 'recto-mode states)))
        (should (eq 'emacs (alist-get 'recto-outline-mode states)))
        (should (eq 'emacs (alist-get 'recto-annotations-mode states)))
        (should (eq 'normal (alist-get 'recto-occur-mode states)))))))

(provide 'test-lists)
;;; test-lists.el ends here
