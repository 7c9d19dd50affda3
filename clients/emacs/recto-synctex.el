;;; recto-synctex.el --- From TeX to its PDF and back  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; TeX writes where each line went if it is run with -synctex=1; the server
;; reads that.  With AUCTeX:
;;
;;   (add-to-list 'TeX-view-program-list '("Recto" recto-show-line))
;;   (add-to-list 'TeX-view-program-selection '(output-pdf "Recto"))

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-draw)
(require 'recto-look)
(require 'recto-mouse)

(declare-function recto-find-file "recto" (file))
(declare-function TeX-master-file "tex" (&optional extension nondirectory ask))

(defconst recto-synctex--mark-time 2 "Seconds for which a place is marked.")

;;;; From TeX to the PDF

;;;###autoload
(defun recto-show-line ()
  "Show where the line at point, of a TeX file, is in the PDF."
  (interactive)
  (let* ((file (or buffer-file-name (user-error "This buffer visits no file")))
         (line (line-number-at-pos nil t))
         (found (or (recto-synctex--search file line)
                    (progn (recto-synctex--open)
                           (recto-synctex--search file line))
                    (user-error "No PDF that is open was made from this file with -synctex=1"))))
    (display-buffer (car found))
    (with-current-buffer (car found) (recto-synctex--show (cdr found)))))

(defun recto-synctex--search (file line)
  "Return (BUFFER . PLACE) for LINE of FILE in a PDF that is open, or nil."
  (cl-loop for buffer in (buffer-list)
           for place = (with-current-buffer buffer
                         (and (derived-mode-p 'recto-mode) (recto-live-p)
                              (recto-synctex--place file line)))
           when place return (cons buffer place)))

(defun recto-synctex--place (file line)
  "Return where LINE of FILE is in this buffer's document, or nil."
  (condition-case nil
      (let ((places (plist-get (recto-request-raw
                                "synctex/forward"
                                `(:file ,(expand-file-name file) :line ,line
                                  :pageIndex ,(or (plist-get recto-view :pageIndex) 0)))
                               :locations)))
        (and (> (length places) 0) (aref places 0)))
    (recto-error nil)))

(defun recto-synctex--open ()
  "Open the PDF that belongs to this buffer's TeX file, or ask for it."
  (let* ((master (and (fboundp 'TeX-master-file) (bound-and-true-p TeX-mode-p)
                      (TeX-master-file)))
         (likely (concat (file-name-sans-extension (or master buffer-file-name)) ".pdf"))
         (file (if (file-readable-p likely) likely
                 (read-file-name "PDF of this file: " nil nil t))))
    (save-window-excursion (recto-find-file (expand-file-name file)))))

(defvar-local recto-synctex--marks nil "What marks a place for a while, or nil.")
(defvar-local recto-synctex--others nil "What was drawn over the pages before.")

(defun recto-synctex--show (place)
  "Show and mark PLACE for a while."
  (let ((page (plist-get place :pageIndex))
        (rect (plist-get place :rect)))
    (recto-synctex--unmark recto-synctex--marks)
    (let ((others recto-marks-function))
      (setq recto-synctex--others others
            recto-synctex--marks
            (lambda (shown)
              (append (and others (funcall others shown))
                      (and (eql shown page)
                           `((:kind "rect" :role "currentMatch" :pageIndex ,page :rect ,rect)))))
            recto-marks-function recto-synctex--marks))
    (recto-go :pageIndex page :rect rect)
    (recto-draw-soon)
    (run-at-time recto-synctex--mark-time nil #'recto-synctex--later
                 (current-buffer) recto-synctex--marks)))

(defun recto-synctex--later (buffer shown)
  "Take SHOWN away in BUFFER."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer (recto-synctex--unmark shown))))

(defun recto-synctex--unmark (shown)
  "Draw what there was before SHOWN, unless something else is drawn by now."
  (when (and shown (eq recto-marks-function shown))
    (setq recto-marks-function recto-synctex--others
          recto-synctex--marks nil)
    (recto-draw-soon)))

;;;; From the PDF to TeX

(defun recto-source (&optional event)
  "Show the TeX source of the place at EVENT of the mouse, or under the pointer."
  (interactive (list last-nonmenu-event) recto-mode)
  (when (mouse-event-p event) (select-window (posn-window (event-start event))))
  (let* ((place (recto-request "view/convert" :from "view" :to "page"
                               :points (recto-synctex--point event)))
         (source (recto-request "synctex/inverse"
                                :pageIndex (aref (plist-get place :pageIndexes) 0)
                                :point (plist-get place :points)))
         (file (plist-get source :file)))
    (unless (file-readable-p file) (user-error "There is no file %s" file))
    (find-file-other-window file)
    (goto-char (point-min))
    (forward-line (1- (plist-get source :line)))
    (when (plist-get source :column) (move-to-column (1- (plist-get source :column))))
    (recenter)))

(defun recto-synctex--point (event)
  "Return the point [X Y] of the view at EVENT of the mouse, or under the pointer.
If the pointer is elsewhere, it is the middle of the view."
  (pcase-let ((`[,width ,height] (plist-get recto-view :size))
              (`(,x . ,y) (if (mouse-event-p event) (posn-x-y (event-start event))
                            (or (recto-mouse--position) '(-1 . -1)))))
    (if (and (<= 0 x width) (<= 0 y height)) (vector x y)
      (vector (/ width 2.0) (/ height 2.0)))))

(provide 'recto-synctex)
;;; recto-synctex.el ends here
