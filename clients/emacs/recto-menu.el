;;; recto-menu.el --- The server's menus  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Menus pop up, or are completed in the minibuffer.

;;; Code:

(require 'cl-lib)
(require 'recto-event)

(declare-function recto-set-style "recto-annotate" ())

(defun recto-choose (id)
  "Do what the item ID of a menu stands for."
  (pcase id
    ((or 'nil "") nil)
    ("style" (recto-set-style))
    (_ (recto-command id))))

(defun recto-context-menu (event)
  "Pop the server's menu for EVENT of the secondary button up."
  (interactive "e" recto-mode)
  (select-window (posn-window (event-start event)))
  (let ((point (posn-x-y (event-start event))))
    (recto-event "contextMenu" :point (vector (car point) (cdr point)) :space "view"
                 :modifiers (recto-event-modifiers event))
    (redisplay)
    (when recto-menu
      (recto-choose (x-popup-menu event (recto-menu--popup)))
      (when (equal recto-state "pan.choosing") (recto-command "cancel")))))

(defun recto-menu--popup ()
  "Return the server's menu as `x-popup-menu' wants it."
  (list "Recto"
        (cons "" (mapcar (lambda (item)
                           (if (eq (plist-get item :enabled) t)
                               (cons (concat (if (eq (plist-get item :checked) t) "✓ " "")
                                             (plist-get item :title))
                                     (plist-get item :id))
                             (list (plist-get item :title))))
                         recto-menu))))

(defun recto-choose-from-menu ()
  "Choose from the server's menu for what is selected, in the minibuffer."
  (interactive nil recto-mode)
  (let ((items (cl-loop for item in recto-menu
                        when (eq (plist-get item :enabled) t)
                        collect (cons (plist-get item :title) (plist-get item :id))))
        (completion-ignore-case t))
    (unless items (user-error "There is no menu: select something first"))
    (recto-choose (cdr (assoc (completing-read "Do: " items nil t) items)))))

(provide 'recto-menu)
;;; recto-menu.el ends here
