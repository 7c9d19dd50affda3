;;; recto-ask-properties.el --- Properties  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Properties, such as those of a field, are asked for one after the other.

;;; Code:

(require 'cl-lib)
(require 'recto-ask)
(require 'recto-ask-choice)

(declare-function recto-ask--number "recto-ask-read" (prompt value))

(defconst recto-ask--equals '("=" ":" "→")
  "What may stand between the title and the value of an option, the best first.")

(defun recto-ask--properties (requirement)
  "Read the properties of REQUIREMENT; return a hash table of those that changed."
  (let ((changed (make-hash-table :test #'equal)))
    (seq-doseq (property (plist-get requirement :properties))
      (let ((value (recto-ask--property property)))
        (unless (equal value (plist-get property :value))
          (puthash (plist-get property :id) value changed))))
    changed))

(defun recto-ask--property (property)
  "Read the value of PROPERTY, beginning with the one that it has."
  (let ((prompt (concat (plist-get property :title) ": "))
        (value (plist-get property :value)))
    (pcase (plist-get property :kind)
      ("text" (read-string prompt value))
      ("number" (recto-ask--some-number prompt value))
      ("flag" (if (equal "yes" (completing-read (concat prompt "(yes or no) ") '("yes" "no") nil t
                                                nil nil (if (eq value t) "yes" "no")))
                  t
                :json-false))
      ("choice" (or (recto-ask--choice prompt `(:choices ,(plist-get property :choices)
                                                :values ,(list value)))
                    value))
      ("texts" (recto-ask--texts prompt value))
      ("options" (recto-ask--options prompt value))
      (_ value)))) ; A newer server's.

(defun recto-ask--some-number (prompt value)
  "Read a number with PROMPT, or nothing, beginning with VALUE, until it is one."
  (let ((text (and value (number-to-string value)))
        (number 'none))
    (while (eq number 'none)
      (condition-case failure
          (setq number (recto-ask--number prompt text))
        (user-error (message "%s" (error-message-string failure))
                    (sit-for 1))))
    (if (and value number (= value number)) value number)))

(defun recto-ask--texts (prompt texts)
  "Read several texts with PROMPT, beginning with TEXTS.
Return TEXTS itself if they were left as they are."
  (let* ((separator (recto-ask--separator texts))
         (before (string-join (append texts nil) separator))
         (after (read-string (format "%s(with %s between) " prompt separator) before)))
    (if (equal before after) texts
      (vconcat (recto-ask--split after separator)))))

(defun recto-ask--options (prompt options)
  "Read the options of a list with PROMPT, beginning with OPTIONS.
The value of an option follows its title if it is another text."
  (let* ((texts (cl-loop for option across options
                         collect (plist-get option :title) collect (plist-get option :value)))
         (equals (recto-ask--separator texts recto-ask--equals))
         (lines (mapcar (lambda (option)
                          (let ((title (plist-get option :title)) (value (plist-get option :value)))
                            (if (equal title value) title (concat title equals value))))
                        options))
         (read (recto-ask--texts (format "%sTITLE%sVALUE " prompt equals) lines)))
    (if (eq read lines) options
      (vconcat (mapcar (lambda (line) (recto-ask--option line equals)) read)))))

(defun recto-ask--option (line equals)
  "Return the option of LINE, a title or TITLE EQUALS VALUE."
  (pcase-let ((`(,title . ,rest) (split-string line (regexp-quote equals))))
    (list :value (if rest (string-join rest equals) title) :title title)))

(provide 'recto-ask-properties)
;;; recto-ask-properties.el ends here
