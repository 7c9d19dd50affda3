;;; recto-occur.el --- What a search finds, as a list  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; As `occur' does: a line for each match, with its page.  The matches are
;; marked on the pages too.

;;; Code:

(require 'cl-lib)
(require 'tabulated-list)
(require 'recto-request)
(require 'recto-companion)
(require 'recto-draw)
(require 'recto-look)
(require 'recto-search)

(defvar-local recto-occur--of nil "In a list: the document's buffer.")
(defvar-local recto-occur--search nil "In a list: what was searched, and the options.")

(defvar recto-occur-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "RET") #'recto-occur-visit)
    (define-key map [mouse-1] #'recto-occur-visit)
    (define-key map (kbd "C-o") #'recto-occur-display)
    map)
  "Keys of `recto-occur-mode'.")

(define-derived-mode recto-occur-mode tabulated-list-mode "Recto-Occur"
  "Major mode for the list of what a search finds in a PDF.
\\{recto-occur-mode-map}"
  (recto-own-keys)
  (setq tabulated-list-format [("Page" 6 recto-occur--page-before :right-align t) ("Line" 0 nil)]
        tabulated-list-entries #'recto-occur--entries)
  (tabulated-list-init-header))

(defun recto-occur--page-before (a b)
  "Return non-nil if the entry A stands on a page before that of B."
  (< (string-to-number (aref (cadr a) 0)) (string-to-number (aref (cadr b) 0))))

(defun recto-occur--entries ()
  "Search, and return the entries of the list."
  (let ((search recto-occur--search) (list (current-buffer)))
    (with-current-buffer recto-occur--of
      (apply #'recto-search-find search)
      ;; The pages stay where they are until a match is chosen.
      (setq recto-search-current -1)
      (while (and recto-search--id (recto-live-p))
        (recto-wait (lambda () (null recto-search--id)) 1))
      (let ((cut (and recto-search-cut " with the first matches only")))
        (with-current-buffer list (setq mode-line-process cut)))
      (mapcar (lambda (match)
                (list match (vector (number-to-string (1+ (plist-get match :pageIndex)))
                                    (recto-occur--line match))))
              recto-search-matches))))

(defun recto-occur--line (match)
  "Return the words of MATCH with those around it, on one line."
  (string-replace "\n" " "
                  (concat (plist-get match :before)
                          (propertize (plist-get match :text) 'face 'match)
                          (plist-get match :after))))

(defun recto-occur (query &optional regex)
  "List the lines where QUERY is found; with REGEX it is a regular expression."
  (interactive (list (read-string (if current-prefix-arg "List lines with regexp: "
                                    "List lines with: ")
                                  nil 'recto-search--history recto-search--query)
                     current-prefix-arg)
               recto-mode)
  (when (string-empty-p query) (user-error "There is nothing to search for"))
  (let ((document (current-buffer)))
    (with-current-buffer (recto-companion-make 'occur (format "*Occur in %s*" (buffer-name)))
      (recto-occur-mode)
      (setq recto-occur--of document
            recto-occur--search (list query :regex (if regex t :json-false)))
      (tabulated-list-print)
      (goto-char (point-min))
      (message "%s"
               (with-current-buffer document
                 (format (if recto-search-cut "The first %d matches for %s (`recto-search-limit')"
                           "%d matches for %s")
                         (length recto-search-matches) query)))
      (pop-to-buffer (current-buffer) '((display-buffer-below-selected) (window-height . 12))))))

(defun recto-occur-display ()
  "Show the match at point on its page."
  (interactive nil recto-occur-mode)
  (let ((match (or (tabulated-list-get-id) (user-error "There is no match here"))))
    (with-current-buffer recto-occur--of
      (if-let ((index (cl-position match recto-search-matches :test #'eq)))
          (recto-search--show index)
        ;; Something else has been searched since.
        (recto-go :pageIndex (plist-get match :pageIndex)
                  :rect (recto-search--box (aref (plist-get match :quads) 0))))
      (recto-draw-now))))

(defun recto-occur-visit (&optional event)
  "Go to the match at point, or at EVENT of the mouse."
  (interactive (list last-nonmenu-event) recto-occur-mode)
  (when (mouse-event-p event) (mouse-set-point event))
  (recto-occur-display)
  (pop-to-buffer recto-occur--of))

(provide 'recto-occur)
;;; recto-occur.el ends here
