;;; recto-follow.el --- What the server tells of a document  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The document changes by what the user does, by the document's own actions
;; and scripts, and by a loss of the process that has it.  Pages are drawn
;; anew then, and the buffer is marked as the server says.

;;; Code:

(require 'recto-request)
(require 'recto-tiles)
(require 'recto-draw)
(require 'recto-event)
(require 'recto-document)
(require 'recto-revert)

(defun recto-follow--dirty (dirty)
  "Note that the document is DIRTY, or not."
  (when dirty (setq recto-document--left nil)) ; The first change sets them aside.
  (recto-revert-mark (or dirty recto-work)))

(recto-on "document/didChange"
          (lambda (params)
            (mapc #'recto-tiles-page-changed (plist-get params :pages))
            (when (plist-get recto-document :editedElsewhere)
              (plist-put recto-document :editedElsewhere nil))
            (recto-draw-soon)
            (recto-follow--dirty (eq (plist-get params :dirty) t))))

(recto-on "layers/didChange"
          (lambda (_)
            (recto-tiles-all-changed)
            (recto-draw-soon)))

(recto-on "pages/didChange"
          (lambda (params)
            (plist-put recto-document :pageCount (plist-get params :pageCount))
            (recto-tiles-all-changed)
            (run-hooks 'recto-pages-changed-hook)
            (recto-draw-soon)))

(recto-on "document/didRecover"
          (lambda (params)
            (recto-document-forget-work)
            (setq recto-state (concat recto-tool ".idle"))
            (recto-tiles-all-changed)
            (run-hooks 'recto-opened-hook)
            (recto-draw-soon)
            (recto-send "document/info" nil
                        (lambda (info)
                          (recto-follow--dirty (eq (plist-get info :dirty) t))))
            (recto-revert-report `(:applied ,(plist-get params :edits)
                                   :failed ,(plist-get params :failed))
                                 "The document's process had ended and was started again")))

(defun recto-follow--given-up (why)
  "Say WHY the server has closed the document, which it does not open again."
  (recto-rpc-register (plist-get recto-document :documentId) nil)
  (recto-document-forget-work)
  (recto-move-reset)
  (setq recto-document nil)
  (recto-document-explain
   `(recto-error ,(concat why (substitute-command-keys
                               "  \\[recto-stop] ends the server; another one opens it.")))))

(recto-on "document/didClose"
          (lambda (params) (recto-follow--given-up (plist-get params :why))))

(provide 'recto-follow)
;;; recto-follow.el ends here
