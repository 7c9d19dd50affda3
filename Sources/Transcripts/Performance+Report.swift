// SPDX-License-Identifier: AGPL-3.0-or-later

extension Performance {
  /// The differences as text: each with its file and line, and the lines of the transcript with `-`
  /// before missing messages and `+` before unexpected ones.
  public func report(path: String) -> [String] {
    let title = fence.headings.isEmpty ? "" : " (\(fence.headings.joined(separator: " › ")))"
    return problems.map { "\(path):\($0.line)\(title): \($0.message)" }
      + exchanges.filter { !$0.isAsWritten }.map { exchange in
        let line = exchange.said.last?.lines.lowerBound ?? fence.line
        let intro = "\(path):\(line)\(title): the server's messages differ from the transcript:"
        return ([intro] + exchange.report(path: path)).joined(separator: "\n")
      }
  }
}

extension Exchange {
  fileprivate func report(path: String) -> [String] {
    said.map { "  \($0.text)" }
      + steps.map { step in
        switch step {
        case .both(let entry): "  \(entry.text)"
        case .missing(let entry): "- \(entry.text)    [\(path):\(entry.lines.lowerBound)]"
        case .extra(let message): "+ \(message.text(by: .server))"
        }
      }
  }
}
