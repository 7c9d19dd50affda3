// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Events of one pointer that come together, as a front end gets them between two frames.
public struct PointerBatch: Sendable {
  /// The events in order.
  public var events: [PointerEvent]
  /// The predicted positions of the pointer, in order. They are drawn, and never kept.
  public var predicted: [PointerSample]

  public init(_ events: [PointerEvent], predicted: [PointerSample] = []) {
    self.events = events
    self.predicted = predicted
  }
}

extension OpenView {
  var recognizer: GestureRecognizer { pointers.recognizer }

  /// Takes a raw pointer event, whose meaning may become clear only later.
  public func handle(_ event: PointerEvent) -> EventReport { handle(PointerBatch([event])) }

  /// Takes raw pointer events, and reports on all of them. Their cost, apart from the tool's own
  /// work, does not depend on earlier events.
  public func handle(_ batch: PointerBatch) -> EventReport {
    report { report in
      var isHandled = false
      for event in batch.events {
        take(pointers.handle(event, hasWork: hasWork), &report)
        isHandled = isHandled || report.isHandled
      }
      report.isHandled = isHandled
      guard !batch.predicted.isEmpty else { return }
      do throws(ToolError) {
        try tools.predict(batch.predicted, in: self)
      } catch {
        report.end(with: error)
      }
    }
  }

  /// The gestures come first: a pinch begins with the end of the stroke that it was taken for.
  private func take(_ meanings: [PointerMeaning], _ report: inout EventReport) {
    take(meanings.compactMap(\.gesture), &report)
    for case .pinch(let step) in meanings {
      do throws(ViewError) {
        report.isHandled = try follow(
          step.phase, by: step.scale, at: step.center, step.scale == 1 ? .scroll : .zoom)
      } catch {
        report.end(with: .view(error))
      }
    }
  }
}

extension PointerMeaning {
  fileprivate var gesture: Gesture? {
    if case .gesture(let gesture) = self { gesture } else { nil }
  }
}
