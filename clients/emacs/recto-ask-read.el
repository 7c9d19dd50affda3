;;; recto-ask-read.el --- Reading answers  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Each kind of requirement has its way to be read in the minibuffer.

;;; Code:

(require 'subr-x)
(require 'recto-rpc)
(require 'recto-ask)
(require 'recto-ask-field)
(require 'recto-ask-choice)
(require 'recto-ask-properties)

(defun recto-ask-read (requirement)
  "Read the answer to REQUIREMENT from the user; nil: there is none."
  (let ((prompt (concat (plist-get requirement :prompt) ": "))
        (value (plist-get requirement :value)))
    (pcase (plist-get requirement :kind)
      ("text" (if (eq (plist-get requirement :secret) t)
                  (recto-ask--secret prompt)
                (recto-ask--text (recto-ask--hint prompt requirement) value requirement)))
      ("number" (recto-ask--number prompt value))
      ("choice" (recto-ask--choice prompt requirement))
      ((or "file" "sound") `(:path ,(expand-file-name (read-file-name prompt nil nil t))))
      ("link" (recto-ask--link prompt value))
      ("properties" (recto-ask--properties requirement))
      ("signature" (recto-ask--signature prompt))
      ("confirm" (if (y-or-n-p (concat (plist-get requirement :prompt) " ")) t :json-false))
      (kind (user-error "Emacs cannot ask for a %s" kind)))))

(defun recto-ask--text (prompt value &optional requirement)
  "Read a text with PROMPT and VALUE for REQUIREMENT, and let the page follow.
A date from a calendar is returned as the protocol has it.  A text that is
longer than the boxes of its field is cut."
  (let* ((boxes (plist-get requirement :comb))
         (date nil)
         (text (minibuffer-with-setup-hook
                   (lambda ()
                     (when (plist-member requirement :date)
                       (use-local-map (make-composed-keymap recto-ask--date-map
                                                            (current-local-map)))
                       (setq recto-ask--chosen (lambda (chosen) (setq date chosen))))
                     (when boxes
                       (add-hook 'after-change-functions
                                 (lambda (&rest _) (recto-ask--cut boxes)) nil t)))
                 (recto-ask--in-minibuffer (lambda () (read-string prompt value))
                                           #'recto-ask-enter))))
    (if date `(:date ,date) text)))

(defun recto-ask--secret (prompt)
  "Read a secret text with PROMPT.
Return nil for a field in which nothing was typed: it keeps its value."
  (let* (typed
         (text (recto-ask--in-minibuffer (lambda () (read-passwd prompt))
                                         (lambda (_) (setq typed t)))))
    (and (or typed (not (recto-ask-onward-p))) text)))

(defun recto-ask--number (prompt value)
  "Read a number with PROMPT and VALUE at first; return nil for none."
  (let ((text (string-trim (recto-ask--in-minibuffer (lambda () (read-string prompt value))))))
    (cond ((string-empty-p text) nil)
          ((string-match-p (rx bos (? (any "-+"))
                               (or (seq (+ digit) (? ".") (* digit)) (seq "." (+ digit)))
                               (? (any "eE") (? (any "-+")) (+ digit))
                               ;; A length that is offered has its unit behind it.
                               (? (+ blank) (+ (not (any digit ",."))))
                               eos)
                           text)
           (string-to-number text))
          ;; A comma is a decimal point to some, and stands between thousands to others.
          ((string-search "," text) (user-error "%s is no number: write 3.5 for three and a half" text))
          (t (user-error "%s is no number" text)))))

(defun recto-ask--link (prompt value)
  "Read a link's target, a page's number or an address, with PROMPT and VALUE.
Return nil if nothing was entered: the link keeps its target."
  (let ((target (string-trim (read-string (concat prompt "(page number or address) ") value))))
    (cond ((string-empty-p target) nil)
          ((string-match-p "\\`[0-9]+\\'" target)
           (let ((page (string-to-number target)))
             (when (zerop page) (user-error "Pages are counted from 1"))
             `(:pageIndex ,(1- page))))
          (t `(:uri ,target)))))

(defun recto-ask--signature (prompt)
  "Read a signature with PROMPT."
  (pcase (car (read-multiple-choice prompt '((?t "text" "A name in letters.")
                                             (?f "file" "A picture."))))
    (?t `(:text ,(read-string "Name: " recto-author)))
    (?f `(:image (:path ,(expand-file-name (read-file-name "Picture: " nil nil t)))))))

(provide 'recto-ask-read)
;;; recto-ask-read.el ends here
