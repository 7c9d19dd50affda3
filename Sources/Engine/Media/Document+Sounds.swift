// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Document {
  /// The sound of a sound action, by the number of the sound's object; `nil` for an object that is not
  /// a sound. The file belongs to no annotation and has no place.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func sound(ofObject number: Int) throws(EngineError) -> MediaFile? {
    guard let source = try soundSource(reference(to: number)) else { return nil }
    let media = Media(
      annotationID: "object \(number)", annotationType: .sound, pageIndex: 0,
      rect: Rect(0, 0, 0, 0), name: source.name, mimeType: source.type(source.start),
      place: source.stream == nil ? .external(source.name) : .embedded)
    return MediaFile(media: media, source: source)
  }
}
