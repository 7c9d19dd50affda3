# SPDX-License-Identifier: AGPL-3.0-or-later
"""Compares what recto says about PDF files with what other readers say.

Each reader is a module with a function ``facts(path) -> dict``. All of them give the same members, and
leave out what they cannot tell:

- ``pages``: how many pages there are
- ``labels``: of each page, what the document calls it
- ``sizes``: of each page, width and height as shown, in points
- ``boxes``: of each page, its media box and crop box as ``[left, bottom, right, top]``
- ``text``: of each page, its text
- ``outline``: ``[level, title, page index or None]`` of each entry, from the top down
- ``destinations``: for each name, the page index or None
- ``fields``: for each full name, its type and value
- ``attachments``: name and SHA-256 of each embedded file, in any order
- ``metadata``: for each key of the information dictionary, its text
"""
