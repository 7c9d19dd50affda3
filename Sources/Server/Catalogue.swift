// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// All messages of the protocol. They are in the order in which a client meets them.
public enum Catalogue {
  public static let methods: [any Method.Type] = [
    Initialize.self, Initialized.self, Shutdown.self, Exit.self, CancelRequest.self,
    ServerPing.self, ServerStatus.self, ServerDescribe.self, LogSetLevel.self,
    DocumentOpen.self, DocumentClose.self, DocumentInfo.self, DocumentList.self,
    DocumentSave.self, DocumentReload.self, DocumentUndo.self, DocumentRedo.self,
    DocumentHistory.self,
    DocumentBegin.self, DocumentCommit.self, DocumentRollback.self,
    DocumentExport.self, DocumentImport.self,
    DocumentSetInfo.self, DocumentMetadata.self, DocumentSetMetadata.self, DocumentFonts.self,
    DocumentSanitize.self, DocumentSecurity.self, DocumentPolicy.self, DocumentSetPolicy.self,
    PagesList.self, PagesThumbnails.self, PagesInsert.self, PagesDelete.self, PagesMove.self,
    PagesRotate.self, PagesClose.self,
    PagesDuplicate.self, PagesImport.self, PagesExtract.self, PagesSplit.self, PagesCrop.self,
    PagesSetBoxes.self, PagesLabels.self, PagesSetLabels.self, PagesFind.self,
    PageRender.self, RenderRelease.self, PageTextMethod.self, PageLayoutMethod.self, PageLinks.self,
    PageImages.self, PageImageMethod.self, PageContentBox.self,
    SearchFind.self, OutlineGet.self, OutlineFind.self, OutlineInsert.self, OutlineUpdate.self,
    OutlineMove.self, OutlineDelete.self, DestinationsList.self, DestinationsResolve.self,
    AttachmentsList.self, AttachmentsExtract.self, AttachmentsAdd.self, AttachmentsRemove.self,
    LayersList.self, LayersSetVisible.self, LayersSetDefault.self, LayersAdd.self,
    LayersRename.self, LayersRemove.self, LayersAssign.self,
    SyncTeXForward.self, SyncTeXInverse.self,
    MediaList.self, MediaOpen.self, MediaClose.self, MediaControlMethod.self,
    AnnotationsList.self, AnnotationsGet.self, AnnotationsAt.self, AnnotationsAdd.self,
    AnnotationsUpdate.self, AnnotationsSetState.self, AnnotationsDelete.self,
    AnnotationsReorder.self,
    AnnotationsGroup.self, AnnotationsUngroup.self, AnnotationsMerge.self, AnnotationsFlatten.self,
    AnnotationsMarkRedactions.self, AnnotationsApplyRedactions.self,
    AnnotationsCopy.self, AnnotationsPaste.self,
    FormsList.self, FormsGet.self, FormsSetValue.self, FormsSetValues.self, FormsReset.self,
    FormsCreate.self, FormsUpdate.self, FormsDelete.self, FormsFlatten.self, FormsExport.self,
    FormsImport.self, FormsSubmit.self,
    SignaturesList.self, SignaturesVerify.self, SignaturesSign.self, SignaturesExtend.self,
    SignaturesClear.self,
    SignaturesPlace.self, SignaturesSaved.self, SignaturesSave.self, SignaturesRemove.self,
    SignaturesMove.self,
    BookmarksList.self, BookmarksAdd.self, BookmarksUpdate.self, BookmarksRemove.self,
    BookmarksMove.self, BookmarksRun.self, BookmarksToggle.self, BookmarksAt.self,
    BookmarksProviders.self,
    BookmarksSetProviders.self, BookmarkProviderDidChange.self, BookmarksImport.self,
    BookmarksExport.self,
    ViewOpen.self, ViewUpdate.self, ViewGet.self, ViewGoTo.self, ViewZoomTo.self,
    ViewTurn.self, ViewForesee.self, ViewRotatePages.self, ViewConvert.self, ViewBack.self,
    ViewForward.self, ViewCapture.self,
    ViewRestore.self, ViewClose.self,
    ToolList.self, ToolGet.self, ToolSet.self, ToolSetStyle.self, ToolCommit.self,
    ToolCancel.self, ToolKeys.self, ToolRegister.self, ToolUnregister.self, ToolbarGet.self,
    ToolbarUpdate.self, StylesGet.self, StylesSet.self, StampsList.self,
    InteractionTap.self, InteractionDoubleTap.self, InteractionTripleTap.self,
    InteractionLongPress.self, InteractionContextMenu.self, InteractionDrag.self,
    InteractionPointer.self, InteractionScroll.self, InteractionPinch.self, InteractionKey.self,
    InteractionText.self,
    InteractionBlur.self,
    InteractionRespond.self, InteractionCommand.self, MenuUpdate.self,
    FormsFocus.self,
    InteractionComponents.self, InteractionSetEnabled.self, InteractionConfigure.self,
    InteractionPreset.self, InteractionSetPreset.self,
    InteractionAddCondition.self, InteractionRemoveCondition.self,
    InteractionAddCallback.self, InteractionRemoveCallback.self, InteractionCanActivate.self,
    InteractionTryTo.self, InteractionExplain.self,
    InteractionAddHook.self, InteractionRemoveHook.self,
    GestureRegister.self, GestureUnregister.self, GestureContains.self,
    ActionRun.self, ActionList.self, ActionSet.self,
    SelectionGet.self, SelectionSet.self, SelectionClear.self, SelectionCopy.self,
  ]

