// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

/// The media of a view that the front end plays. A tool or an action starts them, and they end with
/// their page.
public final class Playback {
  /// Something that the front end plays.
  private struct Item {
    var annotationID: String
    var pageIndex: Int
  }

  private unowned let open: OpenView
  /// The media being played, in the order in which they were started.
  private var playing: [Item] = []

  init(in view: OpenView) { open = view }

  /// Applies an action's command to an annotation's media. Pausing or resuming media that are not
  /// playing is a no-op.
  ///
  /// - Throws: ``ToolError/invalid(_:)`` if the annotation has nothing to play.
  /// - Parameter rendition: the object number of the rendition to play; `nil`: the screen annotation's
  ///   own.
  public func control(
    _ control: MediaControl, of annotation: Annotation, rendition: Int? = nil
  ) throws(ToolError) {
    let isPlaying = isPlaying(annotation.id)
    switch control {
    case .play:
      stop(annotation.id)
      try play(annotation, rendition: rendition)
    case .stop: stop(annotation.id)
    case .playOrResume where !isPlaying: try play(annotation, rendition: rendition)
    case .pause where isPlaying, .resume where isPlaying, .execute:
      open.tell(.controlMedia(annotationID: annotation.id, control))
    case .playOrResume: open.tell(.controlMedia(annotationID: annotation.id, .resume))
    case .pause, .resume: return
    }
  }

  func play(_ annotation: Annotation, rendition: Int? = nil) throws(ToolError) {
    let file = try engine(
      open.document.page(annotation.pageIndex).mediaFile(of: annotation.id, rendition: rendition))
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
    case .embedded: source = .file(path: try open.owner.path(of: file))
    }
    playing.append(Item(annotationID: annotation.id, pageIndex: annotation.pageIndex))
    open.tell(.playMedia(MediaRequest(file.media, source)))
  }

  func isPlaying(_ id: String) -> Bool { playing.contains { $0.annotationID == id } }

  func stop(_ id: String) { stop { $0.annotationID == id } }

  /// Stops media on pages that are not visible.
  func stopOutOfSight() {
    guard !playing.isEmpty else { return }
    let shown = Set(open.view.visiblePages.map(\.pageIndex))
    stop { !shown.contains($0.pageIndex) }
  }

  /// Stops the media of deleted annotations.
  func stop(after effect: EditEffect) {
    guard !playing.isEmpty else { return }
    let removed = Set(effect.removed)
    stop { removed.contains($0.annotationID) }
  }

  /// Adjusts to moved pages; media on a deleted page are stopped.
  func follow(_ mapping: PageMapping) {
    stop { mapping.newIndex($0.pageIndex) == nil }
    for index in playing.indices {
      playing[index].pageIndex =
        mapping.newIndex(playing[index].pageIndex) ?? playing[index].pageIndex
    }
  }

  func stopAll() { stop { _ in true } }

  private func stop(_ isOver: (Item) -> Bool) {
    let over = playing.filter(isOver)
    playing.removeAll(where: isOver)
    for media in over { open.tell(.stopMedia(annotationID: media.annotationID)) }
  }
}
