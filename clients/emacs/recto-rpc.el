;;; recto-rpc.el --- The connection to the recto server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; One server process serves all buffers.  Notifications go to the buffer
;; that they are about.

;;; Code:

(require 'cl-lib)
(require 'jsonrpc)

(defgroup recto nil
  "PDFs by the recto server."
  :group 'multimedia
  :prefix "recto-")

(defcustom recto-program (let ((program (getenv "RECTO")))
                           (cond ((member program '(nil "")) "recto")
                                 ((file-name-directory program)
                                  (expand-file-name program command-line-default-directory))
                                 (t program)))
  "The server's program: a name on the path, or a file."
  :type 'string)

(defcustom recto-author (let ((name (user-full-name)))
                          (unless (member name '(nil "" "unknown")) name))
  "Who makes new annotations; nil says nobody."
  :type '(choice (const :tag "Nobody" nil) string))

(defcustom recto-state-directory nil
  "Where the server keeps what outlives a session; nil: where it does so itself."
  :type '(choice (const :tag "The server's own" nil) directory))

(define-error 'recto-error "Recto")

(defvar recto-rpc--folder nil "Where the server leaves pictures.")

(defun recto-picture-folder ()
  "Return the folder for the server's pictures; make it where it is missing."
  (unless (and recto-rpc--folder (file-directory-p recto-rpc--folder))
    (setq recto-rpc--folder (make-temp-file "recto-emacs-" t))
    ;; What others do when Emacs ends may still ask the server.
    (add-hook 'kill-emacs-hook #'recto-rpc--clean 90))
  recto-rpc--folder)

(defun recto-rpc--clean ()
  "End the server, and delete the pictures."
  (recto-stop)
  (when recto-rpc--folder
    (ignore-errors (delete-directory recto-rpc--folder t))
    (setq recto-rpc--folder nil)))

(defvar recto-rpc--connection nil "The connection to the server, or nil.")
(defvar recto-rpc--buffers (make-hash-table :test #'equal) "Buffers by documentId.")
(defvar recto-rpc--handlers (make-hash-table :test #'eq) "Functions by notification.")
(defvar recto-rpc--pieces (make-hash-table) "Functions by token of partial results.")
(defvar recto-rpc-died-hook nil "Run in each buffer with a document once the server is gone.")

(defvar recto-rpc-waiting nil "Non-nil while a command waits for the server.")
(defvar recto-rpc--patience 60 "Seconds to wait for an answer.")
(defclass recto-rpc-link (jsonrpc-process-connection)
  ((last-id :initform nil :accessor recto-rpc--last-id
            :documentation "The id of the request that was sent last."))
  :documentation "A connection that knows its requests' ids, for cancelling.")

(cl-defmethod jsonrpc-connection-send :before
  ((connection recto-rpc-link) &key id method &allow-other-keys)
  "Note the ID of a request, a message on CONNECTION with a METHOD."
  (when (and id method) (setf (recto-rpc--last-id connection) id)))

(defun recto-on (notification function)
  "Call FUNCTION with the params of each NOTIFICATION, in the document's buffer."
  (puthash (intern notification) function recto-rpc--handlers))

(defun recto-rpc--process ()
  "Start the server's process."
  (let* ((default-directory (expand-file-name "~/"))
         (folder (recto-picture-folder))
         (process-environment (cons (concat "TMPDIR=" folder) process-environment))
         (program (recto-rpc--program)))
    (make-process :name "recto" :command (list program) :connection-type 'pipe
                  :coding 'utf-8-emacs-unix :noquery t
                  :stderr (get-buffer-create "*recto stderr*"))))

(defun recto-rpc--program ()
  "Return the server's program, or signal an error where there is none."
  (or (executable-find (if (file-name-directory recto-program)
                           (expand-file-name recto-program "~/")
                         recto-program))
      (user-error "There is no program %s: install recto, or set `recto-program'" recto-program)))

(defun recto-rpc-connection ()
  "Return the connection; start a server where there is none."
  (unless (and recto-rpc--connection (jsonrpc-running-p recto-rpc--connection))
    (recto-rpc--program) ; Before jsonrpc makes buffers for it.
    (setq recto-rpc--connection
          (apply #'make-instance 'recto-rpc-link :name "recto" :process #'recto-rpc--process
                 :notification-dispatcher #'recto-rpc--notified
                 :request-dispatcher #'recto-rpc--asked
                 :on-shutdown #'recto-rpc--died
                 (if (slot-exists-p 'recto-rpc-link '-events-buffer-config) ; Since Emacs 30.
                     '(:events-buffer-config (:size 0 :format full))
                   '(:events-buffer-scrollback-size 0))))
    (recto-rpc-call
     "initialize"
     `(:clientInfo (:name "recto.el" :version "0.1.0") :processId ,(emacs-pid)
       :options (,@(and recto-author `(:author ,recto-author))
                 ,@(and recto-state-directory
                        `(:stateDirectory ,(expand-file-name recto-state-directory))))))
    (jsonrpc-notify recto-rpc--connection 'initialized nil))
  recto-rpc--connection)

(defun recto-rpc-call (method params &optional late)
  "Send METHOD with PARAMS and return the result, or signal `recto-error'.
Its data are the message for people, the error's kind, and its data.
If the user quits, the request is cancelled, unless it tells of an event,
which has its effect anyway.  LATE is called with a result that comes after
that, or when nothing waits for it any more."
  (let* ((connection (recto-rpc-connection))
         (end (+ (float-time) recto-rpc--patience))
         left answer id)
    ;; `jsonrpc-request' would leave the filter by a throw, and what came in
    ;; the same piece of output as the answer would wait for the next one.
    (jsonrpc-async-request connection (intern method) params :timeout nil
                           :success-fn (lambda (result)
                                         (setq answer (list :result result))
                                         (when (and left late)
                                           (with-demoted-errors "Recto: %S" (funcall late result))))
                           :error-fn (lambda (failure) (setq answer (list :error failure))))
    (setq id (recto-rpc--last-id connection))
    (unwind-protect
        (condition-case nil
            (let ((recto-rpc-waiting t))
              (while (and (not answer) (< (float-time) end))
                (accept-process-output (jsonrpc--process connection) 0.01)))
          (quit
           (unless (or answer (string-prefix-p "interaction/" method))
             (jsonrpc-notify connection '$/cancelRequest `(:id ,id)))
           (signal 'quit nil)))
      (setq left t))
    (pcase answer
      (`(:result ,result) result)
      (`(:error ,failure)
       (let ((data (plist-get failure :data)))
         (signal 'recto-error
                 (list (if (eql (plist-get failure :code) -1)
                           "The server has ended: M-x recto-log may show why"
                         (plist-get failure :message))
                       (plist-get data :kind) data))))
      (_ (signal 'recto-error (list "The server does not answer: M-x recto-stop ends it"
                                    "timedOut" nil))))))

(defun recto-rpc-register (id buffer)
  "Let notifications about the document with ID go to BUFFER; nil: nowhere."
  (if buffer (puthash id buffer recto-rpc--buffers) (remhash id recto-rpc--buffers)))

(defun recto-rpc--notified (_connection method params)
  "Hand the PARAMS of the notification METHOD to who handles it."
  (with-demoted-errors "Recto: %S"
    (if (eq method '$/progress)
        (funcall (gethash (plist-get params :token) recto-rpc--pieces #'ignore)
                 (plist-get params :value))
      (let ((buffer (gethash (plist-get params :documentId) recto-rpc--buffers))
            (handler (gethash method recto-rpc--handlers)))
        (when (and handler (buffer-live-p buffer))
          (with-current-buffer buffer (funcall handler params)))))))

(defun recto-rpc--asked (_connection method _params)
  "Answer the server's question METHOD: this client has asked for none."
  (jsonrpc-error :code -32601 :message (format "There is no method %s" method)))

(defun recto-rpc--died (connection)
  "Tell the buffers that the server behind CONNECTION is gone."
  (when (eq connection recto-rpc--connection)
    (setq recto-rpc--connection nil)
    (let ((buffers (hash-table-values recto-rpc--buffers)))
      (clrhash recto-rpc--buffers)
      (clrhash recto-rpc--pieces)
      (dolist (buffer buffers)
        (when (buffer-live-p buffer)
          (with-current-buffer buffer
            (with-demoted-errors "Recto: %S" (run-hooks 'recto-rpc-died-hook))))))))

(defun recto-log ()
  "Show what the server has logged."
  (interactive)
  (pop-to-buffer (or (get-buffer " *recto stderr*") (user-error "There is no log yet"))))

(defun recto-stop ()
  "End the server; documents are closed, what is not saved can be recovered."
  (interactive)
  (when-let ((connection recto-rpc--connection))
    (when (jsonrpc-running-p connection)
      (ignore-errors
        (let ((recto-rpc--patience 2)) (recto-rpc-call "shutdown" nil)))
      (ignore-errors (jsonrpc-notify connection 'exit nil)))
    (jsonrpc-shutdown connection)))

(provide 'recto-rpc)
;;; recto-rpc.el ends here
