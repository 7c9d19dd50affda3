;;; recto-ask.el --- What the server needs from the user  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Requirements are asked for in the minibuffer once it is free, texts of several
;; lines in a buffer; text shows on the page while it is entered.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-event)

(declare-function recto-ask-read "recto-ask-read" (requirement))
(declare-function recto-note-edit "recto-note" (requirement respond))
(declare-function recto-note-settle "recto-note" ())

(defvar-local recto-ask--asked nil "The id of the requirement that was asked for last.")

(defvar-local recto-ask--for nil "In a minibuffer: the buffer that asks.")

(defvar-local recto-ask--id nil "In a minibuffer: the id of the requirement.")

(defvar-local recto-ask--shown nil "In a minibuffer: whether the page shows the text.")

(defvar-local recto-ask--onward nil
  "The keys held down with the tab key that ends an entry in a field, or nil.")

(defun recto-ask-soon ()
  "Ask for what the tool needs, once that can be done."
  (recto-note-settle)
  (let ((id (plist-get recto-requirement :requirementId))
        (buffer (current-buffer)))
    (unless (equal id recto-ask--asked)
      (when recto-ask--asked (run-at-time 0 nil #'recto-ask--leave buffer))
      (setq recto-ask--asked id)
      (when id (run-at-time 0 nil #'recto-ask--when-free buffer id)))))

(add-hook 'recto-requirement-hook #'recto-ask-soon)

(defun recto-ask--leave (buffer)
  "Leave the minibuffer where BUFFER has asked for what is not needed any more.
That ends the command too that runs in the minibuffer: wait for its end."
  (when-let ((window (active-minibuffer-window)))
    (cond (recto-rpc-waiting (run-at-time 0.05 nil #'recto-ask--leave buffer))
          ((recto-ask--outdated-p window buffer)
           (with-selected-window window
             (when recto-ask--shown (recto-ask-keep (minibuffer-contents-no-properties)))
             (abort-recursive-edit))))))

(defun recto-ask--outdated-p (window buffer)
  "Return non-nil if in WINDOW BUFFER asks for what it does not need any more."
  (with-current-buffer (window-buffer window)
    (and (eq recto-ask--for buffer)
         (not (and (buffer-live-p buffer)
                   (equal recto-ask--id (recto-ask--needed buffer)))))))

(defun recto-ask--needed (buffer)
  "Return the id of the requirement that BUFFER has now."
  (plist-get (buffer-local-value 'recto-requirement buffer) :requirementId))

(defun recto-ask--when-free (buffer id)
  "Ask for the requirement with ID of BUFFER, once the minibuffer is free."
  (when (and (buffer-live-p buffer) (equal id (recto-ask--needed buffer)))
    (if (or recto-rpc-waiting (active-minibuffer-window))
        (run-at-time 0.2 nil #'recto-ask--when-free buffer id)
      (with-current-buffer buffer (recto-ask recto-requirement)))))

(defun recto-ask (requirement)
  "Ask for REQUIREMENT and send the answer."
  (let* ((id (plist-get requirement :requirementId))
         (secret (eq (plist-get requirement :secret) t))
         (buffer (current-buffer))
         (respond (lambda (answer)
                    (when (buffer-live-p buffer)
                      (with-current-buffer buffer
                        (recto-ask-respond id answer secret)
                        (recto-ask--go-onward))))))
    (setq recto-ask--onward nil)
    (if (and (equal (plist-get requirement :kind) "text")
             (eq (plist-get requirement :multiline) t)
             (not secret))
        (recto-note-edit requirement respond)
      (funcall respond (condition-case failure
                           (when-let ((answer (recto-ask-read requirement))) (list answer))
                         (quit nil)
                         (error (message "Recto: %s" (error-message-string failure)) nil))))))

(defun recto-ask-respond (id answer &optional secret)
  "Answer the requirement with ID by the one in the list ANSWER; nil: give none.
A text that comes too late is kept in the kill ring, unless it is SECRET: other
programs can read what is there."
  (if (and (recto-live-p) (equal id (plist-get recto-requirement :requirementId)))
      (recto-send "interaction/respond"
                  `(:requirementId ,id ,@(if answer `(:value ,(car answer)) '(:cancel t)))
                  #'recto-took nil
                  (lambda () (recto-ask--refused answer secret)))
    (recto-ask--refused answer secret)))

(defun recto-ask--refused (answer secret)
  "Keep the text in the list ANSWER, unless it is SECRET: nothing has taken it."
  (if (and secret answer)
      (message "The page has finished this entry, and the password was not entered")
    (recto-ask-keep (car answer))))

(defun recto-ask-keep (text)
  "Put TEXT, which the page does not take any more, into the kill ring."
  (when (and (stringp text) (not (string-empty-p text)))
    (kill-new text)
    (message (substitute-command-keys
              "The page has finished this entry; \\<global-map>\\[yank] inserts the text elsewhere"))))

;;;; From field to field

(defun recto-ask-onward-p ()
  "Return non-nil while a field of a form is filled in."
  (equal recto-tool "formFill"))

(defun recto-ask-onward (document event)
  "Let EVENT of the tab key, once the answer is given, go on in DOCUMENT."
  (with-current-buffer document
    (setq recto-ask--onward (cdr (recto-event-key event)))))

(defun recto-ask--go-onward ()
  "Go to the next field of the form if the tab key ended the entry."
  (when-let ((held (prog1 recto-ask--onward (setq recto-ask--onward nil))))
    (recto-event "key" :key "Tab" :modifiers held)))

(defun recto-ask--tab (event)
  "End the entry in a field, and let EVENT of the tab key go on to another one."
  (interactive (list last-command-event))
  (recto-ask-onward recto-ask--for event)
  (exit-minibuffer))

(defvar recto-ask--field-map
  (let ((map (make-sparse-keymap)))
    (dolist (key '("TAB" "<tab>" "<backtab>")) (define-key map (kbd key) #'recto-ask--tab))
    map)
  "Keys of the minibuffer while a field of a form is filled in.")

(defun recto-ask--in-minibuffer (read &optional changed map)
  "Call READ, a function with which this buffer asks in the minibuffer.
CHANGED is called with the text here, each time that the text changes.  In a
field of a form the tab key leads to other fields, by MAP if that is given."
  (let ((buffer (current-buffer))
        (onward (recto-ask-onward-p)))
    (minibuffer-with-setup-hook
        (lambda ()
          (setq recto-ask--for buffer
                recto-ask--id (recto-ask--needed buffer)
                recto-ask--shown (eq changed #'recto-ask-enter))
          (when onward
            (use-local-map (make-composed-keymap (or map recto-ask--field-map)
                                                 (current-local-map))))
          (when changed
            (add-hook 'after-change-functions
                      (lambda (&rest _)
                        (let ((text (minibuffer-contents-no-properties)))
                          (with-current-buffer buffer (funcall changed text))))
                      nil t)))
      (funcall read))))

(defvar-local recto-ask--entering nil "Whether a text is on its way to the server.")
(defvar-local recto-ask--entered nil "The text that is to follow it.")

(defun recto-ask-enter (text)
  "Let the page show TEXT, which the user is entering.
While one is on its way, the next ones are gathered."
  (if recto-ask--entering
      (setq recto-ask--entered text)
    (setq recto-ask--entering
          (recto-send "interaction/text" `(:text ,text) #'recto-took
                      (lambda ()
                        (setq recto-ask--entering nil)
                        (when recto-ask--entered
                          (recto-ask-enter (prog1 recto-ask--entered
                                             (setq recto-ask--entered nil)))))))))

(defun recto-ask-flush ()
  "Send the text that waits for another one, before an event may finish the entry."
  (when recto-ask--entered
    (recto-send "interaction/text"
                `(:text ,(prog1 recto-ask--entered (setq recto-ask--entered nil)))
                #'recto-took)))

(provide 'recto-ask)
;;; recto-ask.el ends here
