// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a tool is called on the wire and in hand-overs.
public struct ToolName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let pan = ToolName(rawValue: "pan")
  public static let textSelect = ToolName(rawValue: "textSelect")
  public static let annotationEdit = ToolName(rawValue: "annotationEdit")
}
