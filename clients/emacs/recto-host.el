;;; recto-host.el --- What the server asks Emacs to do  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Addresses are opened after a question, and copied text goes to the kill ring.

;;; Code:

(require 'recto-request)
(require 'recto-move)
(require 'recto-look)
(require 'recto-search)

(defcustom recto-confirm-uris t
  "Whether to ask before an address is opened."
  :group 'recto
  :type 'boolean)

(defmacro recto-host--on (notification params &rest body)
  "At NOTIFICATION with PARAMS do BODY once Emacs is not busy with the server."
  (declare (indent 2))
  `(recto-on ,notification
             (lambda (,params)
               (let ((buffer (current-buffer)))
                 (run-at-time 0 nil (lambda ()
                                      (when (buffer-live-p buffer)
                                        (with-current-buffer buffer
                                          (with-demoted-errors "Recto: %S" ,@body)))))))))

(recto-host--on "host/openUri" params
  (let ((uri (plist-get params :uri)))
    (when (or (not recto-confirm-uris) (y-or-n-p (format "Open %s? " uri)))
      (browse-url uri))))

(recto-host--on "host/decideUri" params
  (let ((uri (plist-get params :uri)))
    (if (equal (plist-get params :kind) "script") (message "This is not opened: %s" uri)
      (when (yes-or-no-p (format "%s may do harm.  Open it all the same? " uri))
        (browse-url uri)))))

(recto-on "host/setClipboard"
          (lambda (params)
            (when-let ((text (plist-get params :text)))
              (kill-new text)
              (message "Copied %d characters" (length text)))
            (when-let ((image (plist-get params :image)))
              (run-at-time 0 nil #'recto-host--save-picture image))))

(defun recto-host--save-picture (image)
  "Save IMAGE, which was copied, to a file: the kill ring is for text only."
  (let ((coding-system-for-write 'no-conversion))
    (write-region (base64-decode-string (plist-get image :data)) nil
                  (read-file-name "Save the picture as: " nil "picture.png"))))

(recto-host--on "host/search" params
  (setq recto-search--from (cons (plist-get recto-view :pageIndex) 'forward))
  (recto-search-find (plist-get params :text)))

(recto-host--on "host/playMedia" params
  (if-let ((path (plist-get params :path)))
      (when (y-or-n-p (format "Play %s? " (plist-get params :name)))
        (browse-url-of-file path))
    (message "This plays another file: %s" (plist-get params :reference))))

(recto-host--on "host/playSound" params
  (when (y-or-n-p "Play the sound? ") (browse-url-of-file (plist-get params :path))))

(defconst recto-host--commands
  '(("Save" . save-buffer) ("SaveAs" . write-file) ("Open" . find-file) ("Close" . quit-window)
    ("Quit" . quit-window) ("Find" . recto-search) ("GoToPage" . recto-goto-page))
  "Emacs' commands for those that documents know.")

(recto-host--on "host/command" params
  (let* ((name (plist-get params :command))
         (command (cdr (assoc name recto-host--commands))))
    (if command (call-interactively command)
      (message "The document wants %s, which Emacs does not do here" name))))

(recto-on "host/submitForm"
          (lambda (params)
            (message "Emacs does not submit forms: this one would go to %s"
                     (plist-get params :url))))

(recto-on "host/unsupportedAction"
          (lambda (params)
            (message "This is not supported: %s" (plist-get (plist-get params :action) :kind))))

(provide 'recto-host)
;;; recto-host.el ends here
