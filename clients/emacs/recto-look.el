;;; recto-look.el --- Commands that go places and arrange pages  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What one sees of a document: where, how large, in which layout.

;;; Code:

(require 'recto-request)
(require 'recto-labels)
(require 'recto-move)
(require 'recto-event)

(defcustom recto-fit 'width
  "How a document is shown at first."
  :group 'recto
  :type '(choice (const width) (const page) (const content) (const :tag "100%" nil)))

(defmacro recto-look--define (name arguments doc &rest body)
  "Define the command NAME with ARGUMENTS, DOC and BODY, given the prefix argument."
  (declare (indent 2) (doc-string 3))
  `(defun ,name ,arguments ,doc (interactive "p" recto-mode) ,@body))

(recto-look--define recto-line-down (count)
  "Scroll down by COUNT lines."
  (recto-scroll-by 0 (* count 3 (frame-char-height))))

(recto-look--define recto-line-up (count)
  "Scroll up by COUNT lines."
  (recto-line-down (- count)))

(recto-look--define recto-right (count)
  "Scroll right by COUNT columns."
  (recto-scroll-by (* count 5 (frame-char-width)) 0))

(recto-look--define recto-left (count)
  "Scroll left by COUNT columns."
  (recto-right (- count)))

(recto-look--define recto-screen-down (count)
  "Scroll down by COUNT windows."
  (dotimes (_ (abs count))
    (recto-command (if (< count 0) "scrollPageUp" "scrollPageDown"))))

(recto-look--define recto-screen-up (count)
  "Scroll up by COUNT windows."
  (recto-screen-down (- count)))

(recto-look--define recto-space (count)
  "Press the field that TAB has reached, or else scroll down by COUNT windows."
  (unless (and (equal recto-state "formFill.selected")
               (eq t (plist-get (recto-event "key" :key " " :modifiers []) :handled)))
    (recto-screen-down count)))

(recto-look--define recto-next-page (count)
  "Show the top of the page, or pair of pages, COUNT further on."
  (recto-check-live)
  (if (not (string-prefix-p "facing" (plist-get recto-view :layout)))
      (recto-goto-page (+ count 1 (plist-get recto-view :pageIndex)))
    (dotimes (_ (abs count))
      (recto-request "view/turn" :by "spread" :direction (if (< count 0) -1 1)))
    (recto-draw-now)))

(recto-look--define recto-previous-page (count)
  "Show the top of the page, or pair of pages, COUNT before."
  (recto-next-page (- count)))

(recto-look--define recto-zoom-in (count)
  "Enlarge, COUNT times."
  (dotimes (_ (abs count)) (recto-command (if (< count 0) "zoomOut" "zoomIn"))))

(recto-look--define recto-zoom-out (count)
  "Make everything smaller, COUNT times."
  (recto-zoom-in (- count)))

(defun recto-goto-page (page)
  "Show the top of PAGE, by its label where pages have labels, or counted from 1."
  (interactive (list (cond (current-prefix-arg (prefix-numeric-value current-prefix-arg))
                           (recto-labels (recto-labels-read))
                           (t (read-number "Page: " (1+ (plist-get recto-view :pageIndex))))))
               recto-mode)
  (recto-check-live)
  (let ((index (max 0 (1- (min page (plist-get recto-document :pageCount))))))
    (recto-go :pageIndex index)))

(defun recto-go (&rest place)
  "Show PLACE, the params of `view/goTo'."
  (apply #'recto-request "view/goTo" place)
  (recto-draw-now))

(defun recto-first-page ()
  "Show the first page."
  (interactive nil recto-mode)
  (recto-goto-page 1))

(defun recto-last-page ()
  "Show the last page."
  (interactive nil recto-mode)
  (recto-check-live)
  (recto-goto-page (plist-get recto-document :pageCount)))

(defun recto-fit (fit)
  "Fit the page into the window from now on: FIT is `width', `page' or `content'."
  (interactive (list (intern (completing-read "Fit: " '("width" "page" "content") nil t)))
               recto-mode)
  (recto-update-view :fit (symbol-name fit)))

(defun recto-fit-width ()
  "Fit the page's width into the window."
  (interactive nil recto-mode)
  (recto-fit 'width))

(defun recto-fit-page ()
  "Fit the page into the window."
  (interactive nil recto-mode)
  (recto-fit 'page))

(defun recto-fit-content ()
  "Fit what is printed on the page into the window."
  (interactive nil recto-mode)
  (recto-fit 'content))

(defun recto-actual-size ()
  "Actual size (100%)."
  (interactive nil recto-mode)
  (recto-update-view :scale 1))

(defun recto-update-view (&rest change)
  "CHANGE the view at once, as `view/update' does."
  (apply #'recto-request "view/update" change)
  (recto-draw-now))

(defun recto-set-layout (layout)
  "Arrange the pages in another LAYOUT."
  (interactive (list (completing-read "Layout: " '("continuous" "single" "facing"
                                                   "facingContinuous")
                                      nil t))
               recto-mode)
  (recto-update-view :layout layout))

(defun recto-toggle-cover ()
  "Let the first of facing pages stand alone, or not."
  (interactive nil recto-mode)
  (recto-update-view :coverPage (if (eq (plist-get recto-view :coverPage) t) :json-false t)))

(defun recto-rotate (count)
  "Turn all pages clockwise by COUNT quarters."
  (interactive "p" recto-mode)
  (recto-update-view :rotation (mod (+ (plist-get recto-view :rotation) (* 90 count)) 360)))

(defun recto-back ()
  "Go back to where the view was before a link or a jump."
  (interactive nil recto-mode)
  (unless (eq t (plist-get (recto-request "view/back") :moved))
    (user-error "There is nowhere to go back to"))
  (recto-draw-now))

(defun recto-forward ()
  "Go forward again."
  (interactive nil recto-mode)
  (unless (eq t (plist-get (recto-request "view/forward") :moved))
    (user-error "There is nowhere to go forward to"))
  (recto-draw-now))

(provide 'recto-look)
;;; recto-look.el ends here
