;;; recto-ask-field.el --- Dates, boxes and choices of fields  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What helps to fill in a field: a calendar, the length of a row of boxes, choices.

;;; Code:

(declare-function recto-ask--in-minibuffer "recto-ask" (read &optional changed map))
(declare-function recto-ask--tab "recto-ask" (event))
(declare-function recto-ask-onward-p "recto-ask" ())

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

;;;; Choices

(defun recto-ask--tab-choice (event)
  "Complete what was entered; if it is whole, or nothing, go on by EVENT."
  (interactive (list last-command-event))
  (let ((whole (seq-every-p
                (lambda (title)
                  (test-completion title minibuffer-completion-table
                                   minibuffer-completion-predicate))
                (split-string (minibuffer-contents-no-properties) "," t "[ \t]*"))))
    (if whole (recto-ask--tab event)
      (call-interactively (or (command-remapping #'minibuffer-complete) #'minibuffer-complete)))))

(defvar recto-ask--choice-map
  (let ((map (make-sparse-keymap)))
    (dolist (key '("TAB" "<tab>" "<backtab>"))
      (define-key map (kbd key) #'recto-ask--tab-choice))
    map)
  "Keys of the minibuffer while a choice of a field is made.")

(defun recto-ask--choice (prompt requirement)
  "Read one of REQUIREMENT's choices, or several, with PROMPT; nil: none."
  (let* ((choices (mapcar (lambda (choice)
                            (cons (plist-get choice :title) (plist-get choice :id)))
                          (plist-get requirement :choices)))
         (closed (not (eq (plist-get requirement :takesOther) t)))
         (chosen (mapcar (lambda (id) (car (rassoc id choices)))
                         (plist-get requirement :values)))
         (id (lambda (title) (or (cdr (assoc title choices)) title)))
         (first (unless (recto-ask-onward-p) (caar choices))) ; A field keeps its value.
         (completion-ignore-case t)
         (read (if (eq (plist-get requirement :takesSeveral) t)
                   (lambda ()
                     (vconcat (mapcar id (completing-read-multiple prompt choices nil closed
                                                                   (string-join chosen ",")))))
                 (lambda ()
                   (let ((title (completing-read prompt choices nil closed nil nil
                                                 (or (car chosen) first))))
                     (unless (string-empty-p title) (funcall id title)))))))
    (recto-ask--in-minibuffer read nil recto-ask--choice-map)))

(provide 'recto-ask-field)
;;; recto-ask-field.el ends here
