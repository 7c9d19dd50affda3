// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

@testable import Workspace

/// A view whose client has gestures, and a record of all that its user's events cause, in order.
final class GestureBench {
  let base: Bench
  private(set) var log: [String] = []
  /// What the client answers; `nil`: nothing.
  var answer: Bool?
  private(set) var asked: [GestureOccasion] = []

  init(_ fixture: String) throws {
    base = try Bench(fixture)
    view.client.didHappen = { [unowned self] event in
      switch event {
      case .gestureChanged(let occasion, let phase):
        let component = occasion.component.map { " \($0.rawValue)" } ?? ""
        log.append("\(occasion.id) \(phase)\(component)")
      case .host(.toggleUserInterface): log.append("toggled")
      case .selectionChanged:
        log.append("selected \(view.selection.annotations.map(\.id).joined())")
      case .viewChanged(let cause, _): log.append("\(cause)")
      default: break
      }
    }
    view.client.askGesture = { [unowned self] occasion, _ in
      asked.append(occasion)
      return answer.map(GateAnswer.init)
    }
  }

  var view: OpenView { base.view }

  func register(
    _ id: String, _ kind: ClientGesture.Kind, _ change: (inout ClientGesture) -> Void = { _ in }
  ) throws {
    var gesture = ClientGesture(id, kind)
    change(&gesture)
    try view.input.runs.register(gesture)
  }

  /// What was recorded since it was taken the last time.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// A raw event, on a server whose clock is ahead by 5000.
  @discardableResult
  func pointer(
    _ phase: PointerPhase, _ x: Double, _ y: Double, at time: Double, _ type: PointerType = .mouse
  ) throws -> EventReport {
    var sample = try base.using(type) { try $0.sample(Point(x, y)) }
    sample.time = time
    return view.input.handle(PointerBatch([PointerEvent(phase, sample)]), at: time + 5000)
  }

  /// Lets the server's clock come to what the client's calls so.
  @discardableResult
  func clock(at time: Double) -> EventReport? { view.input.timePasses(to: time + 5000)?.report }

  func click(_ x: Double, _ y: Double, at time: Double, _ type: PointerType = .mouse) throws {
    try pointer(.down, x, y, at: time, type)
    try pointer(.up, x, y, at: time + 50, type)
  }
}
