;;; recto-companion.el --- Buffers that go with a document  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The lists of the outline and of the annotations, and notes that are being
;; edited: each belongs to a document's buffer, and ends with it.

;;; Code:

(require 'cl-lib)
(require 'recto-request)

(defvar-local recto-companions nil "The buffers that go with this one: (KIND . BUFFER).")
(defvar-local recto-companion--pending nil
  "In a list: the document for which it will be filled again, or nil.")
(defvar-local recto-companion-fill-function #'revert-buffer "In a list: what fills it again.")

;; Of Evil, which some users have.
(declare-function evil-initial-state "evil-core" (mode &optional default))
(declare-function evil-set-initial-state "evil-core" (mode state))

(defun recto-own-keys ()
  "Let the keys of this buffer's mode work in Evil too.
A state of Evil that the user has chosen for the mode stays."
  (when (and (fboundp 'evil-set-initial-state) (not (evil-initial-state major-mode)))
    (evil-set-initial-state major-mode 'emacs)))

(defun recto-companion (kind)
  "Return this document's companion of KIND, or nil."
  (let ((buffer (alist-get kind recto-companions)))
    (and (buffer-live-p buffer) buffer)))

(defun recto-companion-make (kind name)
  "Return this document's companion of KIND; without one, a new one with NAME."
  (or (recto-companion kind)
      (setf (alist-get kind recto-companions) (generate-new-buffer name))))

(defun recto-companion-refresh (kind)
  "Fill this document's list of KIND again, if there is one, once that can be done."
  (when-let ((list (recto-companion kind))
             (buffer (current-buffer))
             (document recto-document))
    (with-current-buffer list
      (unless (eq document recto-companion--pending)
        (setq recto-companion--pending document)
        (run-at-time 0 nil #'recto-companion--fill-soon list buffer)))))

(defun recto-companion--fill-soon (list buffer)
  "Fill LIST again, once the server answers for the document of BUFFER.
Nobody has asked for it, and Emacs must not wait for a server that hangs."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (recto-send "document/info" nil
                  ;; Within the answer's handler, the answer to another request cannot be awaited.
                  (lambda (_) (run-at-time 0 nil #'recto-companion--fill list buffer))
                  nil
                  (lambda () (recto-companion--fill list nil))))))

(defun recto-companion--fill (list buffer)
  "Fill LIST again, if BUFFER still has its document; nothing is pending any more."
  (when (buffer-live-p list)
    (with-current-buffer list
      (setq recto-companion--pending nil)
      (when (and (buffer-live-p buffer) (with-current-buffer buffer (recto-live-p)))
        (with-demoted-errors "Recto: %S" (funcall recto-companion-fill-function))))))

;;;; Places in a list

(defun recto-companion-print (print row)
  "Call PRINT, which prints this list anew, and stay at the same rows.
ROW is a function that returns what a row is known by, at its beginning.  If
the row of a window is gone, its place is the next row that is still there, or
else the one before."
  (let ((places (cons (cons nil (recto-companion--rows-from (point) row))
                      (mapcar (lambda (window)
                                (cons window (recto-companion--rows-from (window-point window) row)))
                              (get-buffer-window-list nil nil t))))
        (positions (make-hash-table :test #'equal))
        (new (= (point-min) (point-max))))
    (funcall print)
    (pcase-dolist (`(,known . ,position) (recto-companion--rows row))
      (puthash known position positions))
    (pcase-dolist (`(,window . ,rows) places)
      (let ((position (or (cl-some (lambda (known) (gethash known positions)) rows)
                          (if new (point-min) (point-max)))))
        (if window (set-window-point window position) (goto-char position))))))

(defun recto-companion--rows (row)
  "Return what each row is known by to ROW, with its position."
  (save-excursion
    (goto-char (point-min))
    (cl-loop until (eobp)
             collect (cons (funcall row) (point))
             do (forward-line))))

(defun recto-companion--rows-from (position row)
  "Return what ROW knows the rows by at POSITION and after it, then before it.
The rows before it come nearest first.  At the end of the buffer there is none."
  (let (before after)
    (unless (= position (point-max))
      (let ((start (save-excursion (goto-char position) (line-beginning-position))))
        (pcase-dolist (`(,known . ,place) (recto-companion--rows row))
          (if (< place start) (push known before) (push known after)))))
    (nconc (nreverse after) before)))

(defun recto-companions-kill ()
  "Kill the buffers that go with this one, and delete their windows."
  (pcase-dolist (`(,_ . ,buffer) (prog1 recto-companions (setq recto-companions nil)))
    (when (buffer-live-p buffer)
      (save-current-buffer
        (dolist (window (get-buffer-window-list buffer nil t))
          (quit-restore-window window))
        (kill-buffer buffer)))))

(provide 'recto-companion)
;;; recto-companion.el ends here
