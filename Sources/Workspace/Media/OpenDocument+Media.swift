// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenDocument {
  /// Writes the media to a file for the front end. A file that exists already is kept.
  ///
  /// - Returns: the file's path. The file is removed when the media or the document is closed.
  public func path(of file: MediaFile) throws(ToolError) -> String {
    guard let files = shared.files.media else {
      throw .invalid("Playing media needs a folder: give a stateDirectory to initialize.")
    }
    return try engine(files.path(of: file, for: id, revision: editor.revision))
  }

  /// Stops an annotation's media, and removes their files.
  ///
  /// - Returns: whether there were any.
  public func closeMedia(_ annotationID: String) -> Bool {
    for view in views { view.stopMedia(annotationID) }
    return shared.files.media?.remove(of: id, annotation: annotationID) ?? false
  }
}
