// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// Shows the whole picture of the selected stamp, for cropping. The visible part has handles.
  mutating func beginCropping(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard let only = selected.first, selected.count == 1, only.showsPicture else {
      return .notHandled
    }
    if try context.require(.editAnnotation, .annotation(only.id), {}) {
      current = .cropping(PictureCrop(only))
    }
    return .handled
  }

  /// Handles a touch while a picture is cropped. A touch beside the picture finishes the cropping
  /// and then has its usual meaning.
  ///
  /// - Returns: whether the touch was for the picture.
  mutating func crops(by gesture: Gesture, _ context: any ToolContext) throws(ToolError) -> Bool {
    guard case .cropping(var crop) = current else { return false }
    let scale = context.view.state.scale
    switch gesture {
    case .hover: return true
    case .longPress(let step): return try crops(by: .drag(step.steadied), context)
    case .drag(let step) where step.phase == .began:
      guard crop.begin(at: step.origin, scale: scale) else {
        try finishCropping(context)
        return false
      }
    case .drag(let step):
      guard crop.isDragging, let page = step.origin.page?.pageIndex,
        let origin = context.place(of: step.origin, onPage: page),
        let now = context.place(of: step.current, onPage: page)
      else { return true }
      crop.follow(now - origin, least: Grip.size / scale)
      if step.phase != .moved { crop.end(isCancelled: step.phase == .cancelled) }
    case .tap(let sample), .doubleTap(let sample), .tripleTap(let sample),
      .contextMenu(let sample):
      guard !crop.contains(sample, scale: scale) else { return true }
      try finishCropping(context)
      return false
    }
    current = .cropping(crop)
    return true
  }

  /// Runs a command during the cropping; unrelated commands finish the cropping first.
  mutating func runWhileCropping(
    _ name: CommandName, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch name {
    case "commit", "edit", "crop": try finishCropping(context)
    case "cancel", "undo": current = .idle
    default:
      guard EditingCommand(rawValue: name.rawValue) != nil else { return .notHandled }
      try finishCropping(context)
      return try run(name, context)
    }
    return .handled
  }

  /// Crops the picture, in one step.
  mutating func finishCropping(_ context: any ToolContext) throws(ToolError) {
    guard case .cropping(let crop) = current else { return }
    if crop.isChanged, let now = try context.present(crop.annotation) {
      let cropped = now.taking(crop.result, from: crop.annotation)
      try context.carryOut(updating([cropped], "Crop", context))
    }
    current = .idle
  }
}
