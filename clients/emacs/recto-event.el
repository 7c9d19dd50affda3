;;; recto-event.el --- What the user does, told to the server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Keys and commands go to the server; what an event comes to is taken by
;; `recto-took'.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-draw)
(require 'recto-move)

(defvar-local recto-tool "pan" "The tool that the user works with.")
(defvar-local recto-state "pan.idle" "The tool and its state.")
(defvar-local recto-menu nil "The items of the server's menu.")
(defvar-local recto-requirement nil "What the tool needs from the user, or nil.")
(defvar-local recto-selected nil "The ids of the selected annotations.")
(defvar-local recto-text-selected nil "Non-nil while text is selected.")
(defvar recto-selected-hook nil "Run in a buffer where something else is selected.")
(defvar recto-requirement-hook nil "Run in a buffer whose tool needs something else now.")

(defconst recto-event-own-tools
  '("pan" "textSelect" "multiSelect" "formFill" "richMedia"
    "annotationEdit" "vertexEdit" "calloutEdit" "markupEdit")
  "Tools that the server takes by itself, for what the user points at.")

(defconst recto-event--pointers
  '(("pointer" . hand) ("text" . text) ("ns-resize" . vdrag) ("ew-resize" . hdrag))
  "Emacs' shapes of the pointer for the server's.")

(declare-function recto-work-changed "recto-work" ())

(defun recto-took (result)
  "Take over the RESULT of an event, or of `tool/didUpdate'."
  (when (plist-get result :tool) (setq recto-tool (plist-get result :tool)))
  (when (plist-get result :state) (setq recto-state (plist-get result :state)))
  (when (plist-member result :menu)
    (setq recto-menu (append (plist-get (plist-get result :menu) :items) nil)))
  (when (plist-member result :overlay)
    (setq recto-overlay (plist-get (plist-get result :overlay) :items))
    (recto-draw-soon))
  (when (plist-member result :requirement)
    (setq recto-requirement (plist-get result :requirement))
    (run-hooks 'recto-requirement-hook))
  (when (plist-member result :cursor)
    (recto-draw-pointer (alist-get (plist-get result :cursor) recto-event--pointers 'arrow
                                   nil #'equal)))
  (when-let ((failure (plist-get result :error)))
    (message "Recto: %s" (plist-get failure :message)))
  (when (or recto-work (plist-member result :overlay)) (recto-work-changed))
  (force-mode-line-update)
  result)

(recto-on "tool/didUpdate" #'recto-took)
(recto-on "tool/didChange" (lambda (params)
                             (setq recto-tool (plist-get params :tool))
                             (force-mode-line-update)))
(recto-on "interaction/didRecognize" (lambda (params) (recto-took (plist-get params :result))))
(recto-on "selection/didChange" (lambda (params)
                                  (setq recto-selected
                                        (append (plist-get params :annotations) nil)
                                        recto-text-selected (plist-get params :text))
                                  (run-hooks 'recto-selected-hook)))

(declare-function recto-ask-flush "recto-ask" ())

(defun recto-event (method &rest params)
  "Send the event METHOD with PARAMS, wait, take the result over and return it.
If the user quits, the result is taken over when it comes."
  (recto-ask-flush)
  (prog1 (recto-took (recto-request-late #'recto-took (concat "interaction/" method) params))
    (recto-draw-now)))

(defun recto-command (id)
  "Give the server's command with ID; return non-nil if it was handled."
  (eq t (plist-get (recto-event "command" :id id) :handled)))

;;;; Keys

(defconst recto-event--keys
  '((escape . "Escape") (delete . "Delete") (deletechar . "Delete") (backspace . "Backspace")
    (127 . "Backspace") (return . "Enter") (?\r . "Enter") (tab . "Tab") (?\t . "Tab")
    (backtab . "Tab") (left . "ArrowLeft") (right . "ArrowRight") (up . "ArrowUp")
    (down . "ArrowDown") (home . "Home") (end . "End") (prior . "PageUp") (next . "PageDown")
    (27 . "Escape"))
  "Names on the wire of Emacs' keys; characters have their own.")

(defun recto-event-modifiers (event)
  "Return the names on the wire of the keys held down in EVENT."
  (let ((held (event-modifiers event)))
    (vconcat (and (or (memq 'shift held) (eq (event-basic-type event) 'backtab)) '("shift"))
             (and (memq 'control held) '("control"))
             (and (or (memq 'meta held) (memq 'alt held)) '("alt"))
             (and (memq 'super held) '("meta")))))

(defun recto-event-key (event)
  "Return (KEY . MODIFIERS) on the wire for the keyboard's EVENT, or nil."
  (let* ((basic (cond ((memq event '(?\r ?\t 27 127)) event)
                      (t (event-basic-type event))))
         (name (or (cdr (assq basic recto-event--keys))
                   (and (characterp basic) (char-to-string basic)))))
    (when name
      (cons name (if (memq event '(?\r ?\t 27 127)) [] (recto-event-modifiers event))))))

(defun recto-key (event)
  "Send the key of EVENT, for which Emacs has no command here, to the server."
  (interactive (list last-command-event) recto-mode)
  (pcase (recto-event-key event)
    (`(,key . ,modifiers)
     (unless (eq t (plist-get (recto-event "key" :key key :modifiers modifiers) :handled))
       (pcase key
         ("Escape" nil)
         ("Tab" (message "There is nothing further to go to"))
         (_ (message "%s does nothing here" (single-key-description event))))))
    (_ (user-error "%s is no key that the server knows" (single-key-description event)))))

(provide 'recto-event)
;;; recto-event.el ends here
