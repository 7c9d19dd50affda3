;;; test-annotations.el --- The list of annotations  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

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

(ert-deftest recto-takes-changes-over-into-the-list-of-annotations ()
  (recto-tests-with "annotations.pdf"
    (let ((document (current-buffer)) (reads 0) list printed)
      (recto-annotations)
      (setq list (window-buffer))
      (cl-letf* ((request (symbol-function 'recto-request))
                 ((symbol-function 'recto-request)
                  (lambda (method &rest params)
                    (when (equal method "annotations/list") (cl-incf reads))
                    (apply request method params)))
                 (print (symbol-function 'tabulated-list-print-entry))
                 ((symbol-function 'tabulated-list-print-entry)
                  (lambda (id row)
                    (push id printed)
                    (funcall print id row))))
        (cl-flet ((text () (with-current-buffer list (buffer-string)))
                  (change (&rest members)
                    (recto-request "annotations/update" :id "square-1" :changes members))
                  (here () (with-current-buffer list (tabulated-list-get-id))))
          (with-current-buffer list (recto-annotations--find "square-1"))
          (change :contents "A red one")
          (recto-tests-wait (lambda () (string-match-p "A red one" (text))))
          (should (equal "square-1" (here)))
          ;; What the list does not show prints nothing.
          (change :color "#ff0000")
          (should-not (buffer-local-value 'recto-companion--timer list))
          (recto-request "annotations/delete" :ids ["circle-1"])
          (recto-tests-wait (lambda () (not (buffer-local-value 'recto-companion--timer list))))
          (should-not (string-match-p "circle" (text)))
          (should-not printed)
          (should (equal "square-1" (here)))
          (recto-request "annotations/add" :annotation
                         '(:type "text" :pageIndex 1 :rect [10 10 30 30] :contents "The last"))
          (recto-tests-wait (lambda () (string-match-p "The last" (text))))
          (should (< (length printed) 10))
          (should (= 0 reads))
          (with-current-buffer list
            (recto-annotations--find "square-1")
            (recto-annotations-delete)
            (should-not (string-match-p "A red one" (buffer-string)))
            (revert-buffer))
          (should (= 1 reads))))
      (kill-buffer list)
      (set-buffer document))))

(provide 'test-annotations)
;;; test-annotations.el ends here
