;;; recto-annotate.el --- Tools and styles  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Every tool of the server's can be taken; what is selected can be deleted,
;; restyled and copied.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-event)
(require 'recto-move)
(require 'recto-look)
(require 'recto-search)

(defun recto-set-tool (tool)
  "Take another tool: TOOL is its id."
  (interactive (list (recto-annotate--read-tool)) recto-mode)
  (recto-took (recto-request "tool/set" :tool tool))
  (recto-draw-now)
  (message "Tool: %s" tool))

(defun recto-annotate--read-tool ()
  "Read the id of a tool by its title."
  (let* ((tools (cl-loop for tool across (plist-get (recto-request "tool/list") :tools)
                         when (eq (plist-get tool :enabled) t)
                         collect (list (plist-get tool :title) (plist-get tool :id)
                                       (plist-get tool :group))))
         (completion-ignore-case t)
         (completion-extra-properties
          (list :annotation-function
                (lambda (title) (format "  %s" (nth 2 (assoc title tools)))))))
    (cadr (assoc (completing-read "Tool: " tools nil t) tools))))

(defun recto-annotate-with (tool)
  "Mark the selected text with TOOL, or else take it."
  (if (and recto-text-selected (recto-command tool))
      nil
    (recto-set-tool tool)))

(defmacro recto-annotate--define (name tool what)
  "Define the command NAME to take TOOL, for making WHAT."
  `(defun ,name ()
     ,(format "Make %s." what)
     (interactive nil recto-mode)
     (recto-annotate-with ,tool)))

(recto-annotate--define recto-highlight "highlight" "a highlight, of the selected text if there is some")
(recto-annotate--define recto-underline "underline" "an underline, of the selected text if there is some")
(recto-annotate--define recto-squiggly "squiggly" "a squiggly underline likewise")
(recto-annotate--define recto-strike-out "strikeOut" "a strike-out likewise")
(recto-annotate--define recto-note "sticky" "a note")
(recto-annotate--define recto-free-text "freeText" "a text")
(recto-annotate--define recto-ink "freehand" "a drawing by hand")
(recto-annotate--define recto-rectangle "rectangle" "a rectangle")
(recto-annotate--define recto-ellipse "ellipse" "an ellipse")
(recto-annotate--define recto-arrow "arrow" "an arrow")

(defun recto-copy ()
  "Copy the selected text to the kill ring, or the selected annotations."
  (interactive nil recto-mode)
  (unless (recto-command "copy")
    (user-error "There is nothing selected")))

(defun recto-cut ()
  "Cut the selected annotations out."
  (interactive nil recto-mode)
  (unless (recto-command "cut") (user-error "There are no annotations selected")))

(defun recto-paste ()
  "Add the annotations that were copied."
  (interactive nil recto-mode)
  (unless (recto-command "paste") (user-error "No annotations were copied")))

(defun recto-select-all ()
  "Select all text, or where annotations are selected all of the page."
  (interactive nil recto-mode)
  (recto-command "selectAll"))

(defun recto-undo ()
  "Take back the last step, or what the tool has under way."
  (interactive nil recto-mode)
  (unless (recto-command "undo") (user-error "There is nothing to undo")))

(defun recto-redo ()
  "Do again what was undone."
  (interactive nil recto-mode)
  (unless (recto-command "redo") (user-error "There is nothing to redo")))

(defun recto-delete ()
  "Delete the selected annotations."
  (interactive nil recto-mode)
  (unless (recto-command "delete") (user-error "There are no annotations selected")))

(defun recto-edit-note ()
  "Edit the note of the selected annotation, or a selected text itself."
  (interactive nil recto-mode)
  (unless (or (recto-command "note") (recto-command "edit"))
    (user-error "There is no annotation selected")))

(defun recto-quit-work ()
  "End a search, what the tool has under way, or the selection."
  (interactive nil recto-mode)
  (when (> (length recto-search-matches) 0) (recto-search-clear))
  (recto-key 'escape))

(defun recto-set-style ()
  "Change how the selected annotations look, or what the tool will make."
  (interactive nil recto-mode)
  (let* ((what (completing-read "Change: " '("color" "fill" "opacity" "line width" "font size")
                                nil t))
         (style (pcase what
                  ("color" `(:color ,(recto-annotate--read-color "Color, or nothing for none: ")))
                  ("fill" `(:interiorColor ,(recto-annotate--read-color "Fill, or nothing for none: ")))
                  ("opacity" `(:opacity ,(read-number "Opacity, 0 to 1: " 1)))
                  ("line width" `(:border (:width ,(read-number "Width in points: " 1))))
                  ("font size" `(:font (:size ,(read-number "Size in points: " 12)))))))
    (recto-took (recto-request "tool/setStyle" :style style))
    (recto-draw-now)))

(defun recto-annotate--read-color (prompt)
  "Read a colour with PROMPT, and return it as on the wire; nothing is none."
  (let ((color (read-color prompt nil t)))
    (cond ((string-empty-p color) nil)
          ((string-match-p "\\`#[0-9a-fA-F]\\{6\\}\\'" color) (downcase color))
          (t (apply #'format "#%02x%02x%02x"
                    (mapcar (lambda (part) (ash part -8))
                            (or (color-values color)
                                (user-error "There is no color %s" color))))))))

(provide 'recto-annotate)
;;; recto-annotate.el ends here
