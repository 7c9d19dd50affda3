// SPDX-License-Identifier: AGPL-3.0-or-later

import Exchange
import JSON
import JSONRPC

extension ImportReport.Skipped: WrittenRecord {
  public static let fields: [Field<Self>] = [
    .optional("index", \.index, "The index among the annotations of the input, from 0."),
    .optional("id", \.id, "The object's id or name, if it has one."),
    .required("reason", \.reason, "The reason, as a sentence."),
  ]
}

extension RPCError {
  init(_ error: ExchangeError) {
    switch error {
    case .malformed(let why): self.init(WireError(path: "params", message: why))
    case .tooLarge(let limit, let why):
      self.init(.limitExceeded, why, data: [.init("limit", .string(limit))])
    case .editing(let error): self.init(error)
    }
  }
}

/// Runs imports and exports in a method.
func exchanging<Result>(
  _ body: @autoclosure () throws(ExchangeError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}
