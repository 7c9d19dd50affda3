// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import System

/// Paints returned memory white while nothing is drawn in it. The next picture need not do so first,
/// which takes up to a fifth of the time of a page of text.
///
/// `@unchecked Sendable`, since all state is accessed only with the monitor locked.
final class MemoryWhitening: @unchecked Sendable {
  /// The painting of one piece of memory.
  final class Coat: @unchecked Sendable {
    fileprivate enum State {
      case waiting, begun, givenUp
      /// When the memory was last used before it was white; `nil` if others can still write to it.
      case done(SharedMemoryHold.LastUse?)
    }

    fileprivate let memory: PixelMemory
    fileprivate let hold: SharedMemoryHold
    fileprivate var state = State.waiting
    /// When the painting begins.
    fileprivate let due = timespec(after: MemoryWhitening.pause)

    fileprivate init(_ memory: PixelMemory, _ hold: SharedMemoryHold) {
      self.memory = memory
      self.hold = hold
    }

    fileprivate var isWaiting: Bool { if case .waiting = state { true } else { false } }

    fileprivate func paint() -> SharedMemoryHold.LastUse? {
      hold.whileAlone(memory.capacity) {
        memset(memory.base, 255, memory.capacity)
        return hold.lastUseWithMark()
      }
    }
  }

  /// The delay before the painting begins. A picture that follows at once is drawn sooner if it need
  /// not wait for the painting.
  private static let pause = Duration.milliseconds(2)
  /// How long the thread waits for more.
  private static let patience = Duration.seconds(10)

  private let monitor = Monitor()
  private var coats: ArraySlice<Coat> = []
  private var hasThread = false

  /// Begins to paint memory, on a thread of its own; `nil` if there is no thread.
  func begin(_ memory: PixelMemory, _ hold: SharedMemoryHold) -> Coat? {
    let coat = Coat(memory, hold)
    return monitor.locked {
      guard hasThread || startThread() else { return nil }
      coats.append(coat)
      monitor.signal()
      return coat
    }
  }

  /// Ends the painting of memory before it is drawn in; waits if it is under way.
  ///
  /// - Returns: whether the memory is white: nobody has used it meanwhile.
  func end(_ coat: Coat) -> Bool {
    let lastUse: SharedMemoryHold.LastUse? = monitor.locked {
      while true {
        switch coat.state {
        case .waiting: coat.state = .givenUp
        case .begun: _ = monitor.wait(until: nil)
        case .givenUp: return nil
        case .done(let lastUse): return lastUse
        }
      }
    }
    return lastUse != nil && coat.hold.isAlone && coat.hold.lastUse == lastUse
  }

  private func startThread() -> Bool {
    do throws(SystemError) {
      try spawnThread("white paint", stackSize: 128 << 10) { [self] in
        while let coat = next() {
          let lastUse = coat.paint()
          monitor.locked {
            coat.state = .done(lastUse)
            monitor.signal()
          }
        }
      }
    } catch {
      return false
    }
    hasThread = true
    return true
  }

  /// Waits for memory to paint; `nil` after ``patience`` without any, and the thread ends.
  private func next() -> Coat? {
    let deadline = timespec(after: MemoryWhitening.patience)
    return monitor.locked {
      while true {
        while let coat = coats.first, !coat.isWaiting { coats.removeFirst() }
        if let coat = coats.first {
          if !monitor.wait(until: coat.due), coat.isWaiting {
            coat.state = .begun
            return coat
          }
        } else if !monitor.wait(until: deadline) {
          hasThread = !coats.isEmpty
          guard hasThread else { return nil }
        }
      }
    }
  }
}
