// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Annotations without an appearance are drawn also on a page that an edit was the first to load.
@Suite struct FirstLookTests {
  private func picture(isPageLoadedBefore: Bool) throws -> [UInt8] {
    let editor = try Workbench("redactions.pdf").open()
    if isPageLoadedBefore { _ = try draw(editor) }
    try editor.perform(SetFieldValues([.init("covered", .text("1"))]), cause: .api)
    return try draw(editor)
  }

  private func draw(_ editor: Editor) throws -> [UInt8] {
    let page = try editor.document.page(0)
    let request = RasterRequest(
      pageSize: page.size, rect: nil, scale: 1, rotation: 0, colors: nil, background: .white)
    return try Rasterizer(editor.document.context.clone()).render(page.displayList(), request).ppm
  }

  @Test func itDoesNotMatterWhoLoadsThePage() throws {
    #expect(try picture(isPageLoadedBefore: false) == picture(isPageLoadedBefore: true))
  }
}
