// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import Scripts

/// The timers of a document's scripts, on a clock of milliseconds that only goes forward. Timers
/// get a fifth of the time at most, and run so often only without a request of the client.
struct ScriptTimers {
  private struct Entry {
    let id: Int
    let timer: ScriptTimer
    var due: Double
  }

  static let most = 32
  /// In milliseconds.
  static let leastPeriod = 50.0
  static let mostUnattended = 600

  private var entries: [Entry] = []
  private var made = 0
  private var runs = 0

  /// The id that stops it; `nil` if there are too many.
  mutating func start(_ timer: ScriptTimer, at now: Double) -> Int? {
    guard entries.count < ScriptTimers.most else { return nil }
    made += 1
    entries.append(Entry(id: made, timer: timer, due: now + ScriptTimers.period(of: timer)))
    return made
  }

  mutating func stop(_ id: Int) { entries.removeAll { $0.id == id } }

  mutating func removeAll() { entries = [] }

  /// The client sent something: it is there.
  mutating func isAttended() { runs = 0 }

  var deadline: Double? {
    runs < ScriptTimers.mostUnattended ? entries.map(\.due).min() : nil
  }

  /// The first one that is due, which is gone then unless it repeats.
  mutating func takeDue(at now: Double) -> (id: Int, source: String)? {
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
    return (entry.id, entry.timer.source)
  }

  /// A timer took so long: all of them rest for four times that.
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
  public func start(_ timer: ScriptTimer) -> Int? { timers.start(timer, at: user.uptime()) }

  public func stopTimer(_ id: Int) { timers.stop(id) }
}

extension OpenDocument {
  /// When ``runTimers()`` has something to do next, on the clock of the scripts' user; not while a group
  /// of edits is open, which no timer is to come into.
  public var timerDeadline: Double? {
    editor.openGroup == nil ? scripts?.timers.deadline : nil
  }

  /// Whoever sends requests about the document is there.
  public func isAttended() { scripts?.timers.isAttended() }

  /// Runs what timers want to be run by now. What a script does to fields is a step of the history.
  ///
  /// - Throws: why one did not run to its end; it does not run again.
  public func runTimers() throws(ToolError) {
    guard let scripts, timerDeadline != nil else { return }
    let start = scripts.user.uptime()
    var failure: ToolError?
    // Only timers that are due now run, not those that become due by running them.
    for _ in 0..<ScriptTimers.most {
      guard let (id, source) = scripts.timers.takeDue(at: start) else { break }
      do throws(ToolError) {
        try runScript(Script("timer", source), ScriptEvent(.execute))
      } catch {
        scripts.stopTimer(id)
        failure = failure ?? error
      }
    }
    scripts.timers.rest(after: start, until: scripts.user.uptime())
    if let failure { throw failure }
  }
}
