// SPDX-License-Identifier: AGPL-3.0-or-later

/// Paths of files. They are compared and cut by bytes, as the kernel does it: Swift's characters join a
/// slash with a combining mark behind it, and equal strings can be different names to a file system.
public enum FilePath {
  private static let slash = UInt8(ascii: "/")

  public static func isAbsolute(_ path: some StringProtocol) -> Bool { path.utf8.first == slash }

  /// The parent folder of a path.
  public static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// The folders on the way to a path, from the nearest one; an absolute path's root is the last one.
  public static func foldersAbove(_ path: String) -> [String] {
    var folders: [String] = []
    var rest = path
    while rest.utf8.contains(slash), rest != "/" {
      rest = folder(of: rest)
      folders.append(rest)
    }
    return folders
  }

  /// What follows the last slash of a path.
  public static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: slash).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  /// The name of a file without its extension.
  public static func stem(of path: String) -> Substring {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    return name[..<dot]
  }

  /// The names between the slashes of a path.
  public static func names(in path: String) -> [Substring] { path.split(at: slash) }

  /// The path with all its symbolic links followed; `nil` if it leads to no file, or to one whose path is
  /// not UTF-8.
  public static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }

  /// The text of a symbolic link; `nil` if there is none, or it is not UTF-8.
  public static func target(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    return count > 0 ? String(validating: bytes.prefix(count), as: UTF8.self) : nil
  }

  /// Makes a folder that only the user can access. Its missing parents are made, too.
  ///
  /// - Returns: `false` if one of them cannot be made; `errno` says why.
  @discardableResult
  public static func makeFolder(_ path: String) -> Bool {
    var made = isAbsolute(path) ? "" : "."
    for name in names(in: path) {
      made += "/" + name
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else { return false }
    }
    return true
  }

  /// Syncs a folder to disk. New names in it then survive a crash of the machine.
  public static func sync(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
