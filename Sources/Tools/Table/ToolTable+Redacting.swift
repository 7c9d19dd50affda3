// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Redactions.
extension ToolTable {
  static let redacting: [ToolKind] = [
    ToolKind("redaction", title: "Redact Area", group: .redact, creates: .redact) {
      SpanTool(.redaction)
    },
    ToolKind("redactionText", title: "Redact Text", group: .redact, creates: .redact) {
      MarkupTool(.redactionText)
    },
  ]
}
