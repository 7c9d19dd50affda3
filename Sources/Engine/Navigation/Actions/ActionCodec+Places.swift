// SPDX-License-Identifier: AGPL-3.0-or-later

/// Members for a place in another file: coordinates are in that file's user space, which is not known
/// here.
extension ActionCodec {
  /// The view of an explicit destination: `{fit, left?, top?, zoom?, rect?}`. There is none if the
  /// destination specifies only the page.
  static let remoteView = ActionCodec(
    wovenAs: .record(viewShape),
    { _, object throws(EngineError) in
      guard try object[1]?.name != "Fit", let view = try remoteView(object), !view.isEmpty else {
        return nil
      }
      return .record(view)
    })

  /// The structure element of a structure destination. See ISO 32000-2, 12.3.2.3. It is identified by
  /// the number of its object.
  static let structure = ActionCodec(
    wovenAs: .integer,
    { document, object throws(EngineError) in
      try object[0].flatMap { element throws(EngineError) in
        element.number > 0 ? .integer(element.number) : nil
      }
    })

  /// A place in another file: `{pageIndex?, name?}`, and the view of the page.
  static let remotePlace = ActionCodec(
    .record(viewShape.merging(["pageIndex": .integer, "name": .text], uniquingKeysWith: { $1 })),
    { document, object throws(EngineError) in
      if let name = try document.targetName(object) { return .record(["name": .text(name)]) }
      guard let index = try object[0]?.integer else { return nil }
      var place = try remoteView(object) ?? [:]
      place["pageIndex"] = .integer(index)
      return .record(place)
    },
    { document, value throws(EngineError) in
      if let name = value["name"]?.text { return try document.makeText(name) }
      return try document.makeRemoteDestination(value["pageIndex"]?.integer ?? 0, value)
    })

  /// The path to an embedded document, in steps: `{relation, name?, page?, annotation?}`.
  static let embeddedTargets = ActionCodec(
    .list(
      .record([
        "relation": .word(["parent", "child"]), "name": .text, "pageIndex": .integer,
        "pageName": .text, "annotationIndex": .integer, "annotationName": .text,
      ])),
    { _, object throws(EngineError) in
      var steps: [ActionValue] = []
      var step: PDFObject? = object
      while let current = step, steps.count < mostSteps, let relation = try current["R"]?.name {
        var members: [String: ActionValue] = [
          "relation": .text(relation == "P" ? "parent" : "child")
        ]
        members["name"] = try current["N"]?.text.map { .text($0) }
        members["pageIndex"] = try current["P"]?.integer.map { .integer($0) }
        members["pageName"] = try current["P"]?.text.map { .text($0) }
        members["annotationIndex"] = try current["A"]?.integer.map { .integer($0) }
        members["annotationName"] = try current["A"]?.text.map { .text($0) }
        steps.append(.record(members))
        step = try current["T"]
      }
      return .list(steps)
    },
    { document, value throws(EngineError) in
      var inner: PDFObject?
      let steps = value.list ?? []
      guard steps.count < mostSteps else { return nil }
      for step in steps.reversed() {
        let target = try document.makeDictionary()
        let isParent = step["relation"]?.text == "parent"
        try target.set("R", document.makeName(isParent ? "P" : "C"))
        for (name, key) in embeddedKeys {
          guard let value = step[name] else { continue }
          try target.set(key, any.write(document, value))
        }
        if let inner { try target.set("T", inner) }
        inner = target
      }
      return inner
    })

  /// The most steps: more are a loop, or too many.
  static let mostSteps = 32

  private static let embeddedKeys = [
    ("name", "N"), ("pageIndex", "P"), ("pageName", "P"), ("annotationIndex", "A"),
    ("annotationName", "A"),
  ]

  private static let viewShape: [String: ActionShape] = [
    "fit": .word(Destination.Fit.kinds.map(\.name)), "left": .number, "top": .number,
    "zoom": .number,
    "rect": .list(.number),
  ]

  private static func remoteView(
    _ object: PDFObject
  ) throws(EngineError) -> [String: ActionValue]? {
    guard let name = try object[1]?.name,
      let fit = Destination.Fit.kinds.first(where: { $0.pdfName == name })
    else { return nil }
    var view: [String: ActionValue] = ["fit": .text(fit.name)]
    for (index, member) in fit.edges.enumerated() {
      view[member] = try object[index + 2].flatMap { object throws(EngineError) in
        try readNumber(object)
      }
    }
    if name == "FitR", let values = try object.reals, values.count >= 6 {
      view["rect"] = .list(values[2..<6].map { .number($0) })
    }
    return view
  }
}

extension Destination.Fit.Kind {
  /// The members of a view that have one number each. A rectangle is one member with four numbers.
  fileprivate var edges: [String] { name == "rect" ? [] : members }
}

/// A place in another file, as a client gives it.
public enum RemotePlace {
  /// The first member that the place cannot have. The result is the member's path, with a sentence. A
  /// view in another file has only the members of its fit, and a named place has no view. `nil` if all
  /// members fit.
  public static func misfit(_ place: [String: ActionValue]) -> (path: String, why: String)? {
    let given = ["pageIndex", "left", "top", "zoom", "rect"].filter { place[$0] != nil }
    if place["name"] != nil {
      return (given + ["fit"]).first { place[$0] != nil }.map {
        ($0, "A named place has no \($0): leave it out.")
      }
    }
    let fit = Destination.Fit.kinds.first { $0.name == place["fit"]?.text }
    if let name = place["fit"]?.text, fit == nil { return ("fit", "There is no fit \"\(name)\".") }
    let allowed = (fit?.clientMembers ?? []) + ["pageIndex"]
    if let other = given.first(where: { !allowed.contains($0) }) {
      return (other, "The fit \"\(fit?.name ?? "page")\" has no \(other): leave it out.")
    }
    if fit?.name == "rect", place["rect"]?.list?.count != 4 {
      return ("rect", "The fit \"rect\" needs a rectangle of four numbers.")
    }
    return nil
  }
}

extension Document {
  /// A destination in another file, with the page as an index.
  func makeRemoteDestination(
    _ pageIndex: Int, _ view: ActionValue?
  ) throws(EngineError) -> PDFObject {
    let fit = Destination.Fit.kinds.first { $0.name == view?["fit"]?.text }
    let array = try makeArray([makeInteger(pageIndex), makeName(fit?.pdfName ?? "Fit")])
    let rect = fit?.name == "rect" ? view?["rect"]?.list ?? [] : []
    for value in (fit?.edges ?? []).map({ view?[$0] }) + rect {
      try array.append(value?.number.map { number throws(EngineError) in try makeReal(number) })
    }
    return array
  }
}
