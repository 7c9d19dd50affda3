// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON

extension ToolOptionsForm {
  /// Those options that are not as they are at first.
  init(_ options: ToolOptions) {
    func other<Value: Equatable>(_ option: (ToolOptions) -> Value) -> Value? {
      option(options) == option(ToolOptions()) ? nil : option(options)
    }
    returnToPan = other(\.returnToPan)
    selectAfterCreation = other(\.selectAfterCreation)
    multiStroke = other(\.multiStroke)
    eraserMode = other(\.eraserMode)
    eraserWidth = other(\.eraserWidth)
    spares = other(\.spares)?.sorted { $0.rawValue < $1.rawValue }
    smartPenMarkup = other(\.smartPenMarkup)
    arrowPointsToOrigin = other(\.arrowPointsToOrigin)
    measure = options.measure.map(MeasureForm.init)
    snapsToContent = other(\.snapsToContent)
    cornersOnly = other(\.cornersOnly)
    locksAspect = other(\.locksAspect)
    snapsToAspect = other(\.snapsToAspect)
    alignsToOthers = other(\.alignsToOthers)
    minimumSize = other(\.minimumSize)
    maximumSize = options.maximumSize.map(Nullable.init)
    selectionShape = other(\.selectionShape)
    selectsFormFields = other(\.selectsFormFields)
    linkDetection = other(\.linkDetection)
    stamp = other(\.stamp)
    stampWords = options.stampWords.map { Nullable(StampWordsForm($0)) }
    imageCrop = options.imageCrop.map(Nullable.init)
    copiesMarkedText = other(\.copiesMarkedText)
    growsWithText = other(\.growsWithText)
    keepsTextInField = other(\.keepsTextInField)
    dateFormat = other(\.dateFormat)
    countGroup = other(\.countGroup)
    signatureFieldMode = other(\.signatureFieldMode)
  }

  /// Makes the options that are given others.
  ///
  /// - Throws: what makes no sense.
  func apply(to options: inout ToolOptions) throws(WireError) {
    if let smartPenMarkup, !smartPenMarkup.isTextMarkup {
      throw WireError(path: "smartPenMarkup", message: "Give a type of text markup.")
    }
    if let size = maximumSize?.value, !(size >= minimumSize ?? options.minimumSize) {
      throw WireError(path: "maximumSize", message: "It is less than minimumSize.")
    }
    if let crop = imageCrop?.value {
      guard Rect(0, 0, 1, 1).intersection(crop) == crop, crop.area > 0 else {
        throw WireError(path: "imageCrop", message: "Give shares from 0 to 1, of more than a line.")
      }
    }
    take(returnToPan, &options.returnToPan)
    take(selectAfterCreation, &options.selectAfterCreation)
    take(multiStroke, &options.multiStroke)
    take(eraserMode, &options.eraserMode)
    take(eraserWidth, &options.eraserWidth)
    take(spares.map { Set($0) }, &options.spares)
    take(smartPenMarkup, &options.smartPenMarkup)
    take(arrowPointsToOrigin, &options.arrowPointsToOrigin)
    take(measure.map { .some($0.measure) }, &options.measure)
    take(snapsToContent, &options.snapsToContent)
    take(cornersOnly, &options.cornersOnly)
    take(locksAspect, &options.locksAspect)
    take(snapsToAspect, &options.snapsToAspect)
    take(alignsToOthers, &options.alignsToOthers)
    take(minimumSize, &options.minimumSize)
    take(maximumSize.map(\.value), &options.maximumSize)
    take(selectionShape, &options.selectionShape)
    take(selectsFormFields, &options.selectsFormFields)
    take(linkDetection, &options.linkDetection)
    take(stamp, &options.stamp)
    take(stampWords.map { $0.value?.words }, &options.stampWords)
    take(imageCrop.map(\.value), &options.imageCrop)
    take(copiesMarkedText, &options.copiesMarkedText)
    take(growsWithText, &options.growsWithText)
    take(keepsTextInField, &options.keepsTextInField)
    take(dateFormat, &options.dateFormat)
    take(countGroup, &options.countGroup)
    take(signatureFieldMode, &options.signatureFieldMode)
  }

  private func take<Value>(_ given: Value?, _ option: inout Value) {
    if let given { option = given }
  }
}
