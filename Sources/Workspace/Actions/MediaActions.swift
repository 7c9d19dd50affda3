// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Actions that play something: the front end plays it.
struct MediaActions {
  let open: OpenView

  func playSound(_ action: Action) throws(ToolError) -> ActionResult {
    guard let number = action.members["sound"]?.integer else {
      return .idle("The action has no sound.")
    }
    let sound = try engine(open.document.sound(ofObject: number))
    guard let sound, sound.media.place == .embedded else {
      return .unsupported("The sound cannot be read, or is not embedded in the document.")
    }
    guard open.owner.shared.files.media != nil else {
      return .unsupported("Playing media needs a folder: give a stateDirectory to initialize.")
    }
    let path = try open.owner.path(of: sound)
    let members = action.members.filter { $0.key != "sound" }
    open.tell(.playSound(SoundRequest(path, sound.media.mimeType, members)))
    return .performed
  }

  func controlMovie(
    _ action: Action, _ occasion: ActionOccasion
  ) throws(ToolError) -> ActionResult {
    var annotation = try annotation(action.members["annotationId"]?.text)
    if annotation == nil, let title = action.members["title"]?.text {
      annotation = try movie(titled: title, occasion)
    }
    // An action of the movie annotation itself need not name it.
    if annotation == nil { annotation = try self.annotation(occasion.annotationID) }
    return try control(annotation, action, otherwise: .play)
  }

  func controlRendition(
    _ action: Action, _ occasion: ActionOccasion
  ) throws(ToolError) -> ActionResult {
    if action.members["operation"] == nil, action.members["script"] != nil {
      return try ScriptActions(open: open).run(action, occasion)
    }
    var annotation = try annotation(action.members["annotationId"]?.text)
    if annotation == nil { annotation = try self.annotation(occasion.annotationID) }
    return try control(annotation, action, otherwise: .play)
  }

  func executeRichMedia(_ action: Action) throws(ToolError) -> ActionResult {
    guard let command = action.members["command"]?.text else {
      return .idle("The action has no command.")
    }
    guard let annotation = try annotation(action.members["annotationId"]?.text) else {
      return .idle("The action's annotation does not exist.")
    }
    let arguments = action.members["arguments"].map { $0.list ?? [$0] } ?? []
    try open.playback.control(.execute(command, arguments: arguments.map(\.words)), of: annotation)
    return .performed
  }

  private func control(
    _ annotation: Annotation?, _ action: Action, otherwise: MediaControl
  ) throws(ToolError) -> ActionResult {
    guard let annotation else { return .idle("The action's annotation does not exist.") }
    let word = action.members["operation"]?.text
    let control = Self.mediaControls[word ?? ""] ?? otherwise
    try open.playback.control(
      control, of: annotation, rendition: action.members["rendition"]?.integer)
    return .performed
  }

  private static let mediaControls: [String: MediaControl] = [
    "play": .play, "stop": .stop, "pause": .pause, "resume": .resume,
    "playOrResume": .playOrResume,
  ]

  private func annotation(_ id: String?) throws(ToolError) -> Annotation? {
    guard let id else { return nil }
    return try engine(
      open.document.hasAnnotation(id) ? open.document.pageOfAnnotation(id).annotation(id) : nil)
  }

  /// The movie with this title on the current page. The title is that of ISO 32000-2, table 212.
  private func movie(
    titled title: String, _ occasion: ActionOccasion
  ) throws(ToolError) -> Annotation? {
    guard let page = occasion.place?.pageIndex ?? open.view.currentPage else { return nil }
    return try engine { () throws(EngineError) in
      for annotation in try open.document.annotations(onPage: page) where annotation.type == .movie
      {
        let object = try open.document.page(page).annotationObject(annotation.id)
        if try object["T"]?.text == title { return annotation }
      }
      return nil
    }
  }
}

extension ActionOccasion {
  var annotationID: String? {
    if case .annotation(let id)? = owner { id } else { nil }
  }
}

extension ActionValue {
  /// The value as text, for a player.
  fileprivate var words: String {
    switch self {
    case .flag(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): value
    case .list(let values): values.map(\.words).joined(separator: ",")
    case .record: ""
    }
  }
}
