;;; all.el --- Loads all tests  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: AGPL-3.0-or-later

;;; Code:

(let ((folder (file-name-directory load-file-name)))
  (dolist (file (directory-files folder t "\\`test-.*\\.el\\'"))
    (load file nil t)))

;;; all.el ends here
