;;; recto-document.el --- Opening  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The buffer visits the file, but holds pictures; the document is the
;; server's.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-local)
(require 'recto-tiles)
(require 'recto-draw)
(require 'recto-move)
(require 'recto-look)
(require 'recto-event)

(declare-function recto-place-return "recto-place" ())

(defcustom recto-layout "continuous"
  "How pages are arranged at first."
  :group 'recto
  :type '(choice (const "continuous") (const "single") (const "facing")
                 (const "facingContinuous")))

(defcustom recto-components-off '("fastScroll")
  "The server's interaction components that shall not act.
By `fastScroll' a click at the window's edge turns the page."
  :group 'recto
  :type '(repeat string))

(defvar-local recto-document--died nil "When the server died while the document was open, or nil.")
(defvar-local recto-document--password nil "The password that opened the file.")
(defvar-local recto-document--file nil "The file that was opened.")
(defvar-local recto-document--left nil "Whether unsaved edits were left for later, and nothing changed since.")
(defvar-local recto-work nil "Non-nil while the tool has work that a save would complete.")
(defvar recto-revert--told)
(defvar recto-opened-hook nil "Run in a buffer whose document was opened, also again.")
(defvar recto-pages-changed-hook nil "Run in a buffer whose pages have other places or sizes now.")

(defun recto-document--request-open (path &optional recovery)
  "Open PATH, asking for passwords, and return the result.
RECOVERY is as in `document/open'."
  (let ((password recto-document--password)
        result)
    (while (not result)
      (condition-case failure
          (setq result (recto-rpc-call "document/open"
                                       `(:path ,path
                                         ,@(and password `(:password ,password))
                                         ,@(and recovery `(:recovery ,recovery)))
                                       #'recto-document--let-go))
        (recto-error
         (unless (equal (nth 2 failure) "passwordRequired")
           (user-error "%s" (nth 1 failure)))
         (setq password (condition-case nil
                            (read-passwd (if password "Wrong.  Password: "
                                           (format "Password of %s: " (buffer-name))))
                          (quit (user-error "You gave no password")))))))
    (setq recto-document--password password)
    (if-let ((choice (and (not recovery) (plist-get result :recovery)
                          (condition-case nil
                              (recto-document--ask-recovery (plist-get result :recovery))
                            (quit (recto-document--let-go result)
                                  (signal 'quit nil))))))
        (progn
          (recto-rpc-call "document/close" `(:documentId ,(plist-get result :documentId)))
          (recto-document--request-open path choice))
      result)))

(defun recto-document--let-go (result)
  "Close the document that RESULT has opened, without waiting for that.
The server opens the file anew only after that."
  (jsonrpc-async-request recto-rpc--connection 'document/close
                         `(:documentId ,(plist-get result :documentId)) :timeout nil))

(defun recto-document--time (time)
  "Return TIME, as the protocol has it, as people read it here."
  (format-time-string "%F %R" (date-to-time time)))

(defun recto-document--ask-recovery (recovery)
  "Ask what shall become of the unsaved edits in RECOVERY.
Return nil to leave them for now."
  (pcase (car (read-multiple-choice
               (format "There %s to %s of %s%s%s. "
                       (if (eql (plist-get recovery :edits) 1) "is 1 unsaved change"
                         (format "are %d unsaved changes" (plist-get recovery :edits)))
                       (buffer-name)
                       (recto-document--time (plist-get recovery :lastEditAt))
                       (if (eq (plist-get recovery :fileChanged) t)
                           ", made to another state of the file" "")
                       (if (plist-get recovery :failed)
                           "; the log of them cannot be read to its end" ""))
               '((?a "apply" "Make the changes again.")
                 (?d "discard" "Forget the changes.")
                 (?l "later" "Leave them; the first new change sets them aside."))))
    (?a "apply")
    (?d "discard")))

(defun recto-document--take (result)
  "Make the document of RESULT this buffer's."
  (setq recto-document result
        recto-document--died nil
        recto-document--left (and (plist-get result :recovery) (eql 0 (plist-get result :revision)))
        recto-tool "pan" recto-state "pan.idle")
  (recto-document-forget-work)
  (recto-move-reset)
  (recto-rpc-register (plist-get result :documentId) (current-buffer))
  (recto-tiles-reset)
  (dolist (component recto-components-off)
    (ignore-errors ; An older server may not have it.
      (recto-request "interaction/setEnabled" :component component :enabled :json-false)))
  (setq recto-document--file buffer-file-name
        recto-revert--told nil)
  (when buffer-file-name (set-visited-file-modtime))
  (recto-document-mark (> (plist-get result :revision) 0))
  (when (recto-document--repaired-p result) (message "The file was damaged; it is shown repaired"))
  (when (eq (plist-get result :editedElsewhere) t)
    (message "Another program has unsaved changes to this file: it can only be read here")))

(defun recto-document-forget-work ()
  "Forget what the tool had under way and what was selected."
  (setq recto-overlay nil recto-menu nil recto-requirement nil
        recto-work nil recto-selected nil recto-text-selected nil)
  ;; What was asked for is not needed any more: another server may use its id.
  (run-hooks 'recto-requirement-hook))

(defun recto-document-mark (modified)
  "Mark the buffer as MODIFIED, or not, without a question of Emacs' own.
The document has changed already: an answer that keeps Emacs from marking the
buffer would leave changes that nobody knows of."
  (let ((new (and modified buffer-file-name (not (buffer-modified-p)))))
    (let ((buffer-file-name (unless modified buffer-file-name))) ; Only a file is asked about.
      (set-buffer-modified-p modified))
    (when new (with-demoted-errors "Recto: %S" (recto-document--lock)))))

(defun recto-document--lock ()
  "Lock the file for other Emacsen, or say who has locked it."
  (when (verify-visited-file-modtime) ; Or else Emacs would ask.
    (let ((owner (file-locked-p buffer-file-name)))
      (if (stringp owner)
          (message "%s is being edited by %s, too" (buffer-name) owner)
        (lock-buffer)))))

(defun recto-document--repaired-p (result)
  "Return non-nil if the document of RESULT was damaged."
  (eq (plist-get result :repaired) t))

(defun recto-document-try ()
  "Open the buffer's file for the first time, or say in the buffer why not."
  (condition-case failure
      (recto-document-open)
    ((error quit) (recto-document-explain failure))))

(defun recto-document-explain (failure)
  "Say in the buffer that by FAILURE the document is not open."
  (let ((reason (cond ((eq (car failure) 'quit) "You have stopped the opening.")
                      ((memq (car failure) '(user-error recto-error)) (cadr failure))
                      (t (error-message-string failure))))
        (fill-column 72)
        (inhibit-read-only t))
    (with-silent-modifications
      (erase-buffer)
      (insert (propertize (format "%s is not open\n\n" (buffer-name)) 'face 'bold)
              reason "\n\n")
      (fill-region (point-min) (point))
      (insert (substitute-command-keys "\\<recto-mode-map>\\[revert-buffer] tries again."))
      (goto-char (point-min)))
    (force-mode-line-update)
    (message "Recto: %s" reason)))

(defun recto-document-open ()
  "Open the buffer's file for the first time."
  (unless (or noninteractive (recto-document--drawable-p))
    (user-error "Recto needs an Emacs with SVG on a graphical display"))
  (recto-document--take (recto-document--request-open (recto-local-path)))
  (recto-document--show (get-buffer-window nil t))
  (recto-place-return)
  (run-hooks 'recto-opened-hook))

(defun recto-document--drawable-p ()
  "Return non-nil if Emacs can show pages, or a daemon may have such frames later."
  (and (image-type-available-p 'svg)
       (or (display-images-p) (equal (terminal-name) "initial_terminal"))))

(defun recto-document--show (window)
  "Give the view its first look, in WINDOW if there is one."
  (pcase-let ((`(,width . ,height) (if window (recto-window-size window) '(800 . 600))))
    (setq recto-view (recto-request "view/update" :size (vector width height)
                                    :layout recto-layout :pixelRatio (recto-pixel-ratio)
                                    :fit (and recto-fit (symbol-name recto-fit)))))
  (recto-draw-soon))

(defun recto-document--died ()
  "Note that the server has died."
  (setq recto-document--died (float-time)
        recto-document nil)
  (recto-move-reset)
  (force-mode-line-update)
  (message "The recto server has ended: the next key starts it again"))

(add-hook 'recto-rpc-died-hook #'recto-document--died)

(provide 'recto-document)
;;; recto-document.el ends here
