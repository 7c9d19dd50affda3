// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON

extension WireCondition {
  /// Sorts lists of names.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch condition {
      case .all(let all): writer.member("all", all.map(WireCondition.init))
      case .any(let any): writer.member("any", any.map(WireCondition.init))
      case .not(let not): writer.member("not", WireCondition(not))
      case .annotationType(let types):
        writer.member("annotationType", types.sorted { $0.rawValue < $1.rawValue })
      case .annotationID(let ids): writer.member("annotationId", ids.sorted())
      case .pageIndex(let pages): writer.member("pageIndex", pages.sorted())
      case .inside(let rect): writer.member("inside", rect)
      case .author(let authors): writer.member("author", authors.sorted())
      case .subject(let subjects): writer.member("subject", subjects.sorted())
      case .group(let leaders): writer.member("group", leaders.sorted())
      case .customData(let wanted):
        writer.member("customData", wanted.mapValues { $0.sorted() })
      case .fieldName(let names): writer.member("fieldName", names.sorted())
      case .flag(let flags):
        writer.member(
          "flag", AnnotationFlags.names.filter { flags.contains($0.flag) }.map(\.name))
      case .tool(let tools): writer.member("tool", tools.map(\.rawValue).sorted())
      case .pointerType(let types):
        writer.member("pointerType", types.sorted { $0.rawValue < $1.rawValue })
      case .mode(let modes): writer.member("mode", modes.sorted { $0.rawValue < $1.rawValue })
      case .direction(let directions):
        writer.member("direction", directions.map(\.rawValue).sorted())
      case .linkKind(let kinds): writer.member("linkKind", kinds.sorted())
      case .modifiers(let keys):
        writer.member("modifiers", WireModifier.allCases.filter { keys.contains($0.modifier) })
      case .zoom(let range): writer.member("zoom", WireZoom(range))
      }
    }
  }
}
