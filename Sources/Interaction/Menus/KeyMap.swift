// SPDX-License-Identifier: AGPL-3.0-or-later

/// The commands that keys stand for, as data that a client can change.
public struct KeyMap: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var key: KeyPress
    /// The commands, tried in this order until one is handled.
    public var commands: [CommandName]

    public init(_ key: KeyPress, _ commands: [CommandName]) {
      self.key = key
      self.commands = commands
    }
  }

  public private(set) var entries = KeyMap.standard
  /// Whether single letters take tools.
  public var takesToolsByLetter = true

  public init() {}

  /// The commands of a key; none while the user enters text that the key could be part of. The meta key
  /// counts as the control key if it has no entry of its own.
  public func commands(for press: KeyPress, entersText: Bool = false) -> [CommandName] {
    let press = press.normalized
    guard !entersText || press.endsText else { return [] }
    guard let entry = entry(of: press) ?? entry(of: press.withControlForMeta) else { return [] }
    guard !takesToolsByLetter, press.isBareLetter else { return entry.commands }
    return entry.commands.filter { $0.tool == nil }
  }

  /// Sets the commands of a key; with none, the key does nothing.
  public mutating func set(_ commands: [CommandName], for press: KeyPress) {
    let press = press.normalized
    let index = entries.firstIndex { $0.key == press }
    switch (index, commands.isEmpty) {
    case (let index?, true): entries.remove(at: index)
    case (let index?, false): entries[index].commands = commands
    case (nil, true): break
    case (nil, false): entries.append(Entry(press, commands))
    }
  }

  private func entry(of press: KeyPress) -> Entry? { entries.first { $0.key == press } }
}

extension KeyPress {
  /// The form in which keys are compared: letters are lower case, and the shift key is dropped for other
  /// characters, which already reflect it.
  var normalized: KeyPress {
    guard let character = key.first, key.count == 1 else { return self }
    var press = self
    press.key = key.lowercased()
    if !character.isLetter, character != " " { press.modifiers.remove(.shift) }
    return press
  }

  fileprivate var withControlForMeta: KeyPress {
    guard modifiers.contains(.meta) else { return self }
    var press = self
    press.modifiers.remove(.meta)
    press.modifiers.insert(.control)
    return press
  }

  fileprivate var isBareLetter: Bool {
    key.count == 1 && key.first?.isLetter == true && modifiers.isSubset(of: .shift)
  }

  /// Whether the key is for the tool even while text is entered, and not for the text.
  fileprivate var endsText: Bool {
    ["Escape", "Tab"].contains(key)
      || key == "Enter" && !modifiers.isDisjoint(with: [.control, .meta])
  }
}
