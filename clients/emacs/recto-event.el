;;; recto-event.el --- What the user does, told to the server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: AGPL-3.0-or-later

;;; Commentary:

;; The mouse, keys and commands go to the server; what an event comes to is
;; taken by `recto-took'.  While a movement of the mouse is under way the
;; next ones are gathered: only the last is sent.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-draw)
(require 'recto-move)

(defvar-local recto-tool "pan" "The tool that the user works with.")
(defvar-local recto-state "pan.idle" "The tool and its state.")
(defvar-local recto-menu nil "The items of the server's menu.")
(defvar-local recto-requirement nil "What the tool needs from the user, or nil.")
(defvar-local recto-selected nil "The ids of the selected annotations.")
(defvar-local recto-text-selected nil "Non-nil while text is selected.")
(defvar recto-requirement-hook nil "Run in a buffer whose tool needs something else now.")

(defun recto-took (result)
  "Take over the RESULT of an event, or of `tool/didUpdate'."
  (when (plist-get result :tool) (setq recto-tool (plist-get result :tool)))
  (when (plist-get result :state) (setq recto-state (plist-get result :state)))
  (when (plist-member result :menu)
    (setq recto-menu (append (plist-get (plist-get result :menu) :items) nil)))
  (when (plist-member result :overlay)
    (setq recto-overlay (plist-get (plist-get result :overlay) :items))
    (recto-draw-soon))
  (when (plist-member result :requirement)
    (setq recto-requirement (plist-get result :requirement))
    (run-hooks 'recto-requirement-hook))
  (when-let ((failure (plist-get result :error)))
    (message "Recto: %s" (plist-get failure :message)))
  (force-mode-line-update)
  result)

(recto-on "tool/didUpdate" #'recto-took)
(recto-on "tool/didChange" (lambda (params)
                             (setq recto-tool (plist-get params :tool))
                             (force-mode-line-update)))
(recto-on "interaction/didRecognize" (lambda (params) (recto-took (plist-get params :result))))
(recto-on "selection/didChange" (lambda (params)
                                  (setq recto-selected
                                        (append (plist-get params :annotations) nil)
                                        recto-text-selected (plist-get params :text))))

(defun recto-event (method &rest params)
  "Send the event METHOD with PARAMS, wait, take the result over and return it."
  (prog1 (recto-took (apply #'recto-request (concat "interaction/" method) params))
    (recto-draw-now)))

(defun recto-command (id)
  "Give the server's command with ID; return non-nil if it was handled."
  (eq t (plist-get (recto-event "command" :id id) :handled)))

;;;; Keys

(defconst recto-event--keys
  '((escape . "Escape") (delete . "Delete") (deletechar . "Delete") (backspace . "Backspace")
    (127 . "Backspace") (return . "Enter") (?\r . "Enter") (tab . "Tab") (?\t . "Tab")
    (backtab . "Tab") (left . "ArrowLeft") (right . "ArrowRight") (up . "ArrowUp")
    (down . "ArrowDown") (home . "Home") (end . "End") (prior . "PageUp") (next . "PageDown")
    (27 . "Escape"))
  "Names on the wire of Emacs' keys; characters have their own.")

(defun recto-event--modifiers (event)
  "Return the names on the wire of the keys held down in EVENT."
  (let ((held (event-modifiers event)))
    (vconcat (and (or (memq 'shift held) (eq (event-basic-type event) 'backtab)) '("shift"))
             (and (memq 'control held) '("control"))
             (and (or (memq 'meta held) (memq 'alt held)) '("alt"))
             (and (memq 'super held) '("meta")))))

(defun recto-event-key (event)
  "Return (KEY . MODIFIERS) on the wire for the keyboard's EVENT, or nil."
  (let* ((basic (cond ((memq event '(?\r ?\t 27 127)) event)
                      (t (event-basic-type event))))
         (name (or (cdr (assq basic recto-event--keys))
                   (and (characterp basic) (char-to-string basic)))))
    (when name
      (cons name (if (memq event '(?\r ?\t 27 127)) [] (recto-event--modifiers event))))))

(defun recto-key (event)
  "Send the key of EVENT, for which Emacs has no command here, to the server."
  (interactive (list last-command-event) recto-mode)
  (pcase (recto-event-key event)
    (`(,key . ,modifiers)
     (unless (eq t (plist-get (recto-event "key" :key key :modifiers modifiers) :handled))
       (unless (equal key "Escape")
         (message "%s does nothing here" (single-key-description event)))))
    (_ (user-error "%s is no key that the server knows" (single-key-description event)))))

;;;; The mouse

(defvar recto-event--moving nil "Whether a movement is under way.")
(defvar recto-event--last nil "The movement that waits for it.")

(defun recto-event-point (event)
  "Return the pixel (X . Y) of the window where EVENT of the mouse happened."
  (let ((position (event-start event)))
    (if (eq (posn-window position) (selected-window))
        (posn-x-y position)
      (recto-event--pointer))))

(defun recto-event--pointer ()
  "Return where the pointer is, in pixels of the selected window's text, or nil."
  (pcase (mouse-pixel-position)
    (`(,frame ,(and x (pred numberp)) . ,y)
     (when (eq frame (selected-frame))
       (pcase-let ((`(,left ,top . ,_) (window-body-pixel-edges)))
         (cons (- x left) (- y top)))))))

(defun recto-event--pointer-params (phase point buttons event)
  "Return the params of PHASE of a pointer at POINT with BUTTONS, for EVENT."
  `(:phase ,phase :point [,(car point) ,(cdr point)] :space "view" :buttons ,buttons
    :time ,(truncate (* 1000 (float-time))) :modifiers ,(recto-event--modifiers event)))

(defun recto-event--move (params)
  "Send the movement PARAMS, or let it wait for the one under way."
  (if recto-event--moving
      (setq recto-event--last params)
    (setq recto-event--moving
          (recto-send "interaction/pointer" params #'recto-took
                      (lambda ()
                        (setq recto-event--moving nil)
                        (when recto-event--last
                          (recto-event--move (prog1 recto-event--last
                                               (setq recto-event--last nil)))))))))

(defun recto-event--overshoot (point)
  "Return by how many pixels to scroll when POINT is above or below the window."
  (let ((height (aref (plist-get recto-view :size) 1)))
    (cond ((< (cdr point) 0) (max -60 (cdr point)))
          ((> (cdr point) height) (min 60 (- (cdr point) height)))
          (t 0))))

(defun recto-mouse (event)
  "Send the press of EVENT, what follows it up to the release, and the release."
  (interactive "e" recto-mode)
  (select-window (posn-window (event-start event)))
  (let ((point (recto-event-point event))
        (time 0)
        next)
    (setq recto-event--moving nil recto-event--last nil)
    (apply #'recto-event "pointer" (recto-event--pointer-params "down" point 1 event))
    (track-mouse
      (while (progn (setq next (read-event nil nil 0.05))
                    (or (null next) (mouse-movement-p next) (memq (car-safe next) '(switch-frame))))
        (setq point (or (if (mouse-movement-p next) (recto-event-point next)
                          (recto-event--pointer))
                        point))
        (let ((beyond (recto-event--overshoot point)))
          (unless (or (zerop beyond) (< (- (float-time) time) 0.04))
            (setq time (float-time))
            (recto-scroll-by 0 beyond)))
        (when (or next (not (zerop (recto-event--overshoot point))))
          (recto-event--move (recto-event--pointer-params "move" point 1 event)))
        (recto-draw-now)))
    (when (memq (event-basic-type next) '(mouse-1 mouse-2 mouse-3))
      (setq point (or (ignore-errors (recto-event--end next)) point)))
    (setq recto-event--last nil)
    (apply #'recto-event "pointer" (recto-event--pointer-params "up" point 0 event))
    (unless (memq (event-basic-type next) '(mouse-1 mouse-2 mouse-3))
      (push next unread-command-events))))

(defun recto-event--end (event)
  "Return the pixel of the window where EVENT ended, or nil."
  (let ((position (event-end event)))
    (if (eq (posn-window position) (selected-window))
        (posn-x-y position)
      (recto-event--pointer))))

(defcustom recto-notch 80
  "Pixels that a notch of the wheel scrolls."
  :group 'recto
  :type 'integer)

(defcustom recto-zoom-notch 15
  "Hundredths that a notch of the wheel with control enlarges by."
  :group 'recto
  :type 'integer)

(defun recto-wheel (event)
  "Scroll according to EVENT of the wheel.
With shift scroll across, with control zoom at the pointer."
  (interactive "e" recto-mode)
  (with-selected-window (posn-window (event-start event))
    (let* ((kind (event-basic-type event))
           (held (recto-event--modifiers event))
           (by (* (if (seq-contains-p held "control") recto-zoom-notch recto-notch)
                  (if (memq kind '(wheel-up mouse-4 wheel-left mouse-6)) -1 1)))
           (across (memq kind '(wheel-left wheel-right mouse-6 mouse-7)))
           (point (posn-x-y (event-start event))))
      (recto-scroll-by (if across by 0) (if across 0 by) held
                       (vector (car point) (cdr point))))))

(provide 'recto-event)
;;; recto-event.el ends here
