;;; all.el --- Loads all tests  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Code:

(let ((folder (file-name-directory load-file-name)))
  (dolist (file (directory-files folder t "\\`test-.*\\.el\\'"))
    (load file nil t)))

;;; all.el ends here
