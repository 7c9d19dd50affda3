// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The folders and files that all documents of one client share.
public struct SharedFiles {
  public var temporaryFolder = "/tmp"
  /// The files of playing media; `nil` if media cannot be played.
  public var media: MediaFiles?
  /// The files extracted from documents, by path.
  var carried: [ExactText: CarriedDocument] = [:]
  /// The default folder for sidecar files with bookmarks; `nil` if there is none.
  public var bookmarksFolder: String?
  /// The folder of thumbnails that outlive the session; `nil` if there is none.
  public var thumbnails: ThumbnailFolder?
}
