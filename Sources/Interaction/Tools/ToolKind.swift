// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A kind of tool, as the table of tools lists it.
public struct ToolKind: Sendable {
  public var name: ToolName
  public var title: String
  public var group: ToolGroup
  /// The type of annotation that the tool creates; `nil` if it creates none.
  public var annotationType: AnnotationType?
  public var make: @Sendable () -> any Tool

  public init(
    _ name: ToolName, title: String, group: ToolGroup,
    creates annotationType: AnnotationType? = nil,
    make: @escaping @Sendable () -> any Tool
  ) {
    self.name = name
    self.title = title
    self.group = group
    self.annotationType = annotationType
    self.make = make
  }
}

/// The group of the toolbar that shows a tool.
public enum ToolGroup: String, CaseIterable, Sendable {
  case view, annotate, draw, insert, measure, redact, fillAndSign, forms

  public var title: String {
    switch self {
    case .view: "View"
    case .annotate: "Annotate"
    case .draw: "Draw"
    case .insert: "Insert"
    case .measure: "Measure"
    case .redact: "Redact"
    case .fillAndSign: "Fill and Sign"
    case .forms: "Forms"
    }
  }
}
