;;; recto-revive.el --- A server that has ended  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The next key starts the server again, and opens all its documents with
;; their edits.

;;; Code:

(require 'recto-request)
(require 'recto-local)
(require 'recto-document)
(require 'recto-revert)

(defconst recto-revive--relapse 10
  "Seconds in which a server that ends again is not started by the next key.")
(defvar recto-revive--last 0 "When documents were opened again last.")

(defun recto-revive ()
  "Start a server that has ended, and open its documents again with their edits.
Return non-nil if this buffer's document is open then."
  (when (and recto-document--died
             (> (- recto-document--died recto-revive--last) recto-revive--relapse))
    (setq recto-revive--last (float-time))
    (dolist (buffer (buffer-list))
      (when (and (buffer-live-p buffer) (buffer-local-value 'recto-document--died buffer))
        (with-current-buffer buffer
          (condition-case failure
              (recto-revive--document)
            ((error quit) (recto-document-explain failure))))))
    (recto-live-p)))

(defun recto-revive--document ()
  "Open this buffer's document again, with its edits and its view."
  (let* ((state (and recto-view (recto-document--capture)))
         (read (visited-file-modtime))
         (result (recto-document--request-open (recto-local-path 'kept)
                                               (unless recto-document--left "apply"))))
    (recto-document--take result)
    (when recto-local--copy (set-visited-file-modtime read)) ; It was not read again.
    (if state (recto-document--restore state)
      (recto-document--show (get-buffer-window nil t)))
    (run-hooks 'recto-opened-hook)
    (recto-revert-report (plist-get result :recovery)
                         "The server had ended and was started again")))

(provide 'recto-revive)
;;; recto-revive.el ends here
