// SPDX-License-Identifier: AGPL-3.0-or-later

/// An effect that a script requests. It has not happened yet.
public enum ScriptEffect: Hashable, Sendable {
  /// Sets a field's value; an empty array turns a check box off.
  case setValue(field: String, values: [String])
  /// - Parameter widget: the index of one of the field's widgets; `nil`: all.
  case setProperty(field: String, widget: Int?, ScriptProperty)
  /// Calculates all fields.
  case calculate
  /// Sets whether later changes calculate fields.
  case setCalculating(Bool)
  case focus(field: String, widget: Int?)
  case submit(ScriptSubmission)
  case mail(ScriptMail)
  /// Prints pages, counted from 0; `nil` means from the first, or to the last.
  case print(first: Int?, last: Int?)
  case launch(url: String)
  case goToPage(Int)
  case goToDestination(String)
  /// One of the standard named actions: `NextPage`, `Print`, ….
  case named(String)
  case beep
  /// A line for the developers of scripts.
  case console(String)
  /// The script called this unsupported function.
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
  /// Pairs of the displayed text and its export value.
  case items([[String]])
  /// A script to run for an event of the field from now on; an empty source removes it.
  case action(ScriptTrigger, String)
}

/// The events of a field for which scripts can set a script, by their names there.
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

/// A script's request to send form data.
public struct ScriptSubmission: Hashable, Sendable {
  public var url = ""
  /// The script's name for the format in lower case: `fdf`, `xfdf`, `html`, `pdf`, ….
  public var format = "fdf"
  /// The fields to send; `nil`: all.
  public var fields: [String]?
  public var includesEmpty = false
  public var usesGet = false
}

/// A script's request to send a message.
public struct ScriptMail: Hashable, Sendable {
  /// The attachment: `document`, `form` (its data) or `nothing`.
  public var attaches = "nothing"
  public var to = ""
  public var cc = ""
  public var bcc = ""
  public var subject = ""
  public var message = ""
}
