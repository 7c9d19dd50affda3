;;; recto-request.el --- Requests about a buffer's document  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `recto-request' waits for the answer, `recto-send' does not; both add the
;; ids of the buffer's document and view.

;;; Code:

(require 'cl-lib)
(require 'recto-rpc)

(defvar-local recto-document nil
  "What `document/open' said of this buffer's document, as a plist; nil: closed.")

(defvar recto-request--token 0 "The last token given out.")
(defconst recto-request--quiet '("requestCancelled" "contentModified")
  "Kinds of error that a user need not hear of.")

(defun recto-live-p ()
  "Return non-nil if this buffer's document is open in a running server."
  (and recto-document recto-rpc--connection (jsonrpc-running-p recto-rpc--connection)))

(declare-function recto-revive "recto-revive" ())

(defun recto-check-live ()
  "Signal an error unless this buffer's document is open.
If the server has ended, start it again, and open all its documents again."
  (unless (or (recto-live-p) (recto-revive))
    (user-error "The document is not open: g opens it again")))

(defconst recto-request--view-nouns '("view" "tool" "interaction" "menu" "gesture" "selection")
  "What requests about a view begin with; others are about the document alone.")

(defun recto-request--with-ids (method params)
  "Add this buffer's document, and its view if METHOD is about one, to PARAMS."
  `(:documentId ,(plist-get recto-document :documentId)
    ,@(when (or (member (car (split-string method "/")) recto-request--view-nouns)
                (equal method "action/run"))
        `(:viewId ,(plist-get recto-document :viewId)))
    ,@params))

(defun recto-request-raw (method params &optional late)
  "Send METHOD with PARAMS about this buffer's document; return the result.
What the server says against it is a `recto-error', with its kind.  LATE is
called in this buffer with a result that comes after the user has quit."
  (recto-check-live)
  (let ((buffer (current-buffer))
        (document recto-document))
    (recto-rpc-call method (recto-request--with-ids method params)
                    (lambda (result)
                      (when (and late (buffer-live-p buffer))
                        (with-current-buffer buffer
                          (when (eq document recto-document) (funcall late result))))))))

(defun recto-request (method &rest params)
  "Send METHOD with PARAMS about this buffer's document; return the result.
What the server says against it becomes a `user-error'."
  (recto-request-late nil method params))

(defun recto-request-late (late method params)
  "Do as `recto-request' with METHOD and PARAMS.
LATE is called with a result that comes after the user has quit."
  (condition-case failure
      (recto-request-raw method params late)
    (recto-error
     (user-error (if (equal (nth 2 failure) "changedOnDisk") "%s (g reloads it)" "%s")
                 (cadr failure)))))

(defun recto-send (method params &optional then always else)
  "Send METHOD with PARAMS about this buffer's document, and return at once.
THEN is called with the result in this buffer, ALWAYS afterwards in any
case.  Errors are shown as messages; ELSE is called here after one, also if
the document is closed by then.  Return the request's id."
  (when (recto-live-p)
    (let* ((buffer (current-buffer))
           (document recto-document)
           (finish (lambda (function argument)
                     (when (buffer-live-p buffer)
                       (with-current-buffer buffer
                         (when function
                           (with-demoted-errors "Recto: %S" (funcall function argument)))
                         (when (and always (eq document recto-document))
                           (with-demoted-errors "Recto: %S" (funcall always))))))))
      (jsonrpc-async-request
       recto-rpc--connection (intern method) (recto-request--with-ids method params)
       :timeout nil
       :success-fn (lambda (result)
                     (if (and (buffer-live-p buffer)
                              (eq document (buffer-local-value 'recto-document buffer)))
                         (funcall finish then result)
                       (recto-request--drop method result)))
       :error-fn (lambda (failure)
                   (recto-request--report failure)
                   (funcall finish nil nil)
                   (when (and else (buffer-live-p buffer))
                     (with-current-buffer buffer (funcall else)))))
      (recto-rpc--last-id recto-rpc--connection))))

(defun recto-request--drop (method result)
  "Delete the picture in RESULT of METHOD, which nobody waits for any more."
  (when (equal method "page/render")
    (ignore-errors (delete-file (plist-get result :path)))))

(defun recto-request--report (failure)
  "Show the message of FAILURE, unless it is of no interest."
  (unless (or (member (plist-get (plist-get failure :data) :kind) recto-request--quiet)
              (eql (plist-get failure :code) -1))
    (message "Recto: %s" (plist-get failure :message))))

(defun recto-cancel (id)
  "Cancel the request with ID; nil is none."
  (when (and id (recto-live-p))
    (jsonrpc-notify recto-rpc--connection '$/cancelRequest `(:id ,id))))

(defun recto-token (function)
  "Return a token whose partial results FUNCTION is called with, in this buffer."
  (let ((buffer (current-buffer)))
    (puthash (cl-incf recto-request--token)
             (lambda (value)
               (when (buffer-live-p buffer)
                 (with-current-buffer buffer (funcall function value))))
             recto-rpc--pieces)
    recto-request--token))

(defun recto-forget-token (token)
  "Expect no more partial results for TOKEN."
  (remhash token recto-rpc--pieces))

(defun recto-wait (done seconds)
  "Read from the server until DONE is satisfied, at most SECONDS."
  (let ((end (+ (float-time) seconds)))
    (while (and (not (funcall done)) (recto-live-p) (< (float-time) end))
      (accept-process-output (jsonrpc--process recto-rpc--connection) 0.01))))

(provide 'recto-request)
;;; recto-request.el ends here
