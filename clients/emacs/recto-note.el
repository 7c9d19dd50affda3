;;; recto-note.el --- Editing texts of several lines in a buffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A buffer for the text of a note, as for a commit message.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-companion)
(require 'recto-ask)

(defvar-local recto-note--respond nil "What takes the answer.")
(defvar-local recto-note--document nil "The buffer that asks.")
(defvar-local recto-note--id nil "The id of the requirement that the text answers.")
(defvar-local recto-note--field nil "Whether the text is a field's, and the tab key leads on.")

(defvar recto-note-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c C-c") #'recto-note-done)
    (define-key map (kbd "C-c C-k") #'recto-note-cancel)
    (define-key map [remap save-buffer] #'recto-note-done)
    (dolist (key '("TAB" "<backtab>")) (define-key map (kbd key) #'recto-note-tab))
    map)
  "Keys of `recto-note-mode'.")

(define-derived-mode recto-note-mode text-mode "Recto-Note"
  "Major mode for the text of a note.
\\<recto-note-mode-map>\\[recto-note-done] keeps it, \\[recto-note-cancel] does not."
  (setq header-line-format
        (substitute-command-keys
         "\\<recto-note-mode-map>\\[recto-note-done] keeps the text, \\[recto-note-cancel] does not")))

(defun recto-note-edit (requirement respond)
  "Let the user edit the text of REQUIREMENT, and call RESPOND with the answer."
  (let ((document (current-buffer))
        (buffer (generate-new-buffer (format "*%s: %s*" (plist-get requirement :prompt)
                                             (buffer-name)))))
    (push (cons buffer buffer) recto-companions)
    (with-current-buffer buffer
      (insert (or (plist-get requirement :value) ""))
      (recto-note-mode)
      (setq recto-note--respond respond
            recto-note--document document
            recto-note--id (plist-get requirement :requirementId)
            recto-note--field (with-current-buffer document (recto-ask-onward-p)))
      (add-hook 'after-change-functions #'recto-note--changed nil t)
      (add-hook 'kill-buffer-hook #'recto-note--killed nil t)
      (add-hook 'window-selection-change-functions #'recto-note--selection-changed nil t)
      (set-buffer-modified-p nil))
    (pop-to-buffer buffer '((display-buffer-below-selected) (window-height . 10)))
    buffer))

(defun recto-note--changed (&rest _)
  "Let the page show the text."
  (let ((text (buffer-string)))
    (when (buffer-live-p recto-note--document)
      (with-current-buffer recto-note--document
        (recto-ask-enter (substring-no-properties text))))))

;;;; The focus

(defcustom recto-note-commit-on-leaving t
  "Whether a text is kept on the page once the user goes to another window.
Without that it stays open until the user keeps or drops it."
  :type 'boolean
  :group 'recto)

(defun recto-note--blur ()
  "Let the page keep the text of this buffer, since the keys go elsewhere."
  (when (and recto-note-commit-on-leaving recto-note--respond
             (buffer-live-p recto-note--document))
    (let ((text (buffer-substring-no-properties (point-min) (point-max)))
          (id recto-note--id)
          (note (current-buffer)))
      (with-current-buffer recto-note--document
        (when (and (recto-live-p) (equal id (plist-get recto-requirement :requirementId)))
          ;; The text that waits is older.
          (setq recto-ask--entered nil)
          (recto-send "interaction/blur" `(:text ,text)
                      (lambda (result)
                        (when (buffer-live-p note)
                          (with-current-buffer note (set-buffer-modified-p nil)))
                        (recto-took result))))))))

(defun recto-note--selection-changed (window)
  "Finish the text in WINDOW if another window is selected.
The minibuffer does not count."
  (unless (or (eq window (selected-window)) (window-minibuffer-p (selected-window)))
    (with-current-buffer (window-buffer window)
      (when (derived-mode-p 'recto-note-mode) (recto-note--blur)))))

(defconst recto-note--focus-delay 0.3
  "Seconds without the focus after which a text is finished.
Some window managers take the focus away for a moment at each click.")

(defun recto-note--focus-changed ()
  "Finish the text soon if Emacs has lost the focus and does not get it back."
  (unless (recto-note--focused-p)
    (run-at-time recto-note--focus-delay nil #'recto-note--focus-lost)))

(defun recto-note--focused-p ()
  "Return non-nil if a frame of Emacs may have the focus."
  (cl-some #'frame-focus-state (frame-list)))

(defun recto-note--focus-lost ()
  "Finish the text that is being edited unless Emacs has the focus again."
  (unless (recto-note--focused-p)
    (with-current-buffer (window-buffer)
      (when (derived-mode-p 'recto-note-mode) (recto-note--blur)))))

(add-function :after after-focus-change-function #'recto-note--focus-changed)

(defun recto-note--dropped ()
  "Give no answer."
  (when recto-note--respond
    (funcall (prog1 recto-note--respond (setq recto-note--respond nil)) nil)))

(defun recto-note--killed ()
  "Keep the changed text of a buffer that is killed."
  (when recto-note--respond
    (funcall (prog1 recto-note--respond (setq recto-note--respond nil))
             (and (buffer-modified-p)
                  (list (buffer-substring-no-properties (point-min) (point-max)))))))

(defun recto-note--leave ()
  "Close the buffer with its window, and go back to the document."
  (let ((document recto-note--document)
        (note (current-buffer)))
    (quit-window t)
    (when (buffer-live-p document)
      (with-current-buffer document
        (setq recto-companions (assq-delete-all note recto-companions))))
    (when-let ((window (and (buffer-live-p document) (get-buffer-window document))))
      (select-window window))))

(defun recto-note-done ()
  "Keep the text."
  (interactive nil recto-note-mode)
  (funcall (prog1 recto-note--respond (setq recto-note--respond nil))
           (list (buffer-substring-no-properties (point-min) (point-max))))
  (recto-note--leave))

(defun recto-note-tab (event)
  "Keep the text of a field, and go to the next one with the keys of EVENT.
In a note, indent."
  (interactive (list last-command-event) recto-note-mode)
  (cond (recto-note--field
         (recto-ask-onward recto-note--document event)
         (recto-note-done))
        (t (indent-for-tab-command))))

(defun recto-note-settle ()
  "Close the notes of this document whose requirement the page has finished."
  (pcase-dolist (`(,_ . ,buffer) recto-companions)
    (when (buffer-live-p buffer)
      (let ((id (buffer-local-value 'recto-note--id buffer)))
        (when (and id (not (equal id (plist-get recto-requirement :requirementId)))
                   (buffer-local-value 'recto-note--respond buffer))
          (run-at-time 0 nil #'recto-note--finished buffer))))))

(defun recto-note--finished (buffer)
  "Close BUFFER, whose text the page has taken; keep the text in the kill ring too."
  (when (and (buffer-live-p buffer) (buffer-local-value 'recto-note--respond buffer))
    (with-current-buffer buffer
      (setq recto-note--respond nil)
      (when (buffer-modified-p)
        (recto-ask-keep (buffer-substring-no-properties (point-min) (point-max))))
      (if (get-buffer-window buffer)
          (with-selected-window (get-buffer-window buffer) (recto-note--leave))
        (kill-buffer buffer)))))

(defun recto-note--open-p (buffer)
  "Return non-nil if BUFFER has a text that its page has not taken."
  (and (provided-mode-derived-p (buffer-local-value 'major-mode buffer) 'recto-note-mode)
       (buffer-local-value 'recto-note--respond buffer)
       (buffer-modified-p buffer)))

(defun recto-note--exit-p ()
  "Return non-nil if Emacs may end: no text is open, or the user wants that."
  (let ((note (cl-find-if #'recto-note--open-p (buffer-list))))
    (or (not note)
        (progn (pop-to-buffer note)
               (yes-or-no-p "This text is not finished; exit anyway? ")))))

(add-hook 'kill-emacs-query-functions #'recto-note--exit-p)

(defun recto-note-cancel ()
  "Leave the note as it was."
  (interactive nil recto-note-mode)
  (recto-note--dropped)
  (recto-note--leave))

(provide 'recto-note)
;;; recto-note.el ends here
