;;; recto-work.el --- Work that is not finished  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Placed corners, collected strokes and entered text are no change of the
;; document yet, but a save completes them, and reading the file again loses
;; them.  So they count as unsaved changes.  Only the server knows of them: it
;; is asked once the user pauses, or before whatever depends on the answer.

;;; Code:

(require 'recto-request)
(require 'recto-document)
(require 'recto-revert)

(defvar-local recto-work--timer nil "The timer that will ask for work, or nil.")
(defvar-local recto-work--is-due nil "Non-nil until the server has said whether there is work.")

(defun recto-work-changed ()
  "Ask whether there is work once the user pauses."
  (setq recto-work--is-due t)
  (when recto-work--timer (cancel-timer recto-work--timer))
  (setq recto-work--timer (run-at-time 0.1 nil #'recto-work--ask (current-buffer))))

(defun recto-work--ask (buffer)
  "Ask whether BUFFER has work, without waiting for the answer."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (setq recto-work--timer nil)
      (when recto-work--is-due (recto-send "tool/get" nil #'recto-work--take)))))

(defun recto-work--take (tool)
  "Mark the buffer as modified while TOOL, a result of `tool/get', has work."
  (let ((had recto-work))
    (setq recto-work--is-due nil
          recto-work (eq t (plist-get tool :hasWork)))
    (cond (recto-work (recto-revert-mark t))
          (had (recto-send "document/info" nil
                           (lambda (info)
                             (recto-revert-mark (or recto-work
                                                    (eq t (plist-get info :dirty))))))))))

(defun recto-work-p ()
  "Return non-nil if there is work now, by the server."
  (when (recto-live-p)
    (recto-work--take (recto-request "tool/get"))
    recto-work))

(defun recto-work-before-command ()
  "Ask for work before a command of Emacs' own, which may save or close.
Commands of Recto go to the server, which knows."
  (when (and recto-work--is-due
             (not (and (symbolp this-command)
                       (string-prefix-p "recto-" (symbol-name this-command)))))
    ;; Emacs would never run a function again that fails here.
    (condition-case failure
        (recto-work-p)
      ((error quit) (message "Recto: %s" (error-message-string failure))))))

(defun recto-work-stale-p (&optional no-confirm)
  "Return non-nil if the file may be read again by itself.
For `buffer-stale-function', which says what NO-CONFIRM is."
  (and (buffer-stale--default-function no-confirm)
       (not (recto-work-p))))

(provide 'recto-work)
;;; recto-work.el ends here
