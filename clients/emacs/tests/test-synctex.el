;;; test-synctex.el --- From TeX to its PDF and back  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(defmacro recto-tests-with-tex (&rest body)
  "Do BODY with a PDF in the current buffer and its TeX sources beside it."
  `(recto-tests-with "simple.pdf"
     (recto-tests-copy "simple.synctex" default-directory)
     (make-directory "parts")
     (dolist (file '("simple.tex" "parts/second.tex"))
       (with-temp-file file
         (dotimes (line 20) (insert (format "line %d\n" (1+ line))))))
     (recto-update-view :size [400 300] :scale 1 :offset [0 0])
     ,@body))

(defmacro recto-tests-in-tex (file line &rest body)
  "Do BODY in a buffer of the TeX FILE, at LINE."
  (declare (indent 2))
  `(with-current-buffer (find-file-noselect ,file)
     (unwind-protect
         (progn (goto-char (point-min))
                (forward-line (1- ,line))
                ,@body)
       (kill-buffer))))

(ert-deftest recto-shows-a-line-of-tex ()
  (recto-tests-with-tex
   (let ((recto-synctex--mark-time 0.1)
         (document (current-buffer)))
     (recto-tests-in-tex "parts/second.tex" 14 (recto-show-line))
     (recto-tests-wait (lambda () (= 1 (plist-get recto-view :pageIndex))))
     (should (equal [40 101 260 113] (plist-get (car (funcall recto-marks-function 1)) :rect)))
     (should-not (funcall recto-marks-function 0))
     ;; A second place soon after the first.
     (recto-tests-in-tex "parts/second.tex" 12 (recto-show-line))
     (should (= 1 (length (funcall recto-marks-function 1))))
     (recto-tests-wait (lambda () (not recto-marks-function)))
     (set-buffer document))))

(ert-deftest recto-opens-the-pdf-of-a-tex-file ()
  (recto-tests-with-tex
   (let ((file buffer-file-name) (folder default-directory))
     (kill-buffer)
     (recto-tests-in-tex (expand-file-name "simple.tex" folder) 4 (recto-show-line))
     (should (find-buffer-visiting file))
     (recto-find-file file))))

(ert-deftest recto-tells-that-no-pdf-was-made-from-a-file ()
  (recto-tests-with-tex
   (copy-file "simple.pdf" "other.pdf")
   (write-region "words" nil "other.tex" nil 'quiet)
   (recto-tests-in-tex "other.tex" 1 (should-error (recto-show-line) :type 'user-error))
   (kill-buffer "other.pdf")))

(ert-deftest recto-shows-the-source-of-a-place ()
  (recto-tests-with-tex
   (let ((document (current-buffer)) (window (selected-window)))
     ;; No window resizes the view.
     (set-window-buffer window (get-buffer-create "*scratch*"))
     (set-buffer document)
     (recto-update-view :size [400 300] :scale 1 :offset [0 0])
     (cl-letf (((symbol-function 'recto-mouse--position) (lambda () '(60 . 107)))
               ((symbol-function 'recenter) #'ignore))
       (recto-source))
     (should (equal "simple.tex" (buffer-name)))
     (should (= 4 (line-number-at-pos)))
     (kill-buffer)
     (select-window window)
     (set-buffer document)
     ;; Elsewhere it is what the middle of the view shows.
     (cl-letf (((symbol-function 'recto-mouse--position) #'ignore))
       (should (equal (mapcar (lambda (length) (/ length 2.0)) (plist-get recto-view :size))
                        (append (recto-synctex--point nil) nil)))))))

(provide 'test-synctex)
;;; test-synctex.el ends here
