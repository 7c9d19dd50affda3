// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import Testing

@testable import Workspace

/// What is kept of an event, and until when.
struct EventStateTests {
  private static let place = PagePoint(pageIndex: 0, point: Point(41, 200))

  private static let question = ActivationQuestion(
    component: .selectAnnotation, context: .annotation("square-1"), place: place)

  @Test func theResultsOfAnEventAreForgotten() throws {
    let bench = try Bench("annotations.pdf")
    var state = EventState()
    state.actedComponent = .selectAnnotation
    state.verdicts[Self.question] = .wouldAct
    state.unanswered = ["gate"]
    state.pointer = try bench.sample(Self.place.point)
    state.tried = .selectText
    state.forgetActivation()
    #expect(state.actedComponent == nil && state.verdicts.isEmpty && state.unanswered.isEmpty)
    #expect(state.pointer?.page == Self.place, "The pointer stays where it is.")
    #expect(state.tried == .selectText, "A request is under way.")
  }

  /// The client is asked once about all that one event leads to, and anew about the next event.
  @Test(arguments: [GateAnswer.allow, .refuse, nil])
  func aGateIsAskedOnceAnEvent(answer: GateAnswer?) throws {
    let bench = try Bench("annotations.pdf")
    var asked = 0
    bench.view.client.askComponent = { _, _ in
      asked += 1
      return answer
    }
    let gate = bench.view.components.addGate(
      .client(timeoutMilliseconds: 100, otherwise: nil), to: [.selectAnnotation])
    for event in 1...2 {
      for _ in 0..<3 {
        let verdict = try bench.view.verdict(
          .selectAnnotation, .annotation("square-1"), at: Self.place)
        #expect(verdict == (answer == .refuse ? .condition(gate) : .wouldAct))
      }
      #expect(asked == event)
      bench.view.forgetActivation()
    }
  }
}
