// SPDX-License-Identifier: AGPL-3.0-or-later

/// A queue: first in, first out, each in constant time.
struct FIFO<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }

  /// The waiting elements, in order.
  var all: [Element] { elements[head...].compactMap(\.self) }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let first = elements[head]
    elements[head] = nil
    head += 1
    // Taken elements are dropped when they fill half of the array.
    if head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return first
  }
}
