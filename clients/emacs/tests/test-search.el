;;; test-search.el --- Search  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

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

(ert-deftest recto-shows-that-nothing-is-found ()
  (recto-tests-with "annotations.pdf"
    (with-temp-buffer
      (let ((minibuffer (current-buffer)) faces)
        (with-current-buffer (window-buffer)
          (let ((recto-search--buffer (current-buffer)))
            (cl-letf (((symbol-function 'active-minibuffer-window) #'selected-window)
                      ((symbol-function 'window-buffer) (lambda (&rest _) minibuffer)))
              (dolist (query '("nowhere" "second"))
                (recto-tests-find query)
                (with-current-buffer minibuffer
                  (push (get-text-property
                         0 'face (overlay-get (car (overlays-in (point-min) (point-min)))
                                              'before-string))
                        faces))))))
        (should (equal '(minibuffer-prompt isearch-fail) faces))))))

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

(ert-deftest recto-searches-again-when-the-file-is-read-again ()
  (recto-tests-with "annotations.pdf"
    (recto-update-view :size [400 300] :scale 1 :offset [0 20])
    (recto-tests-find "SECOND" :matchCase :json-false)
    (should (= 2 (length recto-search-matches)))
    (recto-update-view :offset [0 20])
    (recto-request "pages/delete" :pages [1])
    (recto-tests-wait (lambda () (and (null recto-search--id) (= 1 (length recto-search-matches)))))
    (should-not (recto-search--marks 1))
    (let ((inhibit-message t)) (save-buffer))
    (copy-file (expand-file-name "Tests/Fixtures/outline.pdf" recto-tests-root) buffer-file-name t)
    (recto-revert t t)
    (recto-tests-wait (lambda () (and (null recto-search--id) (= 0 (length recto-search-matches)))))
    (copy-file (expand-file-name "Tests/Fixtures/annotations.pdf" recto-tests-root)
               buffer-file-name t)
    (recto-revert t t)
    (recto-tests-wait (lambda () (and (null recto-search--id) (= 2 (length recto-search-matches)))))
    (should (= 0 recto-search-current))
    (should (equal [0 20] (plist-get recto-view :offset)))
    (recto-search-clear)
    (recto-revert t t)
    (should-not recto-search--id)))

(ert-deftest recto-searches-what-the-server-says ()
  (recto-tests-with "annotations.pdf"
    (recto-event "doubleTap" :pageIndex 0 :point [60 102])
    (recto-command "search")
    (recto-tests-wait (lambda () (equal "Nothing" recto-search--query)))
    (recto-tests-wait (lambda () (= 1 (length recto-search-matches))))))

(ert-deftest recto-starts-an-ended-server-to-search ()
  (recto-tests-with "outline.pdf"
    (dolist (search (list (lambda () (recto-search-find "remarks"))
                          (lambda () (save-current-buffer (recto-occur "remarks")))
                          (lambda () (recto-last-page))))
      (let ((recto-revive--last 0))
        (delete-process (jsonrpc--process recto-rpc--connection))
        (recto-tests-wait (lambda () (null recto-document)))
        (funcall search)
        (should (recto-live-p))
        (recto-tests-wait (lambda () (null recto-search--id)))
        (should (> (length recto-search-matches) 0))))
    (should (= 5 (plist-get recto-view :pageIndex)))))

(ert-deftest recto-says-that-there-are-more-matches ()
  (recto-tests-with "annotations.pdf"
    (let ((recto-search-limit 2) said)
      (cl-letf (((symbol-function 'message)
                 (lambda (format &rest arguments) (push (apply #'format format arguments) said))))
        (recto-search-find "e")
        (recto-tests-wait (lambda () (null recto-search--id)))
        (should (string-prefix-p "1/2+ " (car said)))
        (recto-occur "e")
        (should (string-match-p "The first 2 matches" (car said)))
        (with-current-buffer (window-buffer)
          (should (string-match-p "first" mode-line-process))
          (let ((recto-search-limit 10000)) (revert-buffer))
          (should-not mode-line-process))))))

(provide 'test-search)
;;; test-search.el ends here
