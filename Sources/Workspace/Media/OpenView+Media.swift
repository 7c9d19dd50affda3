// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

/// Something that the front end plays.
struct PlayingMedia: Hashable {
  var annotationID: String
  var pageIndex: Int
}

extension OpenView {
  /// Does with what an annotation plays what an action says. What does not play cannot be paused or
  /// resumed: then nothing happens.
  ///
  /// - Throws: ``ToolError/invalid(_:)`` of an annotation with nothing to play.
  /// - Parameter rendition: the number of the object of the rendition that an action wants a screen to
  ///   play; `nil`: the screen's own.
  public func controlMedia(
    _ control: MediaControl, of annotation: Annotation, rendition: Int? = nil
  ) throws(ToolError) {
    let isPlaying = isPlaying(annotation.id)
    switch control {
    case .play:
      stopMedia(annotation.id)
      try play(annotation, rendition: rendition)
    case .stop: stopMedia(annotation.id)
    case .playOrResume where !isPlaying: try play(annotation, rendition: rendition)
    case .pause where isPlaying, .resume where isPlaying, .execute:
      tell(.controlMedia(annotationID: annotation.id, control))
    case .playOrResume: tell(.controlMedia(annotationID: annotation.id, .resume))
    case .pause, .resume: return
    }
  }

  public func play(_ annotation: Annotation) throws(ToolError) {
    try play(annotation, rendition: nil)
  }

  private func play(_ annotation: Annotation, rendition: Int?) throws(ToolError) {
    let file = try engine(
      document.page(annotation.pageIndex).mediaFile(of: annotation.id, rendition: rendition))
    guard let file else {
      throw .invalid("Annotation \(annotation.id) holds nothing that could be played.")
    }
    guard file.media.isPlayable else {
      throw .engine(
        .unsupported(
          "\(file.media.name) is of the type \(file.media.mimeType), which no player plays"))
    }
    let source: MediaRequest.Source
    switch file.media.place {
    case .external(let name): source = .reference(name)
    case .embedded: source = .file(path: try owner.path(of: file))
    }
    playing.append(
      PlayingMedia(annotationID: annotation.id, pageIndex: annotation.pageIndex))
    tell(.playMedia(MediaRequest(file.media, source)))
  }

  public func isPlaying(_ id: String) -> Bool { playing.contains { $0.annotationID == id } }

  public func stopMedia(_ id: String) { stopMedia { $0.annotationID == id } }

  /// Ends what plays on pages that are out of sight.
  func stopMediaOutOfSight() {
    guard !playing.isEmpty else { return }
    let shown = Set(view.visiblePages.map(\.pageIndex))
    stopMedia { !shown.contains($0.pageIndex) }
  }

  /// Ends what annotations play that are gone.
  func stopMedia(after effect: EditEffect) {
    guard !playing.isEmpty else { return }
    let removed = Set(effect.removed)
    stopMedia { removed.contains($0.annotationID) }
  }

  /// Lets what plays follow pages that went elsewhere; on one that is gone it ends.
  func followMedia(_ mapping: PageMapping) {
    stopMedia { mapping.newIndex($0.pageIndex) == nil }
    for index in playing.indices {
      playing[index].pageIndex =
        mapping.newIndex(playing[index].pageIndex) ?? playing[index].pageIndex
    }
  }

  /// Ends all that plays.
  func stopAllMedia() { stopMedia { _ in true } }

  private func stopMedia(_ isOver: (PlayingMedia) -> Bool) {
    let over = playing.filter(isOver)
    playing.removeAll(where: isOver)
    for media in over { tell(.stopMedia(annotationID: media.annotationID)) }
  }
}
