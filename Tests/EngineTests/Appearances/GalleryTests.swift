// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

struct GalleryTests {
  @Test(arguments: GalleryPage.all)
  func dump(page: GalleryPage) throws {
    guard let folder = ProcessInfo.processInfo.environment["GALLERY"] else { return }
    let document = try page.document(with: Gallery.all)
    let path = folder + "/g\(page.rotation)\(page.isShifted ? "s" : "").pdf"
    try? FileManager.default.removeItem(atPath: path)
    try document.write(to: path, incrementally: true)
    let list = try document.page(0).displayList()
    _ = list
  }
}
