;;; test-annotations.el --- The list of annotations  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(defun recto-tests-go-to-row (id)
  "Go to the row with ID of the list in this buffer."
  (goto-char (point-min))
  (while (not (equal id (tabulated-list-get-id)))
    (when (eobp) (ert-fail "There is no such row"))
    (forward-line)))

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
          (with-current-buffer list (recto-tests-go-to-row "square-1"))
          (change :contents "A red one")
          (recto-tests-wait (lambda () (string-match-p "A red one" (text))))
          (should (equal "square-1" (here)))
          ;; What the list does not show prints nothing.
          (change :color "#ff0000")
          (should-not (buffer-local-value 'recto-companion--pending list))
          (recto-request "annotations/delete" :ids ["circle-1"])
          (recto-tests-wait (lambda () (not (buffer-local-value 'recto-companion--pending list))))
          (should-not (string-match-p "circle" (text)))
          (should-not printed)
          (should (equal "square-1" (here)))
          (recto-request "annotations/add" :annotation
                         '(:type "text" :pageIndex 1 :rect [10 10 30 30] :contents "The last"))
          (recto-tests-wait (lambda () (string-match-p "The last" (text))))
          (should (< (length printed) 10))
          (should (= 0 reads))
          (with-current-buffer list
            (recto-tests-go-to-row "square-1")
            (recto-annotations-delete)
            (should-not (string-match-p "A red one" (buffer-string)))
            (revert-buffer))
          (should (= 1 reads))))
      (kill-buffer list)
      (set-buffer document))))

(ert-deftest recto-goes-to-the-next-row-when-an-annotation-is-deleted ()
  (recto-tests-with "annotations.pdf"
    (recto-annotations)
    (let* ((list (window-buffer))
           (rows (with-current-buffer list (mapcar #'car (recto-companion--rows
                                                          #'tabulated-list-get-id)))))
      (with-current-buffer list
        (recto-tests-go-to-row (nth 4 rows))
        (recto-annotations-delete)
        (should (equal (nth 5 rows) (tabulated-list-get-id)))
        (recto-annotations-delete)
        (should (equal (nth 6 rows) (tabulated-list-get-id)))
        ;; After the last one there is none.
        (recto-tests-go-to-row (car (last rows)))
        (recto-annotations-delete)
        (should (equal (car (last rows 2)) (tabulated-list-get-id)))
        (goto-char (point-max))
        (recto-annotations--print)
        (should (eobp)))
      (kill-buffer list))))

(ert-deftest recto-keeps-the-place-in-a-list-in-another-window ()
  (recto-tests-with "annotations.pdf"
    (let ((document (current-buffer)))
      (recto-annotations)
      (let* ((list (window-buffer))
             (window (selected-window))
             (rows (with-current-buffer list (mapcar #'car (recto-companion--rows
                                                            #'tabulated-list-get-id))))
             (here (lambda ()
                     (with-current-buffer list
                       (save-excursion
                         (goto-char (window-point window))
                         (tabulated-list-get-id))))))
        (with-current-buffer list (recto-tests-go-to-row (nth 4 rows)))
        (select-window (split-window))
        (switch-to-buffer document)
        (with-current-buffer list (goto-char (point-min)))
        (should (equal (nth 4 rows) (funcall here)))
        (recto-request "annotations/delete" :ids (vconcat (list (nth 1 rows) (nth 4 rows))))
        (recto-tests-wait (lambda () (not (buffer-local-value 'recto-companion--pending list))))
        (should (equal (nth 5 rows) (funcall here)))
        (kill-buffer list)))))

(provide 'test-annotations)
;;; test-annotations.el ends here
