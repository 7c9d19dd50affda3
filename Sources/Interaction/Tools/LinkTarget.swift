// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The class of a URI, for deciding whether to open it.
public enum LinkTarget: String, CaseIterable, Sendable {
  /// A web page, a mail or a call: safe for the system's opener.
  case safe
  /// A file of the user's system. Also a URI that programs open as a file.
  case file
  /// A script, or data that may contain one.
  case script
  /// A relative reference without a base.
  case relative
  /// An unknown scheme, which some program may open.
  case unknown

  /// The maximum length of a URI to open, in bytes.
  public static let longest = 8192

  public init(_ uri: String) {
    // `\\host\share`, also with slashes: programs open it as a file on another machine.
    let beginning = uri.unicodeScalars.prefix(2)
    if beginning.count == 2, beginning.allSatisfy({ $0 == "/" || $0 == "\\" }) {
      self = .file
      return
    }
    guard let scheme = URIReference.scheme(of: uri) else {
      self = .relative
      return
    }
    // A scheme of one letter is a drive letter.
    self = scheme.count == 1 ? .file : LinkTarget.schemes[scheme] ?? .unknown
  }

  /// A URI as openers need it: a host or an e-mail address without a scheme gets one, and hidden
  /// characters around the URI are removed.
  public static func normalize(_ uri: String) -> String {
    let blanks: Set<Unicode.Scalar> = [" ", "\t", "\n", "\r", "\u{C}", "\0"]
    let scalars = uri.unicodeScalars
    guard let first = scalars.firstIndex(where: { !blanks.contains($0) }),
      let last = scalars.lastIndex(where: { !blanks.contains($0) })
    else { return "" }
    // Openers remove hidden characters, and so would see a different scheme if one is split by them.
    let inner = scalars[first...last].filter { !$0.isHidden }
    let text = String(String.UnicodeScalarView(inner))
    guard URIReference.scheme(of: text) == nil || isHostWithPort(text) else { return text }
    if text.lowercased().hasPrefix("www.") { return "http://" + text }
    let head = LinkTarget.head(text)
    let rest = text[head.endIndex...].utf8.first
    if head.utf8.contains(UInt8(ascii: "@")), rest == nil || rest == UInt8(ascii: "?") {
      return "mailto:" + text
    }
    let goesOn = rest == UInt8(ascii: "/")
    return isHost(head) && (goesOn || !looksLikeFile(head)) ? "http://" + text : text
  }

  /// The part before a path, query or fragment. It is cut by bytes, as in ``URIReference``.
  private static func head(_ text: some StringProtocol) -> Substring {
    let delimiters = Array("/?#".utf8)
    let end = text.utf8.firstIndex(where: delimiters.contains) ?? text.endIndex
    return Substring(text[..<end])
  }

  /// `example.org:8080/` reads as if `example.org` were a scheme.
  private static func isHostWithPort(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let port = head(text[text.utf8.index(after: colon)...])
    return text[..<colon].contains(".") && !port.isEmpty
      && port.utf8.allSatisfy { (48...57).contains($0) }
  }

  private static func isHost(_ text: Substring) -> Bool {
    let name = text.prefix { $0 != ":" }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1 else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    } && last.allSatisfy(\.isLetter)
  }

  private static func looksLikeFile(_ text: Substring) -> Bool {
    text.split(separator: ".").last.map { fileEndings.contains($0.lowercased()) } ?? false
  }

  private static let fileEndings: Set = [
    "asp", "aspx", "bat", "cgi", "css", "csv", "doc", "docx", "exe", "gif", "gz", "htm",
    "html", "jpg", "jpeg", "js", "jsp", "md", "mov", "pdf", "php", "png", "ps", "py",
    "sh", "tex", "txt", "xhtml", "xls", "xlsx", "xml", "zip",
  ]

  private static let schemes: [String: LinkTarget] = [
    "http": .safe, "https": .safe, "mailto": .safe, "ftp": .safe, "ftps": .safe, "tel": .safe,
    "sms": .safe, "sip": .safe, "sips": .safe, "geo": .safe, "news": .safe, "nntp": .safe,
    "xmpp": .safe, "irc": .safe, "ircs": .safe, "gopher": .safe, "gemini": .safe,
    "file": .file, "run": .file, "smb": .file,
    "javascript": .script, "vbscript": .script, "data": .script, "blob": .script,
  ]
}

/// Another document that the user wants to see.
public struct DocumentLink: Hashable, Sendable {
  /// The path as the link gives it, often relative to the document; empty for a document opened from
  /// data.
  public var path: String
  /// The page's index, from 0.
  public var pageIndex: Int?
  /// A named destination.
  public var name: String?
  /// The part of the page to show. It is in the other document's user space.
  public var view: ActionValue?
  /// Whether it opens in a new window; `nil`: by the user's preference.
  public var newWindow: Bool?
  /// The id of the document, if it is open.
  public var documentID: String?
  /// Whether the file is temporary, and removed when the document is closed.
  public var isTemporary = false

  public init(_ path: String, pageIndex: Int? = nil, name: String? = nil) {
    self.path = path
    self.pageIndex = pageIndex
    self.name = name
  }
}

/// The tool that follows links. A link can have the keyboard focus in it.
public protocol LinkFocusing: Tool {
  /// The link that has the keyboard focus.
  var focusedLink: Annotation? { get }
  /// Shows a link, and gives it the keyboard focus.
  mutating func go(to link: Annotation, _ context: any ToolContext) throws(ToolError)
}

extension ToolManager {
  /// The link that has the keyboard focus.
  public var focusedLink: Annotation? { (current.wrapped as? any LinkFocusing)?.focusedLink }

  /// Makes `pan` the current tool, and gives a link the keyboard focus; returns whether it has it.
  ///
  /// - Throws: an error if the tool cannot be taken.
  public func go(to link: Annotation, in context: any ToolContext) throws(ToolError) -> Bool {
    catchUp(in: context)
    if current.name != .pan { try change(to: .pan, in: context) }
    return try withCurrent { (tool) throws(ToolError) in
      guard var reader = tool.wrapped as? any LinkFocusing else { return false }
      defer { tool.wrapped = reader }
      try reader.go(to: link, context)
      return true
    }
  }
}
