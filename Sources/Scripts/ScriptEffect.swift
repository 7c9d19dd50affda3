// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// An effect that a script asks for. It has not happened yet.
public enum ScriptEffect: Hashable, Sendable {
  /// A field is to have this value; none of a check box: off.
  case setValue(field: String, values: [String])
  /// - Parameter widget: which of the field's places it is about; `nil`: all.
  case setProperty(field: String, widget: Int?, ScriptProperty)
  /// Calculate all fields.
  case calculate
  /// Whether later changes calculate fields.
  case setCalculating(Bool)
  case focus(field: String, widget: Int?)
  case submit(ScriptSubmission)
  case mail(ScriptMail)
  /// The pages, counted from 0; `nil`: all from the first, or to the last.
  case print(first: Int?, last: Int?)
  case launch(url: String)
  case goToPage(Int)
  case goToDestination(String)
  /// One of the standard named actions: `NextPage`, `Print`, ….
  case named(String)
  case beep
  /// A line for whoever writes scripts.
  case console(String)
  /// It called this, which is not done.
  case unsupported(String)
}

/// A property of a field with its new value.
public enum ScriptProperty: Hashable, Sendable {
  case isReadOnly(Bool)
  case isRequired(Bool)
  case isMultiline(Bool)
  case display(ScriptField.Display)
  case fillColor(ScriptColor)
  case strokeColor(ScriptColor)
  case textColor(ScriptColor)
  /// The size in points; 0 fits the text to the field.
  case textSize(Double)
  case alignment(String)
  case charLimit(Int)
  /// The width of the border, in points.
  case lineWidth(Double)
  /// The caption of a button.
  case caption(String)
  /// Pairs of the text that people read and its export value.
  case items([[String]])
  /// A source that runs for an event of the field from now on; empty: nothing does.
  case action(ScriptTrigger, String)
}

/// The events of a field that scripts can set a script for, as they name them.
public enum ScriptTrigger: String, CaseIterable, Sendable {
  case mouseUp = "MouseUp"
  case mouseDown = "MouseDown"
  case mouseEnter = "MouseEnter"
  case mouseExit = "MouseExit"
  case focus = "OnFocus"
  case blur = "OnBlur"
  case keystroke = "Keystroke"
  case validate = "Validate"
  case calculate = "Calculate"
  case format = "Format"
}

/// Form data that a script wants sent.
public struct ScriptSubmission: Hashable, Sendable {
  public var url = ""
  /// As the script names it, in small letters: `fdf`, `xfdf`, `html`, `pdf`, ….
  public var format = "fdf"
  /// The fields to send; `nil`: all.
  public var fields: [String]?
  public var includesEmpty = false
  public var usesGet = false
}

/// A message that a script wants sent.
public struct ScriptMail: Hashable, Sendable {
  /// The attachment: `document`, `form` (its data) or `nothing`.
  public var attaches = "nothing"
  public var to = ""
  public var cc = ""
  public var bcc = ""
  public var subject = ""
  public var message = ""
}