  public static let notifications: [any Notification.Type] = [
    Progress.self, LogMessage.self, DocumentDidChange.self, PagesDidChange.self,
    DocumentDidSave.self, DocumentDidFailToSave.self, DocumentDidChangeOnDisk.self,
    DocumentDidReload.self, DocumentDidRecover.self, DocumentDidClose.self,
    AnnotationsDidChange.self, FormsDidChange.self, TextDidLackGlyphs.self, FormsDidFocus.self,
    OutlineDidChange.self,
    LayersDidChange.self,
    BookmarksDidChange.self, BookmarksProviderDidFail.self,
    ViewDidChange.self, ToolDidChange.self, ToolDidPass.self, ToolDidUpdate.self,
    ToolbarDidChange.self,
    SelectionDidChange.self,
    InteractionDidRecognize.self, MenuDidChoose.self,
    InteractionWillActivate.self, GestureDidChange.self,
    HostOpenURI.self, HostDecideURI.self, HostOpenDocument.self, HostLaunch.self,
    HostCommand.self, HostImportData.self, HostShowTransition.self, HostPlaySound.self,
    HostToggleUserInterface.self,
    HostSetClipboard.self, HostSearch.self, HostPlayMedia.self, HostStopMedia.self,
    HostControlMedia.self, HostSignature.self, HostSubmitForm.self, HostUnsupportedAction.self,
    HostScriptRequest.self, ScriptDidLog.self,
  ]

  public static let clientRequests: [any ClientRequest.Type] = [
    InteractionShouldActivate.self, ToolShouldChange.self, AnnotationsShouldSelect.self,
    AnnotationsShouldEdit.self, LinksShouldFollow.self, ActionShouldRun.self, MenuShouldShow.self,
    SelectionShouldCopy.self,
    InteractionShouldHandle.self,
    GestureShouldBegin.self,
    ToolHandleEvent.self,
    BookmarkProviderList.self, BookmarkProviderAdd.self, BookmarkProviderRemove.self,
    BookmarkProviderSave.self,
    HostAlert.self, HostPrompt.self, HostPopUpMenu.self, HostTimestamp.self,
  ]

  /// The params and results of all messages.
  static var records: [any WrittenRecord.Type] {
    var records: [any WrittenRecord.Type] = []
    for method in methods { records += [method.paramsType, method.resultType] }
    for notification in notifications { records.append(notification.paramsType) }
    for request in clientRequests { records += [request.paramsType, request.resultType] }
    return records
  }
}

extension Method {
  static var paramsType: any WrittenRecord.Type { Params.self }
  static var resultType: any WrittenRecord.Type { Result.self }
}

extension Notification {
  static var paramsType: any WrittenRecord.Type { Params.self }
}

extension ClientRequest {
  static var paramsType: any WrittenRecord.Type { Params.self }
  static var resultType: any WrittenRecord.Type { Result.self }
}

extension Catalogue {
  /// The methods that change nothing and send nothing before their answer. They can be repeated
  /// unnoticed if the process that had begun them was lost.
  static let reading = methods.filter { $0.effect == .reads }

  /// The methods that only a worker's front calls.
  static let workerMethods: [any Method.Type] = [
    WorkerBegin.self, WorkerArrange.self, WorkerTakeCopied.self, WorkerTakeSignatures.self,
    WorkerTakeOpenFiles.self, WorkerNumberRules.self, WorkerGoOn.self,
    WorkerExtract.self, WorkerImportPages.self,
  ]
}
