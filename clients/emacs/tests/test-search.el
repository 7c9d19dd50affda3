;;; test-search.el --- Search, outline, bookmarks, lists  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: AGPL-3.0-or-later

;;; Code:

(require 'recto-tests)

(defun recto-tests-find (query &rest options)
  "Search QUERY with OPTIONS to the end."
  (apply #'recto-search-find query options)
  (recto-tests-wait (lambda () (null recto-search--id))))

(ert-deftest recto-searches ()
  (recto-tests-with "annotations.pdf"
    (recto-update-view :size [400 300] :scale 1 :offset [0 0])
    (recto-tests-find "second page")
    (should (= 2 (length recto-search-matches)))
    (should (= 0 recto-search-current))
    (should (equal '("currentMatch") (mapcar (lambda (item) (plist-get item :role))
                                             (recto-search--marks 0))))
    (should (equal '("match") (mapcar (lambda (item) (plist-get item :role))
                                      (recto-search--marks 1))))
    (recto-search-next)
    (recto-tests-wait (lambda () (= 1 (plist-get recto-view :pageIndex))))
    (should (= 1 recto-search-current))
    (recto-search-next)
    (should (= 0 recto-search-current))
    (recto-search-previous)
    (should (= 1 recto-search-current))
    (recto-search-clear)
    (should-not (recto-search--marks 0))))

(ert-deftest recto-searches-with-options ()
  (recto-tests-with "annotations.pdf"
    (recto-tests-find "SECOND" :matchCase t)
    (should (= 0 (length recto-search-matches)))
    (recto-tests-find "[Ss]econd\\b" :regex t)
    (should (= 2 (length recto-search-matches)))))

(ert-deftest recto-searches-from-the-page-in-sight ()
  (recto-tests-with "annotations.pdf"
    (setq recto-search--from '(1 . forward))
    (recto-tests-find "page")
    (should (= 1 (plist-get (aref recto-search-matches recto-search-current) :pageIndex)))
    (setq recto-search--from '(0 . backward))
    (recto-tests-find "page")
    (should (= 0 (plist-get (aref recto-search-matches recto-search-current) :pageIndex)))))

(ert-deftest recto-searches-while-the-user-types ()
  (recto-tests-with "annotations.pdf"
    (let ((recto-search--buffer (current-buffer)))
      (with-temp-buffer
        (insert "sec")
        (cl-letf (((symbol-function 'minibuffer-contents-no-properties) #'buffer-string))
          (recto-search--typed)
          (insert "ond")
          (recto-search--typed)
          (recto-search--typed)
          (with-current-buffer recto-search--buffer
            (should (equal "second" recto-search--query))
            (recto-tests-wait (lambda () (null recto-search--id)))
            (should (= 2 (length recto-search-matches))))
          (recto-search--step 1)
          (should (= 1 (buffer-local-value 'recto-search-current recto-search--buffer)))
          (recto-search--toggle :matchCase)
          (with-current-buffer recto-search--buffer
            (recto-tests-wait (lambda () (null recto-search--id)))
            (should (= 1 (length recto-search-matches)))))))))

(ert-deftest recto-goes-back-when-a-search-is-quit ()
  (recto-tests-with "annotations.pdf"
    (recto-update-view :size [400 300] :scale 1 :offset [0 20])
    (cl-letf (((symbol-function 'read-from-minibuffer)
               (lambda (&rest _)
                 (recto-tests-find "struck")
                 (recto-request "server/ping")
                 (should (= 1 (plist-get recto-view :pageIndex)))
                 (signal 'quit nil))))
      (recto-search))
    (should (equal [0 20] (plist-get recto-view :offset)))
    (should (= 0 (length recto-search-matches)))))

(ert-deftest recto-searches-what-the-server-says ()
  (recto-tests-with "annotations.pdf"
    (recto-event "doubleTap" :pageIndex 0 :point [60 102])
    (recto-command "search")
    (recto-tests-wait (lambda () (equal "Nothing" recto-search--query)))
    (recto-tests-wait (lambda () (= 1 (length recto-search-matches))))))

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

(ert-deftest recto-lists-annotations ()
  (recto-tests-with "annotations.pdf"
    (let ((document (current-buffer)))
      (recto-annotations)
      (let ((list (window-buffer)))
        (with-current-buffer list
          (goto-char (point-min))
          (search-forward "A square")
          (beginning-of-line)
          (recto-annotations-visit)
          (should (equal '("square-1") (buffer-local-value 'recto-selected document)))
          (recto-annotations-delete)
          (should-not (string-match-p "A square" (buffer-string))))
        (with-current-buffer document
          (should-not (recto-tests-annotation "square-1")))
        (kill-buffer list)))))

(provide 'test-search)
;;; test-search.el ends here
