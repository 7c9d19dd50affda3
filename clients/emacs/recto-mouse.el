;;; recto-mouse.el --- The mouse, told to the server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Presses, movements and releases go to the server, which knows what they
;; mean.  While a movement is under way the next ones are gathered: only the
;; last is sent.

;;; Code:

(require 'cl-lib)
(require 'recto-request)
(require 'recto-draw)
(require 'recto-move)
(require 'recto-event)

(defvar-local recto-mouse--moving nil "Whether a movement is under way.")
(defvar-local recto-mouse--last nil "The movement that waits for it.")

(defun recto-mouse--point (event)
  "Return the pixel (X . Y) of the window where EVENT of the mouse happened."
  (let ((position (event-start event)))
    (if (eq (posn-window position) (selected-window))
        (posn-x-y position)
      (recto-mouse--position))))

(defun recto-mouse--position ()
  "Return where the pointer is, in pixels of the selected window's text, or nil."
  (pcase (mouse-pixel-position)
    (`(,frame ,(and x (pred numberp)) . ,y)
     (when (eq frame (selected-frame))
       (pcase-let ((`(,left ,top . ,_) (window-body-pixel-edges)))
         (cons (- x left) (- y top)))))))

(defun recto-mouse--params (phase point buttons event)
  "Return the params of PHASE of a pointer at POINT with BUTTONS, for EVENT."
  `(:phase ,phase :point [,(car point) ,(cdr point)] :space "view" :buttons ,buttons
    :time ,(truncate (* 1000 (float-time))) :modifiers ,(recto-event-modifiers event)))

(defun recto-mouse--move (params)
  "Send the movement PARAMS, or let it wait for the one under way."
  (if recto-mouse--moving
      (setq recto-mouse--last params)
    (setq recto-mouse--moving
          (recto-send "interaction/pointer" params #'recto-took
                      (lambda ()
                        (setq recto-mouse--moving nil)
                        (when recto-mouse--last
                          (recto-mouse--move (prog1 recto-mouse--last
                                               (setq recto-mouse--last nil)))))))))

(defun recto-mouse--overshoot (point)
  "Return by how many pixels to scroll when POINT is above or below the window."
  (let ((height (aref (plist-get recto-view :size) 1)))
    (cond ((< (cdr point) 0) (max -60 (cdr point)))
          ((> (cdr point) height) (min 60 (- (cdr point) height)))
          (t 0))))

(defvar recto-mouse--held nil "Whether a button is held down: then nothing hovers.")
(defvar recto-mouse--seen nil "Where the pointer was.")

(defun recto-mouse (event)
  "Send the press of EVENT, what follows it up to the release, and the release."
  (interactive "e" recto-mode)
  (select-window (posn-window (event-start event)))
  (setq recto-mouse--moving nil recto-mouse--last nil)
  (setq recto-mouse--held t)
  (unwind-protect
      (condition-case nil
          (recto-mouse--gesture event)
        (quit (recto-mouse--cancel event)
              (signal 'quit nil)))
    (setq recto-mouse--held nil
          recto-mouse--seen (mouse-pixel-position))
    (run-hooks 'recto-selected-hook)))

(defun recto-mouse--gesture (event)
  "Send the gesture that begins with EVENT, a press."
  (let ((point (recto-mouse--point event))
        (time 0)
        next)
    (apply #'recto-event "pointer" (recto-mouse--params "down" point 1 event))
    (track-mouse
      (while (progn (setq next (read-event nil nil 0.05))
                    (or (null next) (mouse-movement-p next) (memq (car-safe next) '(switch-frame))))
        (setq point (or (if (mouse-movement-p next) (recto-mouse--point next)
                          (recto-mouse--position))
                        point))
        (let ((beyond (recto-mouse--overshoot point)))
          (unless (or (zerop beyond) (< (- (float-time) time) 0.04))
            (setq time (float-time))
            (recto-scroll-by 0 beyond)))
        (when (or next (not (zerop (recto-mouse--overshoot point))))
          (recto-mouse--move (recto-mouse--params "move" point 1 event)))
        (recto-draw-now)))
    (when (memq (event-basic-type next) '(mouse-1 mouse-2 mouse-3))
      (setq point (or (ignore-errors (recto-mouse--end next)) point)))
    (setq recto-mouse--last nil)
    (apply #'recto-event "pointer" (recto-mouse--params "up" point 0 event))
    (unless (memq (event-basic-type next) '(mouse-1 mouse-2 mouse-3))
      (push next unread-command-events))))

(defun recto-mouse--cancel (event)
  "Undo what the gesture that began with EVENT has done so far."
  (setq recto-mouse--last nil)
  (recto-send "interaction/pointer"
              (recto-mouse--params "cancel" (recto-mouse--point event) 0 event)
              #'recto-took))

(defun recto-mouse--end (event)
  "Return the pixel of the window where EVENT ended, or nil."
  (let ((position (event-end event)))
    (if (eq (posn-window position) (selected-window))
        (posn-x-y position)
      (recto-mouse--position))))

;;;; What the middle button pastes elsewhere

(defvar-local recto-mouse--offered nil "The text that was offered last, as the server has it.")

(defun recto-mouse--offer ()
  "Make the selected text the primary selection, once no button is held down."
  (unless (or recto-mouse--held (equal recto-text-selected recto-mouse--offered))
    (setq recto-mouse--offered recto-text-selected)
    (when (and recto-text-selected select-active-regions
               (eq t (plist-get (plist-get recto-document :permissions) :copy)))
      (recto-send "selection/get" nil
                  (lambda (selection)
                    (when-let ((text (plist-get (plist-get selection :text) :text)))
                      (gui-set-selection 'PRIMARY text)))))))

(add-hook 'recto-selected-hook #'recto-mouse--offer)

;;;; The wheel

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
           (held (recto-event-modifiers event))
           (by (* (if (seq-contains-p held "control") recto-zoom-notch recto-notch)
                  (if (memq kind '(wheel-up mouse-4 wheel-left mouse-6)) -1 1)))
           (across (memq kind '(wheel-left wheel-right mouse-6 mouse-7)))
           (point (posn-x-y (event-start event))))
      (recto-scroll-by (if across by 0) (if across 0 by) held
                       (vector (car point) (cdr point))))))

;;;; Where the pointer is while no button is pressed

(defcustom recto-hover 0.2
  "Seconds between looks at what the mouse's pointer is over; nil: never.
Events of movements would break into key sequences."
  :group 'recto
  :type '(choice (const :tag "Never" nil) number))

(defvar recto-mouse--timer nil "The timer that looks for the pointer.")

(defun recto-mouse-watch ()
  "Look for the pointer from now on, for as long as there are documents."
  (when (and recto-hover (not recto-mouse--timer))
    (setq recto-mouse--timer (run-with-timer recto-hover recto-hover #'recto-mouse--look))))

(defun recto-mouse--look ()
  "Tell the server where the pointer is if it has moved over a document."
  (if (not (cl-some (lambda (buffer) (buffer-local-value 'recto-document buffer)) (buffer-list)))
      (progn (cancel-timer recto-mouse--timer)
             (setq recto-mouse--timer nil))
    (let ((seen (mouse-pixel-position)))
      (unless (or recto-mouse--held (equal seen recto-mouse--seen))
        (setq recto-mouse--seen seen)
        (pcase seen
          (`(,frame ,(and x (pred numberp)) . ,y)
           (recto-mouse-hover (posn-at-x-y x y frame))))))))

(defun recto-mouse-hover (position)
  "Tell the server that the pointer is at POSITION, unless a button is held down.
In the middle of a gesture that would cancel it."
  (let ((window (and position (posn-window position))))
    (when (and (windowp window) (not (posn-area position)) (not recto-mouse--held))
      (with-current-buffer (window-buffer window)
        (when (and (derived-mode-p 'recto-mode) (recto-live-p))
          (recto-mouse--move
           (recto-mouse--params "hover" (posn-x-y position) 0 nil)))))))

(provide 'recto-mouse)
;;; recto-mouse.el ends here
