;;; recto-links.el --- Following links by the keyboard  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The links of the pages in sight are completed in the minibuffer.  The tab
;; key goes over them one by one, as the server does it.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-draw)

(defun recto-links--in-sight (link visible)
  "Return non-nil if a part of LINK is in VISIBLE, the part of its page in sight."
  (pcase-let ((`[,x0 ,y0 ,x1 ,y1] (plist-get link :rect))
              (`[,left ,top ,right ,bottom] visible))
    (and (< x0 right) (> x1 left) (< y0 bottom) (> y1 top))))

(defun recto-links--before-p (a b)
  "Return non-nil if the link A comes before B on their page."
  (let ((a (plist-get a :rect)) (b (plist-get b :rect)))
    (if (= (aref a 1) (aref b 1)) (< (aref a 0) (aref b 0)) (< (aref a 1) (aref b 1)))))

(defun recto-links--target (action)
  "Return where ACTION leads, for people."
  (or (plist-get action :uri)
      (when-let ((page (plist-get (plist-get action :destination) :pageIndex)))
        (format "page %d" (1+ page)))
      (plist-get action :path)
      (plist-get action :kind)))

(defun recto-links--choices ()
  "Return the links in sight as (TITLE . ACTION), in reading order."
  (let (choices)
    (seq-doseq (page (plist-get recto-view :pages))
      (let ((index (plist-get page :pageIndex)))
        (dolist (link (sort (append (plist-get (recto-request "page/links" :pageIndex index
                                                              :detect t)
                                               :links)
                                    nil)
                            #'recto-links--before-p))
          (when (recto-links--in-sight link (plist-get page :visible))
            (let* ((text (recto-request "page/text" :pageIndex index
                                        :rect (plist-get link :rect)))
                   (words (string-join (split-string (plist-get text :text)) " "))
                   (action (plist-get link :action))
                   (title (format "%d  %s → %s" (1+ (length choices)) words
                                  (recto-links--target action))))
              (push (cons title action) choices))))))
    (nreverse choices)))

(defun recto-links--numbered (text choices)
  "Return the one of CHOICES of which TEXT is the number, or nil."
  (and (string-match-p "\\`[1-9][0-9]*\\'" text) (nth (1- (string-to-number text)) choices)))

(defun recto-follow-link ()
  "Follow a link in sight, chosen by its number, its text or its target."
  (interactive nil recto-mode)
  (let* ((choices (or (recto-links--choices) (user-error "There is no link in sight")))
         (completion-ignore-case t)
         ;; A text or a target stands behind the number.
         (completion-styles (append completion-styles '(substring)))
         (table (lambda (string predicate action)
                  (pcase action
                    ;; The order is that of the page.
                    ('metadata '(metadata (display-sort-function . identity)))
                    ((and 'lambda (guard (recto-links--numbered string choices))) t)
                    (_ (complete-with-action action choices string predicate)))))
         (chosen (completing-read "Link: " table nil t nil nil (caar choices)))
         (action (cdr (or (recto-links--numbered chosen choices) (assoc chosen choices))))
         (outcome (recto-request "action/run" :action action)))
    (seq-doseq (step (plist-get outcome :actions))
      (when (plist-get step :reason) (message "Recto: %s" (plist-get step :reason))))
    (recto-draw-now)))

(provide 'recto-links)
;;; recto-links.el ends here
