;;; recto-ask-field.el --- Dates and boxes of fields  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What helps to fill in a field: a calendar, the length of a row of boxes.

;;; Code:

(defun recto-ask--hint (prompt requirement)
  "Return PROMPT with a hint about the length or the calendar of REQUIREMENT."
  (let ((boxes (plist-get requirement :comb)))
    (cond (boxes (format "%s(%d letters) " prompt boxes))
          ((plist-member requirement :date)
           (concat prompt (substitute-command-keys
                           "(\\<recto-ask--date-map>\\[recto-ask-date] for a calendar) ")))
          (t prompt))))

(defvar recto-ask--date-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c .") #'recto-ask-date)
    map)
  "Keys of the minibuffer while a date is entered.")

(defvar-local recto-ask--chosen nil "What takes the date that is chosen for this minibuffer.")

(defun recto-ask--cut (length)
  "Cut the text of the minibuffer to LENGTH letters."
  (let ((end (+ (minibuffer-prompt-end) length)))
    (when (> (point-max) end)
      (let ((inhibit-modification-hooks t)) (delete-region end (point-max)))
      (minibuffer-message "The field has %d boxes" length))))

(declare-function org-read-date "org" (&optional with-time to-time from-string prompt default-time
                                                 default-input inactive))

(defun recto-ask-date ()
  "Choose the date of a field in a calendar, and answer with it."
  (interactive)
  (require 'org)
  (let ((enable-recursive-minibuffers t)
        (chosen recto-ask--chosen))
    (funcall chosen (org-read-date nil nil nil "Date: "))
    (exit-minibuffer)))

(provide 'recto-ask-field)
;;; recto-ask-field.el ends here
