;;; recto-revert.el --- Reading the file again  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Reverting opens the file anew before it lets go of the old document, so
;; that one that is half written does no harm: it is damaged, or cannot be
;; opened at all.  The view's state is kept until it can be brought back to a
;; document that is whole.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-local)
(require 'recto-draw)
(require 'recto-document)

(defconst recto-revert--wait 1 "Seconds for which a file that is all written stays as it is.")

(defvar-local recto-revert--kept nil "The state of the view of the last document that was whole.")
(defvar-local recto-revert--seen nil "What the file was like at the last look, and when: a cons.")
(defvar-local recto-revert--timer nil "The timer that will look again.")

(declare-function recto-work-p "recto-work" ())

(defun recto-document--capture ()
  "Return the state of the view, for `recto-document--restore'.
Where the server has died, that is what it told last."
  (if (recto-live-p)
      (plist-get (recto-request "view/capture") :state)
    (recto-document--known)))

(defun recto-document--known ()
  "Return the state of the view by what the server told last."
  (list :view recto-view))

(defun recto-document--restore (state)
  "Bring the view back to STATE, as far as the document has it."
  (setq recto-view
        (pcase state
          (`(:view ,view)
           (apply #'recto-request "view/update"
                  (cl-loop for member in '(:size :layout :coverPage :direction :rotation
                                           :pixelRatio :gap)
                           append (list member (plist-get view member))))
           (if (plist-get view :fit)
               (recto-request "view/update" :fit (plist-get view :fit))
             (recto-request "view/update" :scale (plist-get view :scale)))
           (recto-request "view/update" :offset (plist-get view :offset)))
          (_ (recto-request "view/restore" :state state :size (plist-get recto-view :size)))))
  (recto-draw-soon))

(defun recto-revert (&optional _ignore-auto no-confirm)
  "Open the file again, also where the server has ended; keep the view.
Unless NO-CONFIRM, ask first if there are unsaved edits: these can be made
again in a file that another program wrote."
  (pcase (recto-revert--plan no-confirm)
    ('keep (recto-reload))
    ('forget
     (condition-case failure
         (recto-revert--now no-confirm)
       ((error quit)
        (unless (recto-live-p) (recto-document-explain failure))
        (signal (car failure) (cdr failure)))))))

(defun recto-revert--plan (no-confirm)
  "Return what to do with unsaved edits: `keep' or `forget' them, or nil.
If NO-CONFIRM, do not ask."
  (cond ((or no-confirm (not (recto-live-p)) (not (buffer-modified-p))) 'forget)
        ((recto-revert--changed-p)
         (pcase (car (read-multiple-choice
                      "There are unsaved changes, and the file is another one now. "
                      '((?k "keep" "Read the new file, and make the changes again in it.")
                        (?f "forget" "Read the new file, and forget the changes.")
                        (?q "quit" "Leave all as it is."))))
           (?k 'keep)
           (?f 'forget)))
        ((yes-or-no-p "Forget the changes, and read the file again? ") 'forget)))

;;;; Files that another program changed

(defvar-local recto-revert--told nil "Whether the server said that the file is another one.")

(defun recto-revert--changed-p ()
  "Return non-nil if another program has changed the file since it was read."
  (or recto-revert--told (not (verify-visited-file-modtime))))

(recto-on "document/didChangeOnDisk"
          (lambda (params)
            (setq recto-revert--told t)
            (when (or recto-work (eq (plist-get params :dirty) t)) (recto-revert-warn))))

(defun recto-revert-mark (modified)
  "Mark the buffer as MODIFIED, or not.
Warn if another program has changed the file."
  (when (and modified recto-revert--told (not (buffer-modified-p))) (recto-revert-warn))
  (recto-document-mark modified))

(defun recto-revert-warn ()
  "Tell the user that the file was replaced while there are unsaved edits."
  (set-visited-file-modtime) ; The server watches the file: no question of Emacs' own.
  (message "%s is another file now: g reads it, and makes your changes again in it"
           (buffer-name)))

(defun recto-reload ()
  "Read the file as it is now, and make the unsaved edits again in it."
  (interactive nil recto-mode)
  (recto-local-fetch)
  (let ((result (recto-request "document/reload")))
    (recto-document--take result)
    (recto-document-mark (recto-revert--dirty-p (plist-get result :recovery)))
    (setq recto-view (recto-request "view/get"))
    (run-hooks 'recto-opened-hook)
    (recto-draw-soon)
    (recto-revert-report (plist-get result :recovery) "The file was read again")))

(defun recto-revert--dirty-p (recovery)
  "Return non-nil if by RECOVERY unsaved edits were made again."
  (> (or (plist-get recovery :applied) 0) 0))

(defun recto-revert-report (recovery what)
  "Say WHAT happened, and by RECOVERY what became of unsaved edits."
  (let ((failed (length (plist-get recovery :failed))))
    (message "%s%s%s" what
             (if (recto-revert--dirty-p recovery)
                 (if (eql (plist-get recovery :applied) 1) "; 1 change was made again"
                   (format "; %d changes were made again" (plist-get recovery :applied)))
               "")
             (if (> failed 0) (format "; %d could not be made" failed) ""))))

(defun recto-revert--now (automatic)
  "Open the file again; if AUTOMATIC, only once it is whole or stays as it is.
Keep the view."
  (let* ((captured (and recto-view (recto-document--capture)))
         (whole (and captured (not (recto-document--repaired-p recto-document))))
         (settled (recto-revert--settled-p))
         (path (recto-local-path))
         (recovery (recto-revert--recovery))
         (result (recto-document--request-open path recovery))
         (damaged (recto-document--repaired-p result)))
    (when whole (setq recto-revert--kept captured))
    (if (and automatic damaged whole (recto-live-p) (not settled))
        (recto-rpc-call "document/close" `(:documentId ,(plist-get result :documentId)))
      (recto-document--take (recto-revert--exchange result path recovery))
      (cond ((and recto-revert--kept (not damaged))
             (recto-document--restore recto-revert--kept)
             (setq recto-revert--kept nil))
            (captured (recto-document--restore captured))
            (t (recto-document--show (get-buffer-window nil t))))
      (run-hooks 'recto-opened-hook))
    (when (and automatic damaged (not settled)) (recto-revert--later))))

(defun recto-revert--recovery ()
  "Return what `document/open' shall do with unsaved edits in the file's log.
Those of this buffer are forgotten.  Those of an earlier session, which the
user has left for later, stay until the user changes the document."
  (cond ((not (recto-live-p)) nil) ; Ask.
        ((and (buffer-modified-p) (not recto-document--left)) "discard")
        (t "report")))

(defun recto-revert--exchange (result path recovery)
  "Close the document that is open, and return RESULT, that of opening PATH anew.
The old one may have held the file's edit log: then open once more, with
RECOVERY of `recto-revert--recovery'."
  (if (not (recto-live-p)) result
    (let ((old (plist-get recto-document :documentId)))
      (recto-rpc-register old nil)
      (ignore-errors (recto-rpc-call "document/close" `(:documentId ,old :discard t)))
      (if (not (eq (plist-get result :editedElsewhere) t)) result
        (setq recto-document nil)
        (recto-rpc-call "document/close" `(:documentId ,(plist-get result :documentId)))
        (recto-document--request-open path recovery)))))

(defun recto-revert-renamed (buffer)
  "Open the file of BUFFER by its new name, if nothing is unsaved.
The server keeps unsaved changes by the file's name."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (when (and (recto-live-p) (recto-revert--renamed-p))
        (if (or (buffer-modified-p) (recto-work-p))
            (message "Save %s soon: its unsaved changes would be lost with the server" (buffer-name))
          (with-demoted-errors "Recto: %S" (recto-revert t t)))))))

(defun recto-revert--renamed-p ()
  "Return non-nil if the file that was opened has this buffer's file name now."
  (and buffer-file-name recto-document--file
       (not (equal buffer-file-name recto-document--file))
       (file-readable-p buffer-file-name)
       (not (file-exists-p recto-document--file))))

;;;; Files that are being written

(defun recto-revert--settled-p ()
  "Look at the file; return non-nil if it has been the same for a while."
  (let* ((attributes (file-attributes (or buffer-file-name recto-local--copy)))
         (like (list (file-attribute-modification-time attributes)
                     (file-attribute-size attributes))))
    (unless (equal like (car recto-revert--seen))
      (setq recto-revert--seen (cons like (float-time))))
    (>= (- (float-time) (cdr recto-revert--seen)) recto-revert--wait)))

(defun recto-revert--later ()
  "Look at the file again in a while."
  (when (timerp recto-revert--timer) (cancel-timer recto-revert--timer))
  (setq recto-revert--timer
        (run-at-time recto-revert--wait nil #'recto-revert--again (current-buffer))))

(defun recto-revert--again (buffer)
  "Read the file of BUFFER again, unless the user has changed the document since."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (setq recto-revert--timer nil)
      (when (and (recto-live-p) (not (buffer-modified-p)) (not (recto-work-p)))
        (with-demoted-errors "Recto: %S" (recto-revert t t))))))

(provide 'recto-revert)
;;; recto-revert.el ends here
