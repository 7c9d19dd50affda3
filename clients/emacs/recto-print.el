;;; recto-print.el --- Printing  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The system's program for printing gets a copy of the document as it is,
;; with changes that were not saved.

;;; Code:

(require 'recto-request)
(require 'recto-document)

(defcustom recto-print-command '("lp" "-s")
  "The program that prints, and its arguments before the file.
It must have read the file when it ends, as `lp' of CUPS has."
  :group 'recto
  :type '(repeat string))

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
          (apply #'recto-request "document/save" :path copy
                 (and recto-document--password '(:encrypt (:method "none"))))
          (recto-print--run (cons program arguments) copy
                            (lambda () (delete-directory folder t)))
          (setq printing t))
      (unless printing (delete-directory folder t)))))

(defun recto-print--run (command copy finish)
  "Let COMMAND print COPY; call FINISH when it has ended."
  (let ((default-directory temporary-file-directory)
        (name (file-name-nondirectory copy))
        (output (generate-new-buffer " *recto-print*")))
    (make-process
     :name "recto-print" :buffer output :command (append command (list copy)) :connection-type 'pipe
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
