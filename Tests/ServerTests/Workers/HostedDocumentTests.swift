// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import System
import Testing

@testable import Server

/// The pure parts of what the front keeps of a document and of a lost worker.
struct HostedDocumentTests {
  @Test func onlyMethodsThatThereAreAreKeptOrRepeated() {
    let names = Set(Catalogue.methods.map { $0.name })
    for name in [
      "bookmarks/setProviders", "layers/setVisible", "tool/set",
      "menu/update", "interaction/addCondition", "interaction/addHook", "gesture/register",
    ] {
      #expect(names.contains(name) && KeptSettings.keeps(name))
    }
    let reading = Catalogue.reading.map { $0.name }
    #expect(Set(reading).count == reading.count)
    #expect(names.isSuperset(of: reading))
    #expect(!reading.contains { KeptSettings.keeps($0) })
    // Whose names say that they change something.
    let verbs = ["add", "set", "delete", "remove", "update", "move", "insert", "open", "close"]
    #expect(!reading.contains { name in verbs.contains { name.contains("/" + $0) } })
  }

  @Test func aLossSaysHowAndAtWhat() {
    let crashed = WorkerLoss(.signalled(SIGSEGV), killedFor: nil)
    #expect(crashed.reason == .crashed && crashed.isFault)
    let error = crashed.error("d1", "page/text")
    #expect(error.kind == .workerLost)
    #expect(error.message.contains("page/text (signal 11"))
    #expect(WorkerLoss(.exited(3), killedFor: nil).reason == .crashed)
    for signal in [SIGKILL, SIGTERM, SIGINT, SIGHUP] {
      let killed = WorkerLoss(.signalled(signal), killedFor: nil)
      #expect(killed.reason == .killed && !killed.isFault)
    }
    #expect(WorkerLoss(.signalled(SIGKILL), killedFor: .hung).isFault)
    #expect(!WorkerLoss(.signalled(SIGKILL), killedFor: .stalled).isFault)
  }

  @Test func aTallyIsSharedThroughItsDescriptor() throws {
    var descriptor: Int32 = -1
    let front = try RequestTally(descriptor: &descriptor, temporaryFolder: "/tmp")
    let worker = try #require(RequestTally(of: dup(descriptor)))
    close(descriptor)
    #expect(front.current == nil && !front.hasBegun(1))
    #expect(worker.receive() == 1)
    #expect(!front.hasBegun(1))
    worker.begin(1)
    #expect(front.current == 1 && front.hasBegun(1) && !front.hasBegun(2))
    worker.end()
    // The second one waits, and others go on.
    for number in 2...4 { #expect(worker.receive() == number) }
    worker.begin(4)
    #expect(front.current == 4 && !front.hasBegun(2) && !front.hasBegun(3))
    worker.end()
    #expect(front.current == nil && !front.hasBegun(2) && front.hasBegun(4))
    // The figures do not touch the flags.
    #expect(front.figures == WorkerFigures())
    var figures = WorkerFigures()
    (figures.memoryBytes, figures.textBytes) = (.max, 7)
    figures.caches = [
      CacheStatus(.pages, CacheUse(entries: 1, entryLimit: 2)),
      CacheStatus(.sharedMemory, CacheUse(entries: 3, bytes: 4, limit: 5)),
    ]
    worker.figures = figures
    #expect(front.figures == figures)
    #expect(front.hasBegun(4) && !front.hasBegun(5))
    // What cannot be told any more counts as begun.
    for _ in 0..<RequestTally.slots { _ = worker.receive() }
    #expect(front.hasBegun(2) && !front.hasBegun(5))
    // What is no tally is left alone.
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    #expect(RequestTally(of: ends[0]) == nil)
    #expect(RequestTally(of: -1) == nil)
    for end in ends { close(end) }
  }
}
