// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Interaction

struct GestureCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let events: [PointerEvent]
  let expected: [String]

  init(_ name: String, _ events: [PointerEvent], _ expected: [String]) {
    testDescription = name
    self.events = events
    self.expected = expected
  }
}

extension GestureCase {
  static let all = tapCases + dragCases + longPressCases + buttonCases + disorderCases

  static func taps(at times: [Double], x: Double = 0, _ type: PointerType = .touch)
    -> [PointerEvent]
  {
    times.flatMap { [event(.down, x, at: $0, type), event(.up, x, at: $0 + 50, type)] }
  }

  static let tapCases = [
    GestureCase("one", taps(at: [0]), ["tap"]),
    GestureCase("two in time", taps(at: [0, 200]), ["tap", "doubleTap"]),
    GestureCase("three", taps(at: [0, 200, 400]), ["tap", "doubleTap", "tripleTap"]),
    GestureCase(
      "four start over", taps(at: [0, 200, 400, 600, 800]),
      ["tap", "doubleTap", "tripleTap", "tap", "doubleTap"]),
    GestureCase("just in time", taps(at: [0, 350]), ["tap", "doubleTap"]),
    GestureCase("too late", taps(at: [0, 351]), ["tap", "tap"]),
    GestureCase("too far", taps(at: [0]) + taps(at: [100], x: 41), ["tap", "tap"]),
    GestureCase("near enough", taps(at: [0]) + taps(at: [100], x: 40), ["tap", "doubleTap"]),
    GestureCase(
      "another pointer", taps(at: [0]) + taps(at: [100], .mouse), ["tap", "tap"]),
    GestureCase(
      "a mouse has its own limits",
      taps(at: [0], .mouse) + taps(at: [550], x: 5, .mouse) + taps(at: [700], x: 11, .mouse),
      ["tap", "doubleTap", "tap"]),
    GestureCase(
      "a slow click is one", [event(.down, 0, at: 0, .mouse), event(.up, 0, at: 9000, .mouse)],
      ["tap"]),
    GestureCase(
      "trembling", [event(.down, 0, at: 0), event(.move, 9, at: 10), event(.up, 10, at: 20)],
      ["tap"]),
    GestureCase(
      "a drag between ends the series",
      taps(at: [0])
        + [event(.down, 0, at: 60), event(.move, 20, at: 70), event(.up, 20, at: 80)]
        + taps(at: [100]),
      ["tap", "drag began 0 press 2", "drag moved 20 press 2", "drag ended 20 press 2", "tap"]),
    GestureCase(
      "a cancelled press ends the series",
      taps(at: [0]) + [event(.down, 0, at: 60), event(.cancel, 0, at: 70)] + taps(at: [100]),
      ["tap", "tap"]),
    GestureCase(
      "hovering between does not",
      taps(at: [0], .mouse) + [event(.hover, 90, at: 60, .mouse)] + taps(at: [100], .mouse),
      ["tap", "hover", "doubleTap"]),
  ]

  static let dragCases = [
    GestureCase(
      "from the press origin",
      [
        event(.down, 0, at: 0, .mouse), event(.move, 4, at: 10, .mouse),
        event(.move, 5, at: 20, .mouse), event(.move, 2, at: 30, .mouse),
        event(.up, 7, at: 40, .mouse),
      ], ["drag began 0", "drag moved 4", "drag moved 5", "drag moved 2", "drag ended 7"]),
    GestureCase(
      "a finger strays more",
      [
        event(.down, 0, at: 0), event(.move, 10, at: 9), event(.move, 11, at: 10),
        event(.up, 11, at: 20),
      ],
      ["drag began 0", "drag moved 10", "drag moved 11", "drag ended 11"]),
    GestureCase(
      "a pen in between",
      [
        event(.down, 0, at: 0, .pen), event(.move, 6, at: 9, .pen),
        event(.move, 7, at: 10, .pen), event(.up, 7, at: 20, .pen),
      ],
      ["drag began 0", "drag moved 6", "drag moved 7", "drag ended 7"]),
    GestureCase(
      "with a pen's eraser",
      [
        event(.down, 0, at: 0, .pen, .eraser), event(.move, 20, at: 9, .pen, .eraser),
        event(.up, 20, at: 20, .pen),
      ],
      ["drag began 0", "drag moved 20", "drag ended 20"]),
    GestureCase(
      "without a move", [event(.down, 0, at: 0), event(.up, 50, at: 20)],
      ["drag began 0", "drag ended 50"]),
    GestureCase(
      "known only by the release",
      [event(.down, 0, at: 0), event(.move, 8, at: 10), event(.up, 50, at: 20)],
      ["drag began 0", "drag moved 8", "drag ended 50"]),
    GestureCase(
      "cancelled where it last was",
      [
        event(.down, 0, at: 0), event(.move, 20, at: 10), event(.cancel, 0, at: 20),
        event(.move, 30, at: 30), event(.up, 30, at: 40),
      ],
      ["drag began 0", "drag moved 20", "drag cancelled 20"]),
    GestureCase(
      "on the press after a tap",
      taps(at: [0], .mouse)
        + [
          event(.down, 0, at: 90, .mouse), event(.move, 9, at: 99, .mouse),
          event(.up, 9, at: 110, .mouse),
        ],
      ["tap", "drag began 0 press 2", "drag moved 9 press 2", "drag ended 9 press 2"]),
  ]

