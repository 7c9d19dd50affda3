// SPDX-License-Identifier: AGPL-3.0-or-later

/// Generations, which the engine ignores: for other readers a reference with a wrong one is null.
extension Attack {
  static let generations: [Attack] = [
    Attack("contents of another generation") {
      $0.append([4: $0.object(4)], .init(generations: [4: 1]))
    },
    Attack("a page of another generation") {
      $0.append([3: $0.object(3)], .init(generations: [3: 2]))
    },
    Attack("a field of another generation") {
      $0.append(
        [6: $0.object(6, replacing: "/V ()", by: "/V (x)")], .init(generations: [6: 1]))
    },
    Attack("annotations in an array of another generation") {
      $0.append(
        [
          3: "<< /Type /Page /Parent 2 0 R /Resources 16 0 R /Contents 4 0 R /Annots 97 0 R >>",
          97: "[6 0 R 10 0 R 11 0 R 17 0 R 25 0 R 27 0 R 29 0 R 31 0 R \($0.field) 0 R]",
        ], .init(generations: [97: 3]))
    },
    Attack("a security store of another generation") {
      $0.append(
        [1: $0.object(1, with: "/DSS 97 0 R"), 97: "<< /Type /DSS >>"],
        .init(generations: [97: 1]))
    },
    Attack("a reference of another generation") {
      $0.append([1: $0.object(1, with: "/DSS 97 1 R"), 97: "<< /Type /DSS >>"])
    },
    Attack("information of another generation") {
      $0.append(
        [97: "<< /Title (A) >>"], .init(trailer: "/Info 97 0 R", generations: [97: 1]))
    },
    Attack("information and its reference of another generation", .everywhere) {
      $0.append(
        [97: "<< /Title (A) >>"], .init(trailer: "/Info 97 1 R", generations: [97: 1]))
    },
  ]
}
