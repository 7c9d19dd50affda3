// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Members

/// The style of a tool's new annotations.
public struct AnnotationStyle: Hashable, Sendable {
  public var color: Color?
  public var interiorColor: Color?
  public var opacity: Double = 1
  public var border = Annotation.Border()
  public var text = Annotation.TextStyle()
  /// The endings at the line's start and end, as `LE` names them. Empty if there are none.
  public var lineEndings: [String] = []
  public var icon: String?
  public var overlayText: String?

  public init() {}

  public init(of annotation: Annotation) {
    for member in StyleMember.all { member.read(annotation, &self) }
  }
}

extension AnnotationStyle: DeclaredValue {
  public static let blank = AnnotationStyle()
  public static let members: [Member<Self>] = StyleMember.all.map(\.member)
}

/// A member of a style, with the annotation's property that it sets.
public struct StyleMember: Hashable, Sendable {
  public let member: Member<AnnotationStyle>
  let read: @Sendable (Annotation, inout AnnotationStyle) -> Void
  /// Copies the member from a style to an annotation.
  public let enter: @Sendable (AnnotationStyle, inout Annotation) -> Void

  private init<Value: Equatable & Sendable>(
    _ name: String, _ path: WritableKeyPath<AnnotationStyle, Value> & Sendable,
    of property: WritableKeyPath<Annotation, Value> & Sendable, _ summary: String,
    in range: ClosedRange<Double>? = nil, _ presence: MemberPresence = .optional
  ) {
    member = Member(name, path, summary, in: range, presence)
    read = { $1[keyPath: path] = $0[keyPath: property] }
    enter = { $1[keyPath: property] = $0[keyPath: path] }
  }

  public static let all: [StyleMember] = [
    color, interiorColor, opacity, border, font, align, lineEndings, icon, overlayText,
  ]

  public static let color = StyleMember(
    "color", \.color, of: \.color, "The colour of lines, text markup and notes; `null`: none.",
    .told)
  public static let interiorColor = StyleMember(
    "interiorColor", \.interiorColor, of: \.interiorColor, "The colour of areas; `null`: none.",
    .told)
  public static let opacity = StyleMember(
    "opacity", \.opacity, of: \.opacity, "The opacity, 0 to 1.", in: 0...1, .told)
  public static let border = StyleMember(
    "border", \.border, of: \.border, "The whole line or border.", .told)
  public static let font = StyleMember(
    "font", \.text.letters, of: \.styledText.letters, "The font of the whole text.", .told)
  public static let align = StyleMember(
    "align", \.text.alignment, of: \.styledText.alignment, "The alignment of the text.", .told)
  public static let lineEndings = StyleMember(
    "lineEndings", \.lineEndings.lineEndings, of: \.lineEndings.lineEndings,
    "The endings of a line, at its start and its end.")
  public static let icon = StyleMember(
    "icon", \.icon, of: \.icon, "The icon of a note or attachment.")
  public static let overlayText = StyleMember(
    "overlayText", \.overlayText, of: \.overlayText, "The text over the redacted area.")

  public static func == (a: StyleMember, b: StyleMember) -> Bool { a.member.name == b.member.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(member.name) }
}

extension Annotation {
  /// The text style; the default one if the annotation has none.
  fileprivate var styledText: TextStyle {
    get { text ?? TextStyle() }
    set { if text != nil || newValue != TextStyle() { text = newValue } }
  }
}
