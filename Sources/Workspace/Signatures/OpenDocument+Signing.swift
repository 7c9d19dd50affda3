// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Signing

extension OpenDocument {
  /// Begins to sign the document, with all its changes. It is signed over its own file or as a copy; a
  /// copy leaves the open document unchanged. ``startSave(to:_:overwriting:)`` says what the caller
  /// does then.
  public func startSigning(
    _ request: SignatureRequest, to wanted: String?
  ) throws(SigningError) -> SealInProgress<SignatureSeal> {
    try startSeal(to: wanted, isSigned: true) { () throws(SigningError) in
      try SignatureSeal(request, of: document)
    }
  }

  /// Begins to add data for later validation of the signatures (LTV). It goes over the document's own
  /// file or into a copy. Every certification allows that.
  public func startExtending(
    _ request: ExtensionRequest, to wanted: String?
  ) throws(SigningError) -> SealInProgress<ExtensionSeal> {
    try startSeal(to: wanted, isSigned: false) { () throws(SigningError) in
      try ExtensionSeal(request, of: document)
    }
  }

  /// Records that a sealed file was written.
  public func didFinish(_ sealing: SealInProgress<some Seal>, _ report: SaveReport) {
    // If the document is behind its file, the file counts as changed by others, so nothing
    // overwrites it.
    if sealing.isOriginal, !report.isBehind { file.wasWritten(report.identity) }
    didSave(sealing.companion)
  }

  private func startSeal<Made: Seal>(
    to wanted: String?, isSigned: Bool, _ make: () throws(SigningError) -> Made
  ) throws(SigningError) -> SealInProgress<Made> {
    guard let target = wanted ?? path else {
      throw .edit(.saveFailed("The document was opened from data: give a path to save it to."))
    }
    let isOriginal = file.isNamed(target)
    if isOriginal { try requireSealing(isSigned: isSigned) }
    try requireSigning()
    do throws(EditError) {
      if isOriginal { try requireReplaceable(target, isOverwriting: false) }
    } catch {
      throw .edit(error)
    }
    let seal = try make()
    do throws(EditError) {
      let companion = try isOriginal ? startSavingBookmarks() : nil
      let sealing = try editor.startSeal(
        seal, to: target, expected: isOriginal ? file.identity : nil, isOriginal: isOriginal)
      sealing.companion = companion
      return sealing
    } catch {
      throw .edit(error)
    }
  }

  /// Validates the document's signatures.
  ///
  /// - Parameter moment: the time at which certificates must be valid, instead of the signing time.
  public func verify(
    _ field: String?, _ trust: Trust, at moment: Int64?, cancellation: Cancellation
  ) throws(SigningError) -> [SignatureReport] {
    var verifier = try Verifier(
      document, trust, at: moment, now: sources.clock(), isDirty: editor.isDirty)
    (verifier.cancellation, verifier.isRewritten) = (cancellation, editor.isRewritten)
    verifier.savedFields = editor.savedSignatureFields
    return try verifier.reports(field)
  }

  private func requireSealing(isSigned: Bool) throws(SigningError) {
    do throws(EditError) {
      try isSigned ? editor.check(\.fillForms) : editor.checkApartFromSignatures(\.fillForms)
    } catch {
      throw .edit(error)
    }
  }

  private func requireSigning() throws(SigningError) {
    do throws(EditError) {
      guard document.permissions.fillForms else {
        throw .notPermitted(
          by: "document",
          "The document's permissions do not allow signing: open it with the owner password.")
      }
    } catch {
      throw .edit(error)
    }
  }
}
