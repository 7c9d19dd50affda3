;;; recto-search.el --- Searching, and marking what is found  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Matches are marked as the server finds them, and the one nearest to where
;; the search began is shown.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-draw)
(require 'recto-move)
(require 'recto-look)

(defcustom recto-search-limit 10000
  "At most how many matches are found."
  :group 'recto
  :type 'integer)

(defvar-local recto-search-matches nil "Matches found so far, a vector.")
(defvar-local recto-search-current nil "The index of the match that is shown, or nil.")
(defvar-local recto-search--query "" "What was searched last.")
(defvar-local recto-search--options nil "How: `:regex', `:matchCase' and `:wholeWords'.")
(defvar-local recto-search--id nil "The search that is under way.")
(defvar-local recto-search-cut nil "Whether there are more matches than `recto-search-limit'.")
(defvar-local recto-search--token nil "The token of its matches.")
(defvar-local recto-search--pages nil "Matches with their indices, by page.")
(defvar-local recto-search--from '(0 . forward)
  "The page where the search began, and the direction.")
(defvar-local recto-search--staying nil "Whether the view shall stay where it is.")
(defvar-local recto-search--marking nil "Whether matches are marked, until `recto-search-clear'.")
(defvar recto-search--last "" "What was searched last, in any buffer.")
(defvar recto-search--history nil "What was searched.")

(defun recto-search-find (query &rest options)
  "Search QUERY with OPTIONS of `search/find', and mark the matches as they come."
  (recto-check-live)
  (recto-search--stop)
  (setq recto-search--query query
        recto-search--options options
        recto-search--marking (not (string-empty-p query))
        recto-search--staying nil)
  (recto-search--empty)
  (unless (string-empty-p query)
    (setq recto-search--token (recto-token #'recto-search--found))
    (let ((token recto-search--token))
      (setq recto-search--id
            (recto-send "search/find"
                        `(:query ,query :limit ,recto-search-limit
                          :partialResultToken ,token ,@options)
                        (lambda (result)
                          (when (eql token recto-search--token)
                            (setq recto-search-cut (eq (plist-get result :complete) :json-false))))
                        (lambda ()
                          (recto-forget-token token)
                          (when (eql token recto-search--token)
                            (setq recto-search--id nil recto-search--token nil)
                            (recto-search--finish))))))))

(defun recto-search-again ()
  "Search again what is marked, in pages that are others now; keep the view."
  (when recto-search--marking
    (setq recto-search--from (cons (or (plist-get recto-view :pageIndex) 0) 'forward))
    (apply #'recto-search-find recto-search--query recto-search--options)
    (setq recto-search--staying t)))

(defun recto-search--stop ()
  "Give the search up that is under way."
  (recto-cancel recto-search--id)
  (when recto-search--token (recto-forget-token recto-search--token))
  (setq recto-search--id nil recto-search--token nil))

(defun recto-search--found (piece)
  "Take the matches of PIECE, which are those of a page."
  (let* ((matches (plist-get piece :matches))
         (index (length recto-search-matches))
         (page (and (> (length matches) 0) (plist-get (aref matches 0) :pageIndex))))
    (when page
      (setq recto-search-matches (vconcat recto-search-matches matches))
      (puthash page (cl-loop for match across matches for i from index collect (cons i match))
               recto-search--pages)
      (when (and (null recto-search-current) (eq (cdr recto-search--from) 'forward)
                 (>= page (car recto-search--from)))
        (recto-search--first index))
      (when (cl-find page (plist-get recto-view :pages)
                     :key (lambda (shown) (plist-get shown :pageIndex)))
        (recto-search--mark))
      (recto-search--count recto-search--staying))))

(defun recto-search--finish ()
  "Show a match before the beginning, or any, if none is shown yet."
  (let ((count (length recto-search-matches)))
    (when (and (null recto-search-current) (> count 0))
      (recto-search--first
       (pcase recto-search--from
         (`(,page . backward)
          (or (cl-position-if (lambda (match) (<= (plist-get match :pageIndex) page))
                              recto-search-matches :from-end t)
              (1- count)))
         (_ 0)))))
  (recto-search--count recto-search--staying))

(defun recto-search--first (index)
  "Make the match with INDEX the current one.
Show it unless the view shall stay."
  (if recto-search--staying (setq recto-search-current index)
    (recto-search--show index)))

(defun recto-search--show (index)
  "Show the match with INDEX."
  (setq recto-search-current index)
  (let* ((match (aref recto-search-matches index))
         (page (plist-get match :pageIndex))
         (box (recto-search--box (aref (plist-get match :quads) 0))))
    (unless (recto-search--in-sight-p page box)
      (recto-send "view/goTo" `(:pageIndex ,page :rect ,box)))
    (recto-search--mark)))

(defun recto-search--in-sight-p (page box)
  "Return non-nil if all of BOX on PAGE is in sight."
  (pcase (plist-get (cl-find page (plist-get recto-view :pages)
                             :key (lambda (shown) (plist-get shown :pageIndex)))
                    :visible)
    (`[,x0 ,y0 ,x1 ,y1] (and (<= x0 (aref box 0)) (<= y0 (aref box 1))
                             (>= x1 (aref box 2)) (>= y1 (aref box 3))))))

(defun recto-search--box (quad)
  "Return the rectangle around QUAD."
  (let ((xs (cl-loop for i below 8 by 2 collect (aref quad i)))
        (ys (cl-loop for i from 1 below 8 by 2 collect (aref quad i))))
    (vector (apply #'min xs) (apply #'min ys) (apply #'max xs) (apply #'max ys))))

(defun recto-search--mark ()
  "Mark the matches on the pages."
  (setq recto-marks-function #'recto-search--marks)
  (recto-draw-soon))

(defun recto-search--marks (page)
  "Return the items for the matches on PAGE."
  (mapcar (pcase-lambda (`(,index . ,match))
            `(:kind "quads" :pageIndex ,page :quads ,(plist-get match :quads)
              :role ,(if (eql index recto-search-current) "currentMatch" "match")))
          (and recto-search--pages (gethash page recto-search--pages))))

(defun recto-search--empty ()
  "Have no matches."
  (setq recto-search-matches []
        recto-search-current nil
        recto-search-cut nil
        recto-search--pages (make-hash-table))
  (recto-search--mark))

(defun recto-search-clear ()
  "Forget the matches of the search."
  (interactive nil recto-mode)
  (setq recto-search--marking nil)
  (recto-search--stop)
  (recto-search--empty))

(defun recto-search-next (&optional count)
  "Show the next match, or the COUNTth."
  (interactive "p" recto-mode)
  (let ((length (length recto-search-matches)))
    (if (zerop length)
        (message "No match%s" (if recto-search--id " yet" ""))
      (recto-search--show (mod (+ (or recto-search-current -1) (or count 1)) length))
      (recto-search--count))))

(defun recto-search-previous (&optional count)
  "Show the match before, or the COUNTth."
  (interactive "p" recto-mode)
  (recto-search-next (- (or count 1))))

;;;; What is told

(defvar recto-search--buffer nil "The buffer that is searched.")

(defun recto-search--count (&optional quiet)
  "Tell in the minibuffer which match of how many is shown.
If QUIET, do so only while the user enters what is searched."
  (let ((text (format "%s/%d%s "
                      (if recto-search-current (1+ recto-search-current) 0)
                      (length recto-search-matches)
                      (cond (recto-search--id "…") (recto-search-cut "+") (t ""))))
        (face (if (or recto-search--id (> (length recto-search-matches) 0)) 'minibuffer-prompt
                'isearch-fail)))
    (if-let ((window (and (eq recto-search--buffer (current-buffer))
                          (active-minibuffer-window))))
        (with-current-buffer (window-buffer window)
          (let ((overlay (or (car (overlays-in (point-min) (point-min)))
                             (make-overlay (point-min) (point-min)))))
            (overlay-put overlay 'before-string (propertize text 'face face))))
      (unless quiet
        (message "%s%s" text
                 (if (eq face 'isearch-fail) (propertize recto-search--query 'face face)
                   recto-search--query))))))

(provide 'recto-search)
;;; recto-search.el ends here
