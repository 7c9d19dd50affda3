// SPDX-License-Identifier: AGPL-3.0-or-later

/// A form's data, for a front end to send. The server never sends it.
public struct FormSubmission: Hashable, Sendable {
  public enum Format: String, CaseIterable, Sendable { case fdf, xfdf, html, pdf }
  public enum Method: String, CaseIterable, Sendable {
    case get = "GET"
    case post = "POST"
  }

  public var url: String
  public var format: Format
  public var method: Method
  public var contentType: String
  /// The body; empty if all data is in the URL.
  public var body: [UInt8]

  public init(url: String, format: Format, method: Method, contentType: String, body: [UInt8]) {
    (self.url, self.format, self.method) = (url, format, method)
    (self.contentType, self.body) = (contentType, body)
  }
}
