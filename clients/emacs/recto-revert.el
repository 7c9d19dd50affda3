;;; recto-revert.el --- Reading the file again  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: AGPL-3.0-or-later

;;; Commentary:

;; Reverting opens the file anew before it lets go of the old document, so
;; that one that is half written does no harm: it is damaged, or cannot be
;; opened at all.  The view's state is kept until it can be brought back to a
;; document that is whole.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-draw)
(require 'recto-document)

(defconst recto-revert--wait 1 "Seconds for which a file that is all written stays as it is.")

(defvar-local recto-revert--kept nil "The state of the view of the last document that was whole.")
(defvar-local recto-revert--seen nil "What the file was like at the last look, and when: a cons.")
(defvar-local recto-revert--timer nil "The timer that will look again.")

(defun recto-document--capture ()
  "Return the state of the view, for `recto-document--restore'.
Where the server has died, that is what it told last."
  (if (recto-live-p)
      (plist-get (recto-request "view/capture") :state)
    (list :view recto-view)))

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
Ask first where changes would be lost, unless NO-CONFIRM."
  (when (or no-confirm recto-document--died (not (buffer-modified-p))
            (yes-or-no-p "Forget the changes, and read the file again? "))
    (condition-case failure
        (recto-revert--now no-confirm)
      ((error quit)
       (unless (recto-live-p) (recto-document-explain failure))
       (signal (car failure) (cdr failure))))))

(defun recto-revert--now (automatic)
  "Open the file again; if AUTOMATIC, only once it is whole or stays as it is.
Keep the view."
  (let* ((captured (and recto-view (recto-document--capture)))
         (whole (and captured (not (recto-document--repaired-p recto-document))))
         (settled (recto-revert--settled-p))
         (path (recto-document--path))
         (result (recto-document--request-open path (and (recto-live-p) "discard")))
         (damaged (recto-document--repaired-p result)))
    (when whole (setq recto-revert--kept captured))
    (if (and automatic damaged whole (recto-live-p) (not settled))
        (recto-rpc-call "document/close" `(:documentId ,(plist-get result :documentId)))
      (recto-document--take (recto-revert--exchange result path))
      (cond ((and recto-revert--kept (not damaged))
             (recto-document--restore recto-revert--kept)
             (setq recto-revert--kept nil))
            (captured (recto-document--restore captured))
            (t (recto-document--show (get-buffer-window nil t))))
      (run-hooks 'recto-opened-hook))
    (when (and automatic damaged (not settled)) (recto-revert--later))))

(defun recto-revert--exchange (result path)
  "Close the document that is open, and return RESULT, that of opening PATH anew.
The old one may have held the file's edit log: then open once more."
  (if (not (recto-live-p)) result
    (let ((old (plist-get recto-document :documentId)))
      (recto-rpc-register old nil)
      (ignore-errors (recto-rpc-call "document/close" `(:documentId ,old :discard t)))
      (if (not (eq (plist-get result :editedElsewhere) t)) result
        (setq recto-document nil)
        (recto-rpc-call "document/close" `(:documentId ,(plist-get result :documentId)))
        (recto-document--request-open path "discard")))))

;;;; Files that are being written

(defun recto-revert--settled-p ()
  "Look at the file; return non-nil if it has been the same for a while."
  (let* ((attributes (file-attributes buffer-file-name))
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
      (when (and (recto-live-p) (not (buffer-modified-p)))
        (with-demoted-errors "Recto: %S" (recto-revert t t))))))

(provide 'recto-revert)
;;; recto-revert.el ends here
