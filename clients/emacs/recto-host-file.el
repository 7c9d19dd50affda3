;;; recto-host-file.el --- Other files that a document leads to  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Other files are opened in Emacs, after a question.  No program is started.

;;; Code:

(require 'recto-rpc)
(require 'recto-look)
(require 'recto-move)
(require 'recto-host)

(declare-function recto-find-file "recto" (file))

(recto-host--on "host/openDocument" params
  (when (recto-host--show params)
    (recto-host--go params)))

(recto-host--on "host/launch" params
  (recto-host--show params))

(recto-host--on "host/importData" params
  (let ((file (expand-file-name (plist-get params :path))))
    (cond ((not (file-readable-p file)) (message "There is no file %s" file))
          ((y-or-n-p (format "Fill in the form from %s? " file))
           (recto-request "document/import" :path file
                          :format (if (string-match-p "\\.xfdf\\'" file) "xfdf" "fdf"))))))

(defun recto-host--show (params)
  "Show the file that PARAMS name; return non-nil if it is shown now."
  (let ((open (gethash (plist-get params :openDocumentId) recto-rpc--buffers))
        (file (expand-file-name (or (plist-get params :path) "no-file")))
        (display (if (eq (plist-get params :newWindow) t) #'switch-to-buffer-other-window
                   #'switch-to-buffer)))
    (cond ((buffer-live-p open) (funcall display open) t)
          ((not (file-readable-p file)) (message "There is no file %s" file) nil)
          ((y-or-n-p (format "Open %s? " file)) (funcall display (recto-host--visit file)) t))))

(defun recto-host--visit (file)
  "Return a buffer that visits FILE, in `recto-mode' if it is a PDF."
  (save-window-excursion
    (let ((case-fold-search t))
      (if (string-match-p "\\.pdf\\'" file) (recto-find-file file) (find-file file)))
    (current-buffer)))

(defun recto-host--go (params)
  "Show the place that PARAMS name in the document that is shown."
  (let ((zoom (plist-get (plist-get params :view) :zoom))
        (place (recto-host--place params)))
    (when (and place (derived-mode-p 'recto-mode))
      (when (and zoom (> zoom 0)) ; 0 keeps the scale.
        (recto-update-view :scale zoom))
      (apply #'recto-go place))))

(defun recto-host--place (params)
  "Return the params of `view/goTo' for the place that PARAMS name, or nil."
  (let* ((name (plist-get params :name))
         (page (plist-get params :pageIndex))
         (view (plist-get params :view))
         (rect (plist-get view :rect))
         (top (plist-get view :top)))
    (cond (name `(:name ,name))
          (page `(:pageIndex ,page
                  ,@(pcase (plist-get view :fit)
                      ((or "page" "height") '(:fit "page"))
                      ((or "width" "contentWidth") '(:fit "width"))
                      ((or "content" "contentHeight") '(:fit "content")))
                  ,@(cond (rect `(:rect ,rect :space "pdf"))
                          (top `(:point ,(vector (or (plist-get view :left) 0) top)
                                 :space "pdf"))))))))

(provide 'recto-host-file)
;;; recto-host-file.el ends here
