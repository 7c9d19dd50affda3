// SPDX-License-Identifier: AGPL-3.0-or-later

/// The names of keys that are no characters. They are those of W3C, UI Events KeyboardEvent key Values.
public enum KeyNames {
  public static let all: [String] =
    [
      "Escape", "Enter", "Tab", "Backspace", "Delete", "Insert", "Clear", "Home", "End", "PageUp",
      "PageDown", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Shift", "Control", "Alt",
      "AltGraph", "Meta", "Super", "Hyper", "Fn", "FnLock", "Symbol", "SymbolLock", "CapsLock",
      "NumLock", "ScrollLock", "ContextMenu", "Pause", "PrintScreen", "Print", "Help", "Copy",
      "Cut",
      "Paste", "Undo", "Redo", "Find", "Select", "Again", "Props", "Accept", "Cancel", "Execute",
      "Attn", "Play", "Open", "Save", "Close", "New", "ZoomIn", "ZoomOut", "Process", "Compose",
      "Dead", "Unidentified", "Convert", "NonConvert", "ModeChange", "AllCandidates",
      "PreviousCandidate", "FinalMode", "CodeInput", "KanaMode", "HangulMode", "HanjaMode",
      "BrowserBack", "BrowserForward", "BrowserRefresh", "BrowserStop", "BrowserSearch",
      "BrowserFavorites", "BrowserHome", "GoBack", "GoHome", "MediaPlayPause", "MediaPlay",
      "MediaPause", "MediaStop", "MediaTrackNext", "MediaTrackPrevious", "AudioVolumeUp",
      "AudioVolumeDown", "AudioVolumeMute", "Power", "WakeUp", "Sleep", "Eject",
    ] + (1...24).map { "F\($0)" }

  private static let known = Set(all)

  /// Whether a key exists: a single character, or one of the names.
  public static func contains(_ key: String) -> Bool { key.count == 1 || known.contains(key) }
}
