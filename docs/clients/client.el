;;; client.el --- A whole front end for Recto in one file  -*- lexical-binding: t -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Opens FILE, shows its first page, taps, highlights, saves to COPY.
;;
;;     emacs -Q --batch -l client.el RECTO FILE COPY PICTURE

;;; Code:

(require 'jsonrpc)

(defun client-take (_connection method _params)
  "Take the notification METHOD."
  (message "told: %s" method))

(defun client-answer (_connection method _params)
  "Answer the server's request METHOD: who has no answer says so."
  (jsonrpc-error :code -32601 :message (format "There is no %s here" method)))

(defun client-start (program)
  "Start PROGRAM, and return a connection to it."
  (make-instance 'jsonrpc-process-connection
                 :name "recto"
                 :notification-dispatcher #'client-take
                 :request-dispatcher #'client-answer
                 :process (lambda ()
                            (make-process :name "recto" :command (list program)
                                          :connection-type 'pipe :coding 'utf-8-emacs-unix
                                          :noquery t))))

(defun client-draw (result)
  "Draw what RESULT, of an event, changed; what is absent stays as it was."
  (when-let ((overlay (plist-get result :overlay)))
    (mapc (lambda (item)
            (message "draw: %s/%s" (plist-get item :kind) (plist-get item :role)))
          (plist-get overlay :items)))
  (when-let ((menu (plist-get result :menu)))
    (message "menu: %s" (mapcar (lambda (item) (plist-get item :title))
                                (plist-get menu :items)))))

(defun client-show (recto document picture)
  "Write what a window shows of DOCUMENT, which RECTO has open, to PICTURE."
  ;; 400 by 500 pixels of the toolkit's, each of two by two on the screen.
  (let* ((view (jsonrpc-request recto :view/update
                                `(:documentId ,document :size [400 500]
                                  :fit "width" :pixelRatio 2)))
         (page (aref (plist-get view :pages) 0))
         (drawn (jsonrpc-request recto :page/render
                                 `(:documentId ,document
                                   :pageIndex ,(plist-get page :pageIndex)
                                   :rect ,(plist-get page :visible)
                                   :scale ,(* 2 (plist-get view :scale)))))
         (coding-system-for-write 'no-conversion))
    (with-temp-file picture
      (set-buffer-multibyte nil)
      (insert (base64-decode-string (plist-get drawn :data))))))

(pcase-let* ((`(,program ,file ,copy ,picture) command-line-args-left)
             (recto (client-start program))
             (`(:documentId ,document)
              (progn (jsonrpc-request recto :initialize '(:clientInfo (:name "client.el")))
                     (list :documentId
                           (plist-get (jsonrpc-request recto :document/open `(:path ,file))
                                      :documentId))))
             (place `(:documentId ,document :pageIndex 0)))
  (setq command-line-args-left nil)
  (client-show recto document picture)
  (client-draw (jsonrpc-request recto :interaction/tap `(,@place :point [66 86])))
  (jsonrpc-request recto :tool/set `(:documentId ,document :tool "highlight"))
  (client-draw (jsonrpc-request recto :interaction/drag `(,@place :points [66 86 120 86])))
  (jsonrpc-request recto :document/save `(:documentId ,document :path ,copy))
  (jsonrpc-request recto :shutdown nil)
  (jsonrpc-notify recto :exit nil)
  (kill-emacs 0))

;;; client.el ends here
