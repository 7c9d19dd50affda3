;;; test-choice.el --- Choices and properties  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(require 'recto-tests)

(defmacro recto-tests-entering (entered &rest body)
  "Do BODY, where ENTERED is what becomes of the TEXT that a minibuffer begins with."
  (declare (indent 1))
  `(cl-letf* ((enter (lambda (_prompt &optional text &rest _) (or ,entered "")))
              ((symbol-function 'read-from-minibuffer) enter)
              ((symbol-function 'read-string) enter)
              ((symbol-function 'completing-read)
               (lambda (_prompt _table _predicate _match text _history default &rest _)
                 (let ((entered ,entered))
                   (if (member entered '(nil "")) (or default "") entered)))))
     ,@body))

(defun recto-tests-choose (choices &rest requirement)
  "Return the answer to REQUIREMENT for CHOICES, a list of (ID . TITLE)."
  (apply #'recto-tests-answer :kind "choice"
         :choices (vconcat (mapcar (lambda (it) (list :id (car it) :title (cdr it))) choices))
         requirement))

(ert-deftest recto-leaves-a-choice-in-which-nothing-was-chosen ()
  (recto-tests-with "filling.pdf"
    (let ((choices [(:id "a" :title "Alpha") (:id "b" :title "Beta")]))
      (cl-letf (((symbol-function 'completing-read)
                 (lambda (_prompt _table _predicate _match _initial _history default &rest _)
                   (or default ""))))
        (should-not (recto-tests-answer :kind "choice" :choices choices))
        (should (equal "b" (recto-tests-answer :kind "choice" :choices choices
                                               :values ["b"])))))))

(ert-deftest recto-chooses-several-titles-with-commas ()
  (with-temp-buffer
    (let ((people '(("j" . "Smith, John") ("b" . "Brown, Jill") ("z" . "Zed"))))
      (recto-tests-entering text
        (should (equal ["j" "z"] (recto-tests-choose people :takesSeveral t :values ["j" "z"]))))
      (recto-tests-entering ""
        (should (equal [] (recto-tests-choose people :takesSeveral t :values ["j" "z"]))))
      (recto-tests-entering "Brown, Jill ; Zed"
        (should (equal ["b" "z"] (recto-tests-choose people :takesSeveral t :values []))))
      ;; Each sign is in a title.
      (recto-tests-entering text
        (should (equal ["x" "j"]
                       (recto-tests-choose (cons '("x" . "a,b;c|d/e+f&g") people)
                                           :takesSeveral t :values ["x" "j"])))))))

(ert-deftest recto-tells-choices-of-one-title-apart ()
  (with-temp-buffer
    (let ((cities '(("s1" . "Springfield") ("s2" . "Springfield") ("p" . "Paris"))))
      (recto-tests-entering text
        (should (equal "s2" (recto-tests-choose cities :values ["s2"])))
        (should (equal "s1" (recto-tests-choose cities :values ["s1"])))
        (should-not (recto-tests-choose cities :values ["gone"])))
      (recto-tests-entering "Springfield <2>"
        (should (equal "s2" (recto-tests-choose cities :values ["p"]))))
      (recto-tests-entering "paris"
        (should (equal "p" (recto-tests-choose cities :values ["s1"]))))
      (let (asked)
        (cl-letf (((symbol-function 'completing-read)
                   (lambda (prompt &rest _) (setq asked prompt) "Paris")))
          (recto-tests-choose cities :values ["s2"])
          (should (equal "What (default Springfield <2>): " asked)))))))

(ert-deftest recto-chooses-nothing-and-other-texts ()
  (with-temp-buffer
    (let ((colors '(("r" . "red") ("g" . "Green")))
          (blank '(("0" . "") ("1" . "one"))))
      (recto-tests-entering ""
        (should (equal "" (recto-tests-choose colors :takesOther t :values ["r"])))
        (should-not (recto-tests-choose colors :takesOther t :values [])))
      (recto-tests-entering text
        (should (equal "r" (recto-tests-choose colors :takesOther t :values ["r"])))
        (should (equal "mauve" (recto-tests-choose colors :takesOther t :values ["mauve"])))
        (should (equal "0" (recto-tests-choose blank :values ["0"]))))
      (recto-tests-entering "(empty)"
        (should (equal "0" (recto-tests-choose blank :values ["1"])))))))

(ert-deftest recto-completes-a-choice-or-goes-on ()
  (pcase-dolist (`(,text ,expected . ,settings)
                 '(("" onward) ("Rome" onward) ("Ro" complete) ("Smith, John" onward)
                   ("Rome, Oslo" complete)
                   ("Rome, Oslo" onward :separator ",") ("Rome,O" complete :separator ",")
                   ("Smith, John;Rome" onward :separator ";")
                   ("Bern" complete) ("Bern" onward :other t) ("Ro" complete :other t)
                   ("Ro" onward :other t :again t) ("Ro" complete :again t)))
    (with-temp-buffer
      (insert text)
      (let ((minibuffer-completion-table '("Oslo" "Rome" "Smith, John"))
            (recto-ask--separator (plist-get settings :separator))
            (recto-ask--takes-other (plist-get settings :other))
            (this-command 'recto-ask--tab-choice)
            (last-command (if (plist-get settings :again) 'recto-ask--tab-choice 'other))
            done)
        (cl-letf (((symbol-function 'recto-ask--tab) (lambda (_) (setq done 'onward)))
                  ((symbol-function 'minibuffer-complete)
                   (lambda () (interactive) (setq done 'complete))))
          (recto-ask--tab-choice ?\t)
          (should (equal (list text settings expected) (list text settings done))))))))

(ert-deftest recto-keeps-the-target-of-a-link-if-nothing-is-entered ()
  (with-temp-buffer
    (recto-tests-entering " "
      (should-not (recto-tests-answer :kind "link")))
    (recto-tests-entering "0"
      (should-error (recto-tests-answer :kind "link") :type 'user-error))))

(ert-deftest recto-asks-for-properties ()
  (with-temp-buffer
    (let ((properties [(:id "name" :title "Name" :kind "text" :value "agree")
                       (:id "size" :title "Size" :kind "number" :value 2)
                       (:id "least" :title "Least" :kind "number" :value nil)
                       (:id "required" :title "Required" :kind "flag" :value :json-false)
                       (:id "style" :title "Style" :kind "choice" :value "c"
                        :choices [(:id "c" :title "Check") (:id "d" :title "Dot")])
                       (:id "fields" :title "Fields" :kind "texts" :value ["a, b" " c"])
                       (:id "options" :title "Options" :kind "options"
                        :value [(:value "1" :title "x=y") (:value "z" :title "z")])]))
      (cl-flet ((answer ()
                  (let (all)
                    (maphash (lambda (id value) (push (cons id value) all))
                             (recto-tests-answer :kind "properties" :properties properties))
                    (nreverse all))))
        (recto-tests-entering text (should-not (answer)))
        (cl-letf* ((answers '("consent" "many" "3" "" "yes" "Dot" "a, b; d" "x=y:2,w"))
                   (next (lambda (&rest _) (pop answers)))
                   ((symbol-function 'read-string) next)
                   ((symbol-function 'completing-read) next)
                   ((symbol-function 'sit-for) #'ignore))
          (should (equal '(("name" . "consent") ("size" . 3) ("required" . t) ("style" . "d")
                           ("fields" . ["a, b" "d"])
                           ("options" . [(:value "2" :title "x=y") (:value "w" :title "w")]))
                         (answer))))))))

(ert-deftest recto-sets-the-properties-of-a-field ()
  (recto-tests-with "fields.pdf"
    (let ((field (aref (plist-get (recto-request "forms/list") :fields) 0)))
      (recto-set-tool "formEdit")
      (let* ((widget (aref (plist-get field :widgets) 0))
             (rect (plist-get widget :rect)))
        (recto-tests-tap (plist-get widget :pageIndex)
                         (/ (+ (aref rect 0) (aref rect 2)) 2.0)
                         (/ (+ (aref rect 1) (aref rect 3)) 2.0)))
      (cl-letf (((symbol-function 'recto-ask--property)
                 (lambda (it) (if (equal "tooltip" (plist-get it :id)) "Say it"
                                (plist-get it :value)))))
        (should (recto-command "properties"))
        (recto-tests-wait (lambda () (not recto-requirement))))
      (should (equal "Say it"
                     (plist-get (aref (plist-get (recto-request "forms/list") :fields) 0)
                                :label))))))

(provide 'test-choice)
;;; test-choice.el ends here
