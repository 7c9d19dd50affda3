;;; recto-print.el --- Printing  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The system's program for printing gets a copy of the document as it is,
;; with changes that were not saved.  Only its owner may make a copy that needs
;; no password: for others, pictures of the pages are printed.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-document)

(defcustom recto-print-command '("lp" "-s")
  "The program that prints, and its arguments before the file.
It must have read the file when it ends, as `lp' of CUPS has."
  :group 'recto
  :type '(repeat string))

(defconst recto-print--sharpness (/ 200.0 72) "Pixels per point of pictures of pages: 200 dpi.")
(defconst recto-print--most-pixels 16000000
  "The most pixels of a picture, those of A2 paper: larger pages are less sharp.")

(defun recto-print (arguments)
  "Print the document; with a prefix argument, with other ARGUMENTS of the program."
  (interactive
   (list (when current-prefix-arg
           (split-string-and-unquote
            (read-string (format "Print with %s " (car recto-print-command))
                         (combine-and-quote-strings (cdr recto-print-command))))))
   recto-mode)
  (recto-check-live)
  (when (eq :json-false (plist-get (plist-get recto-document :permissions) :print))
    (user-error "The document's permissions forbid printing"))
  (let* ((program (or (executable-find (car recto-print-command))
                      (user-error "There is no %s: set recto-print-command"
                                  (car recto-print-command))))
         (arguments (or arguments (cdr recto-print-command)))
         (name (file-name-nondirectory (or buffer-file-name (buffer-name))))
         (folder (make-temp-file "recto-print-" t))
         (copy (expand-file-name name folder)) ; Printers show the name.
         (printing nil))
    (unwind-protect
        (progn
          (recto-print--run (append (list program) arguments (recto-print--files copy)) name
                            (lambda () (delete-directory folder t)))
          (setq printing t))
      (unless printing (delete-directory folder t)))))

(defun recto-print--files (copy)
  "Write the document to COPY, or pictures beside it; return the files."
  (condition-case failure
      (progn
        (recto-request-raw "document/save"
                           `(:path ,copy
                             ,@(and recto-document--password '(:encrypt (:method "none")))))
        (list copy))
    (recto-error
     (unless (and recto-document--password (equal (nth 2 failure) "notPermitted"))
       (user-error "%s" (cadr failure)))
     (recto-print--pictures (file-name-sans-extension copy)))))

(defun recto-print--pictures (stem)
  "Write pictures of all pages to files that begin with STEM; return the files."
  (recto-request "tool/commit") ; Work that is not finished is on no picture.
  (let* ((pages (plist-get (recto-request "pages/list" :fields ["size"]) :pages))
         (digits (length (number-to-string (length pages))))
         (pattern (format "%%s-%%0%dd.png" digits)))
    (cl-loop for page across pages
             for number = (1+ (plist-get page :pageIndex))
             for file = (format pattern stem number)
             do (message "Preparing page %d of %d" number (length pages))
             do (rename-file (recto-print--picture page) file)
             collect file)))

(defun recto-print--picture (page)
  "Return the file of a picture of PAGE of `pages/list'."
  (pcase-let ((`[,width ,height] (plist-get page :size)))
    (plist-get (recto-request "page/render" :pageIndex (plist-get page :pageIndex)
                              :scale (min recto-print--sharpness
                                          (sqrt (/ recto-print--most-pixels (* width height 1.0))))
                              :delivery "file" :purpose "print")
               :path)))

(defun recto-print--run (command name finish)
  "Let COMMAND print a document with NAME; call FINISH when it has ended."
  (let ((default-directory temporary-file-directory)
        (output (generate-new-buffer " *recto-print*")))
    (make-process
     :name "recto-print" :buffer output :command command :connection-type 'pipe
     :noquery t
     :sentinel (lambda (process _)
                 (unless (process-live-p process)
                   (funcall finish)
                   (if (zerop (process-exit-status process))
                       (message "%s was sent to the printer" name)
                     (message "%s was not printed: %s" name
                              (with-current-buffer output (string-trim (buffer-string)))))
                   (kill-buffer output))))
    (message "Printing %s" name)))

(provide 'recto-print)
;;; recto-print.el ends here
