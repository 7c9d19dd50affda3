;;; recto-search-read.el --- Searching while the user types  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; As isearch does: each change of the text searches anew.

;;; Code:

(require 'recto-request)
(require 'recto-draw)
(require 'recto-look)
(require 'recto-search)

(defun recto-search--in-buffer (function &rest arguments)
  "Call FUNCTION with ARGUMENTS in the buffer that is searched."
  (with-current-buffer recto-search--buffer
    (apply function arguments)
    (recto-draw-now)))

(defun recto-search--typed ()
  "Search what is in the minibuffer, if that has changed."
  (let ((text (minibuffer-contents-no-properties)))
    (recto-search--in-buffer
     (lambda ()
       (unless (equal text recto-search--query)
         (apply #'recto-search-find text recto-search--options))))))

(defun recto-search--step (count)
  "Search on by COUNT matches, or for what was searched last."
  (if (string-empty-p (minibuffer-contents-no-properties))
      (insert recto-search--last)
    (recto-search--in-buffer #'recto-search-next count)))

(defun recto-search--toggle (option)
  "Switch OPTION of the search."
  (recto-search--in-buffer
   (lambda ()
     (let ((options (copy-sequence recto-search--options)))
       (setq options (plist-put options option
                                (if (eq (plist-get options option) t) :json-false t)))
       (apply #'recto-search-find recto-search--query options)
       (message "%s %s" (substring (symbol-name option) 1)
                (if (eq (plist-get options option) t) "on" "off"))))))

(defvar recto-search-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map minibuffer-local-map)
    (dolist (entry `(("C-s" (recto-search--step 1)) ("C-r" (recto-search--step -1))
                     ("M-c" (recto-search--toggle :matchCase))
                     ("M-s c" (recto-search--toggle :matchCase))
                     ("M-s w" (recto-search--toggle :wholeWords))
                     ("M-s r" (recto-search--toggle :regex))
                     ("M-r" (recto-search--toggle :regex))))
      (let ((call (cadr entry)))
        (define-key map (kbd (car entry))
                    (lambda () (interactive) (apply (car call) (cdr call))))))
    map)
  "Keys while searching.")

(defun recto-search (&optional direction regex)
  "Search while the user types.
DIRECTION is `forward' or `backward'.
With REGEX what is typed is a regular expression."
  (interactive nil recto-mode)
  (let ((origin (plist-get recto-view :offset))
        (recto-search--buffer (current-buffer)))
    (setq recto-search--from (cons (plist-get recto-view :pageIndex) (or direction 'forward))
          recto-search--query ""
          recto-search--options (list :regex (if regex t :json-false)))
    (condition-case nil
        (setq recto-search--last
              (minibuffer-with-setup-hook
                  (lambda () (add-hook 'post-command-hook #'recto-search--typed nil t))
                (read-from-minibuffer (if regex "Find regexp: " "Find: ") nil recto-search-map nil
                                      'recto-search--history)))
      (quit
       (recto-search-clear)
       (recto-update-view :offset origin)))))

(defun recto-search-backward ()
  "Search backward while the user types."
  (interactive nil recto-mode)
  (recto-search 'backward))

(defun recto-search-regexp ()
  "Search a regular expression, as Perl has them, while the user types."
  (interactive nil recto-mode)
  (recto-search 'forward t))

(provide 'recto-search-read)
;;; recto-search-read.el ends here
