// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// Something that is done to a signed file, and under which signatures it may be done.
struct Attack: Sendable, CustomTestStringConvertible {
  let name: String
  /// Where it is allowed; nowhere for what deceives.
  let allowed: Set<AttackContext>
  /// Whether something is told even where it is allowed: it covers or hides something.
  let isTold: Bool
  let shape: AttackShape
  /// The forms of update that it can be written in.
  let forms: [UpdateForm]
  let apply: @Sendable (inout AttackedFile) throws -> Void

  var testDescription: String { name }

  init(
    _ name: String, _ allowed: Set<AttackContext> = [], isTold: Bool = false,
    of shape: AttackShape = .plain, as forms: [UpdateForm] = UpdateForm.allCases,
    _ apply: @escaping @Sendable (inout AttackedFile) throws -> Void
  ) {
    (self.name, self.allowed, self.isTold, self.shape) = (name, allowed, isTold, shape)
    (self.forms, self.apply) = (forms, apply)
  }

  static let all =
    replacements + structures + forms + objects + splits + widgets + signatures + annotations
    + shadows + privateNotes + generations + mixtures
    + files + syntax + streams + honest + (StampAuthority.isThere ? timestamps : [])

  /// The signed file with it done.
  func file(_ context: AttackContext, _ form: UpdateForm) throws -> AttackedFile {
    var file = try SignedFiles.all.file(context, shape)
    file.form = form
    try apply(&file)
    return file
  }
}

extension Set<AttackContext> {
  static let everywhere = Set(AttackContext.allCases)
  static let forms: Self = everywhere.subtracting([.noChanges])
  /// Where the field Text may be filled in.
  static let text: Self = [.none, .formFilling, .annotations, .lockOthers]
  /// Where any other field may be.
  static let others: Self = [.none, .formFilling, .annotations, .lockText]
  static let notes: Self = everywhere.subtracting([.noChanges, .formFilling])
  /// Where fields may be added that show.
  static let seen: Self = others.intersection(notes)
}
