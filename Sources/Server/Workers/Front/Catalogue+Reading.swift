// SPDX-License-Identifier: AGPL-3.0-or-later

extension Catalogue {
  /// The methods that change nothing and say nothing before their answer: that one was begun by a
  /// process that somebody killed does not show when it is begun again.
  static let reading: [any Method.Type] = [
    ServerPing.self, DocumentInfo.self, DocumentHistory.self, DocumentMetadata.self,
    DocumentFonts.self, DocumentSecurity.self, DocumentPolicy.self, PagesList.self,
    PagesLabels.self, PagesFind.self, PageRender.self, PageTextMethod.self, PageLayoutMethod.self,
    PageLinks.self, PageImages.self, PageImageMethod.self, PageContentBox.self, OutlineGet.self,
    OutlineFind.self, AttachmentsList.self, LayersList.self, SyncTeXForward.self,
    SyncTeXInverse.self, MediaList.self, AnnotationsList.self, AnnotationsGet.self,
    AnnotationsAt.self, FormsList.self, FormsGet.self, SignaturesList.self, SignaturesVerify.self,
    BookmarksList.self, BookmarksAt.self, BookmarksProviders.self, ViewGet.self, ViewConvert.self,
    ViewCapture.self, ToolList.self, ToolGet.self, ToolbarGet.self, StylesGet.self,
    ComponentList.self, PresetGet.self, Explain.self, GestureContains.self, ActionList.self,
  ]
}