  static let longPressCases = [
    GestureCase(
      "told by the release", [event(.down, 0, at: 0), event(.up, 0, at: 500)],
      ["longPress began 0", "longPress ended 0"]),
    GestureCase("just too short", [event(.down, 0, at: 0), event(.up, 0, at: 499)], ["tap"]),
    GestureCase(
      "moved afterwards",
      [
        event(.down, 0, at: 0), event(.move, 5, at: 100), event(.move, 40, at: 600),
        event(.move, 3, at: 650), event(.up, 90, at: 700),
      ],
      [
        "longPress began 0", "longPress moved 5", "longPress moved 40", "longPress moved 3",
        "longPress ended 90",
      ]),
    GestureCase(
      "not of a drag",
      [
        event(.down, 0, at: 0), event(.move, 40, at: 100),
        event(.move, 41, at: 900), event(.up, 41, at: 910),
      ],
      ["drag began 0", "drag moved 40", "drag moved 41", "drag ended 41"]),
    GestureCase(
      "cancelled", [event(.down, 0, at: 0), event(.move, 5, at: 600), event(.cancel, 0, at: 700)],
      ["longPress began 0", "longPress moved 5", "longPress cancelled 5"]),
    GestureCase(
      "not the start of a series",
      [event(.down, 0, at: 0), event(.up, 0, at: 600)] + taps(at: [650]),
      ["longPress began 0", "longPress ended 0", "tap"]),
  ]

  static let buttonCases = [
    GestureCase(
      "a secondary press",
      [
        event(.down, 0, at: 0, .mouse, .secondary),
        event(.move, 50, at: 10, .mouse, .secondary), event(.up, 50, at: 20, .mouse),
      ],
      ["contextMenu"]),
    GestureCase(
      "a middle press", [event(.down, 0, at: 0, .mouse, .middle), event(.up, 0, at: 9, .mouse)],
      []),
    GestureCase(
      "a secondary press in a drag cancels it",
      [
        event(.down, 0, at: 0, .mouse, .primary), event(.move, 9, at: 10, .mouse, .primary),
        event(.down, 9, at: 20, .mouse, [.primary, .secondary]),
        event(.move, 30, at: 30, .mouse, .primary), event(.up, 30, at: 40, .mouse),
        event(.move, 31, at: 50, .mouse),
      ],
      ["drag began 0", "drag moved 9", "drag cancelled 9", "hover"]),
    GestureCase(
      "a menu ends a series of taps",
      taps(at: [0], .mouse)
        + [event(.down, 0, at: 60, .mouse, .secondary), event(.up, 0, at: 70, .mouse)]
        + taps(at: [80], .mouse),
      ["tap", "contextMenu", "tap"]),
  ]

  static let disorderCases = [
    GestureCase(
      "strays without a press",
      [
        event(.up, 0, at: 0), event(.move, 0, at: 1), event(.cancel, 0, at: 2),
        event(.move, 0, at: 3, .mouse), event(.hover, 0, at: 4, .pen),
      ],
      ["hover", "hover"]),
    GestureCase(
      "a second down begins anew",
      [
        event(.down, 0, at: 0), event(.move, 20, at: 10), event(.down, 100, at: 20),
        event(.up, 100, at: 30),
      ],
      ["drag began 0", "drag moved 20", "drag cancelled 20", "tap"]),
    GestureCase(
      "a hover shows that the up was lost",
      [
        event(.down, 0, at: 0, .mouse), event(.move, 9, at: 10, .mouse),
        event(.hover, 20, at: 20, .mouse),
      ],
      ["drag began 0", "drag moved 9", "drag cancelled 9", "hover"]),
    GestureCase(
      "another pointer does not interfere",
      [
        event(.down, 0, at: 0, .pen), event(.hover, 5, at: 5, .mouse),
        event(.move, 9, at: 10, .pen), event(.move, 90, at: 11, .touch),
        event(.up, 90, at: 12, .touch), event(.cancel, 90, at: 13, .touch),
        event(.up, 9, at: 20, .pen),
      ],
      ["drag began 0", "drag moved 9", "drag ended 9"]),
    GestureCase(
      "positions that are none",
      [
        event(.down, .nan, at: 0), event(.up, 0, at: 1), event(.down, 0, at: 2),
        event(.move, .infinity, at: 3), event(.up, .nan, at: 4),
      ],
      ["tap"]),
    GestureCase(
      "a drag that ends nowhere",
      [event(.down, 0, at: 0), event(.move, 20, at: 1), event(.up, -.infinity, at: 2)],
      ["drag began 0", "drag moved 20", "drag ended 20"]),
    GestureCase(
      "a time that goes back in a press stands still",
      [event(.down, 0, at: 1000), event(.move, 0, at: 200), event(.up, 0, at: 1400)], ["tap"]),
    GestureCase(
      "a clock that starts again has no series", taps(at: [1000]) + taps(at: [10]),
      ["tap", "tap"]),
    GestureCase(
      "times that are none",
      [event(.down, 0, at: 100), event(.move, 0, at: .nan), event(.up, 0, at: .infinity)],
      ["tap"]),
  ]
}
