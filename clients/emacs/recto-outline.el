;;; recto-outline.el --- Outline and bookmarks  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The outline and the bookmarks for imenu, and in a list at the side of the
;; document, which marks where one is.

;;; Code:

(require 'cl-lib)
(require 'imenu)
(require 'recto-request)
(require 'recto-companion)
(require 'recto-move)
(require 'recto-look)

(defcustom recto-outline-width 32
  "Columns of the list with outline and bookmarks."
  :group 'recto
  :type 'integer)

(defvar-local recto-outline--items 'unknown "The outline, or `unknown'.")
(defvar-local recto-outline--page nil "The page that is marked in the list.")
(defvar-local recto-outline--of nil "In a list: the document's buffer.")

(defun recto-outline-items ()
  "Return the outline as a list of items."
  (when (eq recto-outline--items 'unknown)
    (setq recto-outline--items (append (plist-get (recto-request "outline/get") :items) nil)))
  recto-outline--items)

(defun recto-outline-bookmarks ()
  "Return the bookmarks as a list, by page."
  (append (plist-get (recto-request "bookmarks/list" :sortOrder "pageBased") :bookmarks) nil))

(defun recto-outline--name (bookmark)
  "Return what to call BOOKMARK, which without a name has its page's label."
  (if (plist-get bookmark :name)
      (plist-get bookmark :displayName)
    (concat "Page " (plist-get bookmark :displayName))))

(defun recto-outline-go (entry)
  "Show where ENTRY, an item of the outline or a bookmark, leads."
  (let ((destination (plist-get (plist-get entry :action) :destination)))
    (cond (destination (recto-go :destination destination))
          ((plist-get entry :pageIndex) (recto-go :pageIndex (plist-get entry :pageIndex)))
          (t (user-error "This leads out of the document")))))

(defun recto-toggle-bookmark ()
  "Set a bookmark on the page, or remove those that it has."
  (interactive nil recto-mode)
  (let ((page (plist-get recto-view :pageIndex)))
    (message (if (eq t (plist-get (recto-request "bookmarks/toggle" :pageIndex page) :bookmarked))
                 "Page %d has a bookmark now" "Page %d has no bookmark any more")
             (1+ page))))

;;;; Imenu

(defun recto-imenu-index ()
  "Return the outline and the bookmarks for imenu."
  (append (mapcar #'recto-outline--imenu (recto-outline-items))
          (when-let ((bookmarks (recto-outline-bookmarks)))
            (list (cons "Bookmarks"
                        (mapcar (lambda (bookmark)
                                  (list (recto-outline--name bookmark) 1
                                        #'recto-outline--imenu-go bookmark))
                                bookmarks))))))

(defun recto-outline--imenu (item)
  "Return ITEM with what is below it for imenu."
  (let* ((title (plist-get item :title))
         (self (list title 1 #'recto-outline--imenu-go item)))
    (if (zerop (length (plist-get item :children))) self
      (cons title (cons self (mapcar #'recto-outline--imenu (plist-get item :children)))))))

(defun recto-outline--imenu-go (_name _position entry)
  "Show where ENTRY leads."
  (recto-outline-go entry))

;;;; The list

(defvar recto-outline-mode-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map special-mode-map)
    (define-key map (kbd "RET") #'recto-outline-visit)
    (define-key map [mouse-1] #'recto-outline-visit)
    (define-key map (kbd "o") #'recto-outline-visit-other)
    (define-key map (kbd "n") #'next-line)
    (define-key map (kbd "p") #'previous-line)
    (define-key map (kbd "d") #'recto-outline-remove-bookmark)
    map)
  "Keys of `recto-outline-mode'.")

(define-derived-mode recto-outline-mode special-mode "Recto-Outline"
  "Major mode for the list of a PDF's outline and bookmarks.
\\{recto-outline-mode-map}"
  (recto-own-keys)
  (setq truncate-lines t
        mode-line-format '(" %b")
        revert-buffer-function (lambda (&rest _) (recto-outline--fill))))

(defun recto-outline ()
  "Show the outline and the bookmarks at the side, or hide them."
  (interactive nil recto-mode)
  (let* ((document (current-buffer))
         (buffer (recto-companion-make 'outline (format "*Outline of %s*" (buffer-name))))
         (window (get-buffer-window buffer)))
    (if window
        (delete-window window)
      (with-current-buffer buffer
        (unless (derived-mode-p 'recto-outline-mode) (recto-outline-mode))
        (setq recto-outline--of document)
        (recto-outline--fill))
      (display-buffer-in-side-window buffer `((side . left)
                                              (window-width . ,recto-outline-width)))
      (recto-outline--follow t))))

(defun recto-outline--fill ()
  "Fill the list."
  (let (items bookmarks)
    (with-current-buffer recto-outline--of
      (setq items (recto-outline-items) bookmarks (recto-outline-bookmarks)))
    (recto-companion-print (lambda () (recto-outline--print items bookmarks))
                           #'recto-outline--row))
  (with-current-buffer recto-outline--of (recto-outline--follow t)))

(defun recto-outline--print (items bookmarks)
  "Print ITEMS of the outline and BOOKMARKS."
  (let ((inhibit-read-only t))
    (erase-buffer)
    (insert (propertize "Outline\n" 'face 'bold))
    (if items (recto-outline--insert items 0)
      (insert (propertize "  none\n" 'face 'shadow)))
    (insert (propertize "\nBookmarks\n" 'face 'bold))
    (if bookmarks
        (dolist (bookmark bookmarks)
          (recto-outline--line bookmark (recto-outline--name bookmark) 0 nil))
      (insert (propertize "  none\n" 'face 'shadow)))))

(defun recto-outline--row ()
  "Return what the row at point is known by: its entry's id, or else its words."
  (or (plist-get (get-text-property (point) 'recto-entry) :id)
      (buffer-substring-no-properties (point) (line-end-position))))

(defun recto-outline--insert (items depth)
  "Insert ITEMS and what is below them, DEPTH levels deep."
  (seq-doseq (item items)
    (let ((style (plist-get item :style)))
      (recto-outline--line item (plist-get item :title) depth
                           `(,@(and (eq (plist-get style :bold) t) '(:weight bold))
                             ,@(and (eq (plist-get style :italic) t) '(:slant italic))
                             ,@(and (plist-get style :color)
                                    `(:foreground ,(plist-get style :color))))))
    (recto-outline--insert (plist-get item :children) (1+ depth))))

(defun recto-outline--line (entry title depth face)
  "Insert a line for ENTRY with TITLE in FACE, DEPTH levels deep."
  (let ((page (plist-get entry :pageIndex)))
    (insert (propertize (concat (make-string (+ 2 (* 2 depth)) ?\s)
                                (propertize (string-replace "\n" " " title) 'face face)
                                (if page (propertize (format "  %d" (1+ page)) 'face 'shadow) ""))
                        'recto-entry entry 'mouse-face 'highlight 'help-echo title)
            "\n")))

(defun recto-outline-visit (&optional event)
  "Show where the entry at point, or at EVENT of the mouse, leads."
  (interactive (list last-nonmenu-event) recto-outline-mode)
  (when (mouse-event-p event) (mouse-set-point event))
  (let ((entry (or (get-text-property (line-beginning-position) 'recto-entry)
                   (user-error "There is no entry here")))
        (document recto-outline--of))
    (with-current-buffer document (recto-outline-go entry))
    (when-let ((window (and (mouse-event-p event) (get-buffer-window document))))
      (select-window window))))

(defun recto-outline-visit-other ()
  "Show where the entry at point leads, and go there."
  (interactive nil recto-outline-mode)
  (recto-outline-visit)
  (pop-to-buffer recto-outline--of))

(defun recto-outline-remove-bookmark ()
  "Remove the bookmark at point."
  (interactive nil recto-outline-mode)
  (let ((entry (get-text-property (line-beginning-position) 'recto-entry)))
    (unless (plist-get entry :displayName) (user-error "There is no bookmark here"))
    (with-current-buffer recto-outline--of
      (recto-request "bookmarks/remove" :id (plist-get entry :id)))))

(defun recto-outline--list ()
  "Return the list of this document's buffer if it is shown."
  (let ((buffer (recto-companion 'outline)))
    (and buffer (get-buffer-window buffer t) buffer)))

(defun recto-outline--follow (&optional always)
  "Mark in the list where the view is, if it has turned to another page, or ALWAYS."
  (when-let ((list (recto-outline--list))
             (page (plist-get recto-view :pageIndex)))
    (unless (and (eql page recto-outline--page) (not always))
      (setq recto-outline--page page)
      (recto-send "outline/find" `(:pageIndex ,page)
                  (lambda (result)
                    (when (buffer-live-p list)
                      (with-current-buffer list
                        (recto-outline--highlight
                         (plist-get (plist-get result :item) :id)))))))))

(defun recto-outline--highlight (id)
  "Highlight the line of the item with ID."
  (remove-overlays (point-min) (point-max) 'recto t)
  (save-excursion
    (goto-char (point-min))
    (while (not (eobp))
      (when (and id (equal id (plist-get (get-text-property (point) 'recto-entry) :id)))
        (let ((overlay (make-overlay (point) (line-beginning-position 2))))
          (overlay-put overlay 'recto t)
          (overlay-put overlay 'face 'region))
        (dolist (window (get-buffer-window-list nil nil t))
          ;; The user's own place is where the next key acts.
          (unless (eq window (selected-window)) (set-window-point window (point)))))
      (forward-line))))

(defun recto-outline--refresh ()
  "Show what has changed, in the list and in imenu."
  (setq-local imenu--index-alist nil)
  (recto-companion-refresh 'outline))

(defun recto-outline-renew ()
  "Forget the outline, which may have become another one."
  (setq recto-outline--items 'unknown)
  (recto-outline--refresh))

(recto-on "outline/didChange" (lambda (_) (recto-outline-renew)))
(recto-on "bookmarks/didChange" (lambda (_) (recto-outline--refresh)))

(provide 'recto-outline)
;;; recto-outline.el ends here
