;;; recto-keys.el --- The keys of recto-mode  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; One table for the keymap, the menu bar and the README.

;;; Code:

(require 'cl-lib)
(require 'easymenu)
(require 'recto-move)
(require 'recto-look)
(require 'recto-event)
(require 'recto-mouse)
(require 'recto-document)
(require 'recto-menu)
(require 'recto-search)
(require 'recto-search-read)
(require 'recto-occur)
(require 'recto-links)
(require 'recto-synctex)
(require 'recto-outline)
(require 'recto-annotate)
(require 'recto-annotations)
(require 'recto-print)
(require 'recto-theme)

(defconst recto-keys-table
  '(("Move"
     (recto-line-down "C-n" "j") (recto-line-up "C-p" "k")
     (recto-space "SPC") (recto-screen-down "C-v") (recto-screen-up "S-SPC" "M-v")
     (recto-next-page "n" "C-x ]") (recto-previous-page "p" "C-x [")
     (recto-first-page "M-<" "<") (recto-last-page "M->" ">")
     (recto-goto-page "M-g g" "G")
     (recto-back "l" "M-,") (recto-forward "r"))
    ("Look"
     (recto-zoom-in "+" "=") (recto-zoom-out "-") (recto-actual-size "0")
     (recto-fit-width "W") (recto-fit-page "P") (recto-fit-content "C")
     (recto-set-layout "L") (recto-toggle-cover "F") (recto-rotate "R")
     (recto-dark-mode "D"))
    ("Find"
     (recto-search "C-s") (recto-search-backward "C-r") (recto-search-regexp "C-M-s")
     (recto-search-next "M-n") (recto-search-previous "M-p")
     (recto-occur "M-s o") (recto-follow-link "f") (recto-source "M-g s" "C-M-<mouse-1>")
     (recto-outline "o") (recto-annotations "A") (recto-toggle-bookmark "b") (imenu "i"))
    ("Select and edit"
     (recto-copy "M-w") (recto-cut "C-w") (recto-paste "C-y") (recto-select-all "C-x h")
     (recto-delete "d") (recto-edit-note "e") (recto-set-style "s")
     (recto-choose-from-menu "m") (recto-quit-work "C-g" "<escape>")
     (recto-undo "u" "C-/" "C-_" "C-x u") (recto-redo "U" "C-?" "C-M-_"))
    ("Make"
     (recto-set-tool "t") (recto-highlight "a h") (recto-underline "a u")
     (recto-squiggly "a g") (recto-strike-out "a k") (recto-note "a n")
     (recto-free-text "a t") (recto-ink "a i") (recto-rectangle "a r")
     (recto-ellipse "a o") (recto-arrow "a a"))
    ("File"
     (save-buffer "C-x C-s") (recto-print "C-c C-p") (revert-buffer "g") (quit-window "q"))
    ("Help"
     (describe-mode "?") (digit-argument "1" "2" "3" "4" "5" "6" "7" "8" "9")))
  "What keys do: groups of commands, each with its keys.")

(defvar recto-mode-map
  (let ((map (make-sparse-keymap)))
    (suppress-keymap map t)
    (dolist (group recto-keys-table)
      (dolist (row (cdr group))
        (dolist (key (cdr row)) (define-key map (kbd key) (car row)))))
    (define-key map [remap self-insert-command] #'recto-key)
    (define-key map [remap undo] #'recto-undo)
    (dolist (key '("h" "RET" "TAB" "DEL" "<delete>" "<backspace>" "<backtab>" "<return>" "<tab>"
                   "<home>" "<end>" "<prior>" "<next>"))
      (define-key map (kbd key) #'recto-key))
    (dolist (arrow '("left" "right" "up" "down"))
      (dolist (held '("" "S-" "C-S-" "M-"))
        (define-key map (kbd (format "<%s%s>" held arrow)) #'recto-key)
        (define-key map (kbd (format "%s<%s>" held arrow)) #'recto-key)))
    (dolist (held '("" "S-" "C-" "M-" "C-S-"))
      (dolist (times '("" "double-" "triple-"))
        (define-key map (vector (intern (concat held times "down-mouse-1"))) #'recto-mouse)
        (dolist (wheel '("wheel-up" "wheel-down" "wheel-left" "wheel-right"
                         "mouse-4" "mouse-5" "mouse-6" "mouse-7"))
          (define-key map (vector (intern (concat held times wheel))) #'recto-wheel))
        (dolist (click '("mouse-1" "drag-mouse-1"))
          (define-key map (vector (intern (concat held times click))) #'ignore))))
    (define-key map [C-M-down-mouse-1] #'ignore) ; Else it selects a rectangle.
    (define-key map [down-mouse-3] #'recto-context-menu)
    (dolist (click '("mouse-2" "down-mouse-2" "drag-mouse-2" "mouse-3")) ; Else mouse-2 yanks.
      (dolist (times '("" "double-" "triple-"))
        (define-key map (vector (intern (concat times click))) #'ignore)))
    map)
  "Keys of `recto-mode'.")

(defun recto-keys-title (command)
  "Return what to call COMMAND."
  (capitalize (string-replace "-" " " (string-remove-prefix "recto-" (symbol-name command)))))

(easy-menu-define recto-keys-menu recto-mode-map
  "The menu of `recto-mode'."
  (cons "Recto"
        (mapcar (lambda (group)
                  (cons (car group)
                        (mapcar (lambda (row)
                                  (vector (recto-keys-title (car row)) (car row)))
                                ;; A menu gives no number.
                                (assq-delete-all 'digit-argument (copy-sequence (cdr group))))))
                recto-keys-table)))

(defun recto-keys-markdown ()
  "Write the table of keys for the README."
  (mapconcat
   (lambda (group)
     (concat (format "| **%s** | |\n" (car group))
             (mapconcat (lambda (row)
                          (format "| %s | %s |\n"
                                  (mapconcat (lambda (key) (format "`%s`" key)) (cdr row) ", ")
                                  (recto-keys--summary (car row))))
                        (cdr group) "")))
   recto-keys-table ""))

(defun recto-keys--summary (command)
  "Return the first line of the documentation of COMMAND, for people."
  (pcase command
    ('save-buffer "Save the document.")
    ('revert-buffer "Read the file again; start the server again where it has ended.")
    ('quit-window "Leave the window.")
    ('describe-mode "Show all keys.")
    ('digit-argument "Give COUNT for the key that follows.")
    ('imenu "Jump to an entry of the outline or a bookmark.")
    (_ (car (split-string (documentation command t) "\n")))))

(provide 'recto-keys)
;;; recto-keys.el ends here
