;;; recto-ask-choice.el --- Choices  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Choices are completed by their titles.  A document may have equal titles,
;; empty ones, and some with commas.  Titles that are shown here are unique, not
;; empty, and free of the separator that stands between several of them.

;;; Code:

(require 'cl-lib)
(require 'crm)
(require 'subr-x)
(require 'recto-ask)

(defconst recto-ask--separators '("," ";" "|" "/" "+" "&")
  "Separators for several texts, the best first.")

(defconst recto-ask--empty "(empty)" "The title here of a choice with an empty title.")

(defvar recto-ask--separator nil "The separator of several choices, or nil for one choice.")
(defvar recto-ask--takes-other nil "Whether another text than a choice may be entered.")

(defun recto-ask--separator (texts &optional separators)
  "Return the first of SEPARATORS that is in none of TEXTS, or else the first.
SEPARATORS defaults to `recto-ask--separators'."
  (let ((separators (or separators recto-ask--separators)))
    (or (cl-find-if-not (lambda (separator)
                          (cl-some (lambda (text) (string-search separator text)) texts))
                        separators)
        (car separators))))

(defun recto-ask--split (text separator)
  "Return the parts of TEXT between SEPARATOR that are not empty."
  (split-string text (regexp-quote separator) t "[ \t]+"))

(defun recto-ask--titles (choices)
  "Return CHOICES as a list of (TITLE . ID), with a title of its own for each."
  (let ((taken (make-hash-table :test #'equal)))
    (mapcar (lambda (choice)
              (let* ((plain (recto-ask--plain (plist-get choice :title)))
                     (title plain)
                     (count 1))
                (while (gethash title taken)
                  (setq title (format "%s <%d>" plain (cl-incf count))))
                (puthash title t taken)
                (cons title (plist-get choice :id))))
            choices)))

(defun recto-ask--plain (title)
  "Return TITLE as it can be entered."
  (let* ((title (if recto-ask--separator (string-replace recto-ask--separator " " title) title))
         (plain (string-join (split-string title) " ")))
    (if (string-empty-p plain) recto-ask--empty plain)))

(defun recto-ask--id (title choices)
  "Return the id for TITLE in CHOICES; or TITLE if it is a text of the user's own."
  (cdr (or (assoc title choices)
           (and (not recto-ask--takes-other) (assoc-string title choices t))
           (cons nil title))))

;;;; Keys

(defun recto-ask--tab-choice (event)
  "Complete what was entered; if it is whole, or nothing, go on by EVENT."
  (interactive (list last-command-event))
  (let* ((text (minibuffer-contents-no-properties))
         (parts (if recto-ask--separator (recto-ask--split text recto-ask--separator)
                  (remove "" (list text)))))
    (if (seq-every-p #'recto-ask--whole-p parts) (recto-ask--tab event)
      (call-interactively (or (command-remapping #'minibuffer-complete) #'minibuffer-complete)))))

(defun recto-ask--whole-p (text)
  "Return non-nil if TEXT is a title, or a text of the user's own.
What begins like a title is completed first: a second time it is whole."
  (let ((table minibuffer-completion-table)
        (predicate minibuffer-completion-predicate))
    (or (test-completion text table predicate)
        (and recto-ask--takes-other
             (or (eq last-command this-command)
                 (not (try-completion text table predicate)))))))

(defvar recto-ask--choice-map
  (let ((map (make-sparse-keymap)))
    (dolist (key '("TAB" "<tab>" "<backtab>"))
      (define-key map (kbd key) #'recto-ask--tab-choice))
    map)
  "Keys of the minibuffer while a choice of a field is made.")

;;;; Reading

(defun recto-ask--choice (prompt requirement)
  "Read one of REQUIREMENT's choices, or several, with PROMPT; nil: none."
  (let* ((offered (plist-get requirement :choices))
         (several (eq (plist-get requirement :takesSeveral) t))
         (recto-ask--takes-other (eq (plist-get requirement :takesOther) t))
         (recto-ask--separator
          (and several
               (recto-ask--separator (mapcar (lambda (it) (plist-get it :title)) offered))))
         (choices (recto-ask--titles offered))
         (chosen (delq nil (mapcar (lambda (id) (or (car (rassoc id choices))
                                                    (and recto-ask--takes-other id)))
                                   (plist-get requirement :values))))
         (completion-ignore-case t))
    (recto-ask--in-minibuffer
     (lambda ()
       (cond (several (recto-ask--several prompt choices chosen))
             (recto-ask--takes-other (recto-ask--one-or-other prompt choices (car chosen)))
             (t (recto-ask--one prompt choices (car chosen)))))
     nil recto-ask--choice-map)))

(defun recto-ask--one (prompt choices chosen)
  "Read one of CHOICES with PROMPT; nothing entered means the title CHOSEN."
  (let* ((default (or chosen (recto-ask--first choices)))
         (title (completing-read (format-prompt (string-remove-suffix ": " prompt) default)
                                 choices nil t nil nil default)))
    (unless (string-empty-p title) (recto-ask--id title choices))))

(defun recto-ask--first (choices)
  "Return the title that is taken if nothing was entered or chosen, or nil.
A field of a form keeps its value then, and else it is the first of CHOICES."
  (unless (recto-ask-onward-p) (caar choices)))

(defun recto-ask--one-or-other (prompt choices chosen)
  "Read one of CHOICES or another text, with PROMPT, beginning with CHOSEN.
The text may be emptied."
  (let* ((before (if (member chosen (list nil recto-ask--empty)) "" chosen))
         (text (completing-read prompt choices nil nil before nil
                                (and (string-empty-p before) (recto-ask--first choices)))))
    (unless (and (string-empty-p text) (string-empty-p before))
      (recto-ask--id text choices))))

(defun recto-ask--several (prompt choices chosen)
  "Read several of CHOICES with PROMPT, beginning with the titles CHOSEN."
  (let* ((crm-separator (format "[ \t]*%s[ \t]*" (regexp-quote recto-ask--separator)))
         (titles (completing-read-multiple
                  (format "%s(with %s between) " prompt recto-ask--separator)
                  choices nil (not recto-ask--takes-other)
                  (string-join chosen recto-ask--separator))))
    (vconcat (mapcar (lambda (title) (recto-ask--id title choices)) titles))))

(provide 'recto-ask-choice)
;;; recto-ask-choice.el ends here
