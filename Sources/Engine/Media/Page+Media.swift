// SPDX-License-Identifier: AGPL-3.0-or-later

extension Page {
  /// The media of the page's annotations, in order. Types that no player knows are included.
  public var media: [Media] {
    get throws(EngineError) {
      var all: [Media] = []
      for annotation in try annotations where Page.mediaTypes.contains(annotation.type) {
        if let file = try mediaFile(of: annotation.id) { all.append(file.media) }
      }
      return all
    }
  }

  /// The file that an annotation plays; `nil` if it plays nothing.
  ///
  /// - Parameters:
  ///   - name: the name of a file of rich media; `nil`: the main file.
  ///   - rendition: the object number of a rendition that an action plays on a screen, if it is not
  ///     the screen's own.
  public func mediaFile(
    of id: String, named name: String? = nil, rendition: Int? = nil
  ) throws(EngineError) -> MediaFile? {
    guard let annotation = try annotation(id), Page.mediaTypes.contains(annotation.type) else {
      return nil
    }
    let reader = MediaReader(page: self, object: try annotationObject(id), type: annotation.type)
    let sources = try reader.sources(rendition: rendition)
    let chosen = name == nil ? sources.first : sources.first { $0.name == name }
    guard let chosen else { return nil }
    let start = chosen.start
    let type = chosen.type(start)
    var media = Media(
      annotationID: id, annotationType: annotation.type, pageIndex: annotation.pageIndex,
      rect: annotation.rect, name: chosen.name, mimeType: type,
      place: chosen.stream == nil ? .external(chosen.name) : .embedded)
    if chosen.sound == nil, let told = chosen.declaredType, told != type {
      media.declaredType = told
    }
    media.size = try chosen.size
    media.duration = try chosen.duration(start, type)
    media.hasPoster = try reader.hasPoster
    media.playback = try reader.playback
    if annotation.type == .richMedia { media.files = sources.map(\.name) }
    return MediaFile(media: media, source: chosen)
  }

  private static let mediaTypes: Set<AnnotationType> = [
    .sound, .movie, .screen, .richMedia, .threeD,
  ]
}
