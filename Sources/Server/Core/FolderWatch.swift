// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import Synchronization
import System

/// Watches the folders of files by inotify(7). Replaced files are noticed too.
final class FolderWatch: FileWatch {
  /// The events of a folder itself.
  private static let ownEvents = UInt32(IN_MOVE_SELF | IN_DELETE_SELF)
  private static let events =
    ownEvents
    | UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)

  /// The inotify descriptor; `nil` before the first file, or if there is no inotify.
  private var descriptor: Int32?
  /// The watches of the files' folders and of those above them.
  private var folders: [ExactText: Int32] = [:]
  private var remoteFolders: Set<ExactText> = []
  private let names = WatchedNames()
  private let tell: @Sendable () -> Void

  /// `tell` is called on a thread of its own.
  init(tell: @escaping @Sendable () -> Void) { self.tell = tell }

  func keep(_ paths: Set<ExactText>) -> Set<ExactText> {
    if descriptor == nil, !paths.isEmpty { start() }
    guard let descriptor else { return [] }
    // Anew each time, since a path may now lead to another folder.
    var places: [ExactText: Set<FilePlace>] = [:]
    for path in paths { places[path] = FilePlace.all(of: path.text) }
    let wanted = Set(places.values.joined().map(\.folder))
    var above: Set<ExactText> = []
    for folder in wanted { above.formUnion(FilePath.foldersAbove(folder.text).map(\.exact)) }
    for folder in wanted where folders[folder] == nil && MountTable().isRemote(folder.text) {
      remoteFolders.insert(folder)
    }
    let before = Set(folders.values)
    folders = [:]
    // The last mask of a folder with two names counts.
    for folder in above.subtracting(wanted) { watch(folder, FolderWatch.ownEvents, by: descriptor) }
    for folder in wanted { watch(folder, FolderWatch.events, by: descriptor) }
    for watch in before.subtracting(folders.values) { inotify_rm_watch(descriptor, watch) }
    names.set(Set(places.values.joined().map(\.name)))
    return paths.filter { path in
      places[path]?.allSatisfy {
        folders[$0.folder] != nil && !remoteFolders.contains($0.folder)
      } == true
    }
  }

  private func watch(_ folder: ExactText, _ events: UInt32, by descriptor: Int32) {
    let watch = inotify_add_watch(descriptor, folder.text, events)
    if watch >= 0 { folders[folder] = watch }
  }

  private func start() {
    let new = inotify_init1(Int32(IN_CLOEXEC))
    guard new >= 0 else { return }
    do throws(SystemError) {
      try spawnThread("file watch") { [names, tell] in
        FolderWatch.run(new, names, tell)
      }
      descriptor = new
    } catch {
      // Without a watch, the files are polled.
      close(new)
    }
  }

  private static func run(_ descriptor: Int32, _ names: WatchedNames, _ tell: () -> Void) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      if InotifyEvents.concern(buffer[..<count], names.contains) { tell() }
      // Changes in this interval are reported together.
      usleep(50_000)
    }
  }
}

/// The names of watched files, shared by two threads.
private final class WatchedNames: Sendable {
  private let names = Mutex<Set<ExactText>>([])

  func set(_ new: Set<ExactText>) { names.withLock { $0 = new } }
  func contains(_ name: String) -> Bool { names.withLock { $0.contains(ExactText(name)) } }
}

/// Reports changes of files, including files that are moved into place.
public protocol FileWatch: AnyObject {
  /// Watches these files from now on, and no others. To be called again when ``FolderWatch`` tells of a
  /// change: a path may then lead to another folder.
  ///
  /// - Returns: the files that report their changes; the others must be polled.
  func keep(_ paths: Set<ExactText>) -> Set<ExactText>
}

/// The events returned by a read from inotify(7).
enum InotifyEvents {
  /// Whether an event concerns a wanted name, or a whole folder.
  static func concern(_ bytes: ArraySlice<UInt8>, _ isWanted: (String) -> Bool) -> Bool {
    var rest = bytes
    let header = MemoryLayout<inotify_event>.size
    while rest.count >= header {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
      if name.isEmpty || isWanted(String(decoding: name, as: UTF8.self)) { return true }
      rest = rest.dropFirst(header + Int(event.len))
    }
    return false
  }
}
