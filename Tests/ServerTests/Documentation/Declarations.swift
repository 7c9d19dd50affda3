// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Tools

@testable import Server

/// What the documents say of the server's declarations, in Markdown.
enum Declarations {
  /// The names of all methods, notifications and requests of the server's.
  static let messageNames =
    Catalogue.methods.map { $0.name } + Catalogue.notifications.map { $0.name }
    + Catalogue.clientRequests.map { $0.name }

  /// The text under a name: of a method, a notification or a request of the server's, or one of the
  /// lists `errors`, `common`, `tools`, `components`.
  static func text(_ name: String) -> String? {
    switch name {
    case "errors": return errors
    case "common": return table("member", RecordType(GeneralParams.self))
    case "tools": return tools
    case "components": return components
    default: return message(name)
    }
  }

  private static func message(_ name: String) -> String? {
    if let method = Catalogue.methods.first(where: { $0.name == name }) { return text(of: method) }
    if let notification = Catalogue.notifications.first(where: { $0.name == name }) {
      return paragraphs(notification.summary, table("params", RecordType(notification.paramsType)))
    }
    if let request = Catalogue.clientRequests.first(where: { $0.name == name }) {
      return paragraphs(
        request.summary, table("params", RecordType(request.paramsType)),
        table("result", RecordType(request.resultType)))
    }
    return nil
  }

  private static func text(of method: any Method.Type) -> String {
    let (params, result) = (RecordType(method.paramsType), RecordType(method.resultType))
    let errors = method.errors.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return paragraphs(
      method.summary,
      params.fields.isEmpty ? "It takes no params." : table("params", params),
      method.isNotification ? "A notification: it is not answered." : resultText(result),
      errors.isEmpty ? "" : "Errors: \(errors).")
  }

  private static func resultText(_ result: RecordType) -> String {
    if result.fields.isEmpty { return "The result is `{}`." }
    if TypeTables.sharedResults.contains(result) {
      return "The result is \(TypeTables.link(result.name))."
    }
    return table("result", result)
  }

  static func table(_ title: String, _ record: RecordType) -> String {
    if record.fields.isEmpty { return "No \(title)." }
    let rows = record.fields.map { field in
      "| `\(field.name)\(field.presence == .required ? "" : "?")` | \(type(of: field)) | \(field.summary) |"
    }
    return (["| \(title) | type | |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func type(of field: FieldDescription) -> String {
    let text = TypeTables.cell(field.typeText, of: field.type)
    if case .defaulted(let value) = field.presence { return "\(text) = `\(value)`" }
    return text
  }

  static func paragraphs(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static var errors: String {
    let rows = ErrorKind.allCases.map { "| `\($0.code)` | `\($0.rawValue)` | \($0.summary) |" }
    return (["| code | kind | |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static var tools: String {
    let rows = ToolTable.kinds.map { "| `\($0.name.rawValue)` | \($0.title) | `\($0.group)` |" }
    return (["| id | title | group |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static var components: String {
    let rows =
      Component.allCases.map { "| `\($0.rawValue)` | \($0.summary) |" }
      + ComponentGroup.allCases.map { group in
        let members = group.members.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        return "| `\(group.rawValue)` | composed: \(members) |"
      }
    return (["| id | what a tool does for the user |", "|---|---|"] + rows).joined(separator: "\n")
  }
}
