// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import Synchronization
import System

/// Watches the folders of files by inotify(7). Replaced files are noticed too.
final class FolderWatch: FileWatch {
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
      | IN_MOVE_SELF | IN_DELETE_SELF)

  /// The inotify descriptor; `nil` before the first file, or if there is no inotify.
  private var descriptor: Int32?
  private var folders: [ExactText: Int32] = [:]
  private var remoteFolders: Set<ExactText> = []
  /// The places of the watched files, by folder. A symbolic link is followed once.
  private var places: [ExactText: Set<FilePlace>] = [:]
  private let names = WatchedNames()
  private let tell: @Sendable () -> Void

  /// `tell` is called on a thread of its own.
  init(tell: @escaping @Sendable () -> Void) { self.tell = tell }

  func keep(_ paths: Set<ExactText>) -> Set<ExactText> {
    if descriptor == nil, !paths.isEmpty { start() }
    guard let descriptor else { return [] }
    places = places.filter { paths.contains($0.key) }
    for path in paths where places[path] == nil { places[path] = FilePlace.all(of: path.text) }
    let wanted = Set(places.values.joined().map(\.folder))
    for (folder, watch) in folders where !wanted.contains(folder) {
      inotify_rm_watch(descriptor, watch)
      folders[folder] = nil
    }
    for folder in wanted { watch(folder, by: descriptor) }
    names.set(Set(places.values.joined().map(\.name)))
    return paths.filter { path in
      places[path]?.allSatisfy {
        folders[$0.folder] != nil && !remoteFolders.contains($0.folder)
      } == true
    }
  }

  private func watch(_ folder: ExactText, by descriptor: Int32) {
    if folders[folder] == nil, MountTable().isRemote(folder.text) { remoteFolders.insert(folder) }
    // Watched folders too: the path may now lead to another folder.
    let watch = inotify_add_watch(descriptor, folder.text, FolderWatch.events)
    folders[folder] = watch >= 0 ? watch : nil
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
  /// Watches these files from now on, and no others.
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
