// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import Scripts

/// The timers of a document's scripts. Times are in milliseconds of a monotonic clock. Timers get at
/// most a fifth of the time, and run only a limited number of times without a request of the client.
struct ScriptTimers {
  private struct Entry {
    let id: Int
    let timer: ScriptTimer
    /// The view whose user started it; `nil` if the document did.
    weak var view: OpenView?
    var due: Double
  }

  static let most = 32
  /// The shortest period, in milliseconds.
  static let leastPeriod = 50.0
  static let mostUnattended = 600

  private var entries: [Entry] = []
  private var made = 0
  private var runs = 0

  /// Starts a timer. Returns the id that stops it; `nil` if there are too many timers.
  mutating func start(_ timer: ScriptTimer, at now: Double, for view: OpenView?) -> Int? {
    guard entries.count < ScriptTimers.most else { return nil }
    made += 1
    let due = now + ScriptTimers.period(of: timer)
    entries.append(Entry(id: made, timer: timer, view: view, due: due))
    return made
  }

  mutating func stop(_ id: Int) { entries.removeAll { $0.id == id } }

  mutating func removeAll() { entries = [] }

  /// Notes that the client has sent a message. So it is still there.
  mutating func isAttended() { runs = 0 }

  var deadline: Double? { runs < ScriptTimers.mostUnattended ? entries.map(\.due).min() : nil }

  /// Takes the first due timer, and removes it unless it repeats.
  mutating func takeDue(at now: Double) -> (id: Int, source: String, view: OpenView?)? {
    guard let deadline, deadline <= now,
      let place = entries.firstIndex(where: { $0.due == deadline })
    else { return nil }
    runs += 1
    let entry = entries[place]
    if entry.timer.repeats {
      entries[place].due = now + ScriptTimers.period(of: entry.timer)
    } else {
      entries.remove(at: place)
    }
    return (entry.id, entry.timer.source, entry.view)
  }

  /// Pauses all timers for four times as long as a timer took.
  mutating func rest(after start: Double, until end: Double) {
    let earliest = end + 4 * max(0, end - start)
    for place in entries.indices { entries[place].due = max(entries[place].due, earliest) }
  }

  private static func period(of timer: ScriptTimer) -> Double {
    let asked = timer.milliseconds.isFinite ? timer.milliseconds : 0
    return min(max(asked, leastPeriod), 86_400_000)
  }
}

extension DocumentScripts {
  public func start(_ timer: ScriptTimer) -> Int? {
    timers.start(timer, at: user.uptime(), for: servedView)
  }

  public func stopTimer(_ id: Int) { timers.stop(id) }
}

extension OpenDocument {
  /// When ``runTimers()`` is due next, on the clock of ``ScriptUser``; `nil` while a group of edits is
  /// open, because timers must not change it, and while nothing may change the document by itself.
  public var timerDeadline: Double? {
    editor.openGroup == nil && mayChangeByItself ? scripts?.timers.deadline : nil
  }

  /// Notes that a client has sent a request about the document.
  public func isAttended() { scripts?.timers.isAttended() }

  /// Runs the timers that are due. A script's changes to fields are a step of the history.
  ///
  /// - Throws: an error if a timer's script did not finish; that timer does not run again.
  public func runTimers() throws(ToolError) {
    guard let scripts, timerDeadline != nil else { return }
    let start = scripts.user.uptime()
    var failure: ToolError?
    // Only timers that are due now run, not timers that become due meanwhile.
    for _ in 0..<ScriptTimers.most {
      guard let (id, source, view) = scripts.timers.takeDue(at: start) else { break }
      do throws(ToolError) {
        try runScript(Script("timer", source), ScriptEvent(.execute), for: view)
        settleFocus(in: view)
      } catch {
        scripts.stopTimer(id)
        failure = failure ?? error
      }
    }
    scripts.timers.rest(after: start, until: scripts.user.uptime())
    if let failure { throw failure }
  }
}
