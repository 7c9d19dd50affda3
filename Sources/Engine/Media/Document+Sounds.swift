// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Document {
  /// What a sound action plays, by the number of its sound object; `nil` of what is no sound. It belongs
  /// to no annotation.
  public func sound(ofObject number: Int) throws(EngineError) -> MediaFile? {
    guard let object = try object(number) else { return nil }
    let reader = MediaReader(page: try page(0), object: object, type: .sound)
    guard let source = try reader.sound(object) else { return nil }
    let start = source.start
    let media = Media(
      annotationID: "sound-\(number)", annotationType: .sound, pageIndex: 0, rect: Rect(0, 0, 0, 0),
      name: source.name, mimeType: source.type(start),
      place: source.stream == nil ? .external(source.name) : .embedded)
    return MediaFile(media: media, source: source)
  }
}
