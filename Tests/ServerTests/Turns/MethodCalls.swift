// SPDX-License-Identifier: AGPL-3.0-or-later

/// Params for every method that names a document, for ``MethodTurnTests``: those that give it the most to
/// do.
struct MethodCall {
  let method: String
  /// The params besides `documentId`.
  let members: String
  /// Whether it may be refused, since what it needs cannot be had here, such as a certificate.
  var mayFail = false
  /// Whether it is taken back before the next one.
  var isUndone = false
}

enum MethodCalls {
  static let all = reads + views + interactions + changes + files

  private static func read(_ method: String, _ members: String = "") -> MethodCall {
    MethodCall(method: method, members: members)
  }

  private static func change(_ method: String, _ members: String = "") -> MethodCall {
    MethodCall(method: method, members: members, isUndone: true)
  }

  private static func attempt(_ method: String, _ members: String = "") -> MethodCall {
    MethodCall(method: method, members: members, mayFail: true)
  }

  private static let reads = [
    read("document/info"), read("document/history"), read("document/metadata"),
    read("document/fonts"), read("document/security"), read("document/policy"),
    read("pages/list"), read("pages/labels"), read("pages/find", #""label": "1999""#),
    read("pages/thumbnails", #""width": 20, "count": 30"#),
    read("page/render", #""pageIndex": 7, "width": 300"#), read("page/text", #""pageIndex": 7"#),
    read("page/layout", #""pageIndex": 7"#), read("page/links", #""pageIndex": 7"#),
    read("page/images", #""pageIndex": 7"#), attempt("page/image", #""pageIndex": 7, "index": 0"#),
    read("page/contentBox", #""pageIndex": 7"#), read("search/find", #""query": "line 7""#),
    read("outline/get"), read("destinations/list"),
    attempt("destinations/resolve", #""name": "nowhere""#),
    attempt("render/release", #""sharedMemory": "/recto-none""#),
    read("outline/find", #""pageIndex": 1500"#), read("attachments/list"),
    attempt("attachments/extract", #""id": "1""#), read("layers/list"), read("media/list"),
    attempt("media/open", #""annotationId": "note-1""#),
    attempt("media/close", #""annotationId": "note-1""#),
    attempt("media/control", #""annotationId": "note-1", "operation": "play""#),
    attempt("synctex/forward", #""file": "a.tex", "line": 1"#),
    attempt("synctex/inverse", #""pageIndex": 0, "point": [10, 10]"#), read("annotations/list"),
    read("annotations/get", #""id": "note-1999""#),
    read("annotations/at", #""pageIndex": 7, "point": [50, 280]"#), read("forms/list"),
    read("forms/get", #""field": "f1980""#), read("forms/export", #""format": "xfdf""#),
    attempt("forms/submit", #""url": "https://example.com/""#), read("signatures/list"),
    read("signatures/verify"), read("bookmarks/list"), read("bookmarks/at", #""pageIndex": 3"#),
    read("bookmarks/providers"), read("bookmarks/export", #""format": "json""#).allowedToFail,
    read("action/list", #""pageIndex": 7"#),
    read("document/export", #""format": "text", "path": "$TMP/a""#),
    read("document/export", #""format": "xfdf", "path": "$TMP/a.xfdf""#),
    read("document/export", #""format": "fdf", "path": "$TMP/a""#),
    read("document/export", #""format": "instantJSON", "path": "$TMP/a""#),
    read("document/export", #""format": "pdf", "path": "$TMP/a.pdf""#),
    read("document/sanitize", #""preview": true"#),
  ]

  private static let views = [
    read("view/open", #""size": [300, 400]"#), read("view/update", #""scale": 2"#),
    read("view/get"), read("view/goTo", #""pageIndex": 1500"#),
    read("view/zoomTo", #""pageIndex": 1500, "rect": [10, 10, 90, 90]"#),
    read("view/turn", #""direction": 1"#), read("view/foresee", #""commands": ["nextPage"]"#),
    read("view/rotatePages", #""pages": [1500], "by": 90"#),
    read("view/convert", #""from": "view", "to": "page", "points": [[10, 10]]"#).allowedToFail,
    read("view/back"), read("view/forward"), read("view/capture"),
    attempt("view/restore", #""state": {"version": 1}"#),
    attempt("view/close", #""viewId": "v2""#), read("tool/get"), read("tool/list"),
    read("toolbar/get"),
    read("tool/set", #""tool": "rectangle""#), read("tool/setStyle", #""style": {"opacity": 0.5}"#),
    read("tool/commit"), read("tool/cancel"), read("tool/set", #""tool": "pan""#),
    read("menu/update", #""remove": []"#).allowedToFail,
    read("selection/set", #""all": true"#).allowedToFail, read("selection/get"),
    attempt("selection/copy"), read("selection/clear"),
    read("forms/focus", #""to": "next""#).allowedToFail,
    read("interaction/components"),
    read("interaction/setEnabled", #""component": "fastScroll", "enabled": true"#),
    read("interaction/configure"), read("interaction/preset"),
    read("interaction/setPreset", #""preset": null"#).allowedToFail,
    read(
      "interaction/addCondition", #""component": "fastScroll", "condition": {"pageIndex": [1]}"#),
    attempt("interaction/removeCondition", #""conditionId": "c1""#),
    read("interaction/addCallback", #""component": "fastScroll""#),
    attempt("interaction/removeCallback", #""callbackId": "c1""#),
    read("interaction/addHook", #""hook": "annotations/shouldSelect""#).allowedToFail,
    attempt("interaction/removeHook", #""hookId": "h1""#),
    read("gesture/register", #""id": "own", "kind": "tap""#),
    read("gesture/contains", #""component": "fastScroll", "gesture": "own""#).allowedToFail,
    read("gesture/unregister", #""id": "own""#),
  ]

  private static let interactions = [
    read(
      "interaction/canActivate",
      #""component": "openLinkAnnotation", "pageIndex": 7, "point": [50, 280]"#),
    read(
      "interaction/tryTo", #""component": "openLinkAnnotation", "pageIndex": 7, "point": [50, 280]"#
    ),
    read("interaction/explain", #""event": "tap", "pageIndex": 7, "point": [50, 280]"#),
    read("interaction/tap", #""pageIndex": 7, "point": [50, 280]"#),
    read("interaction/doubleTap", #""pageIndex": 7, "point": [60, 60]"#),
    read("interaction/tripleTap", #""pageIndex": 7, "point": [60, 60]"#),
    read("interaction/longPress", #""pageIndex": 7, "point": [60, 60]"#),
    read("interaction/contextMenu", #""pageIndex": 7, "point": [60, 60]"#),
    read("interaction/drag", #""pageIndex": 7, "points": [60, 60, 90, 90]"#),
    read("interaction/pointer", #""pageIndex": 7, "point": [60, 60], "phase": "move", "time": 0"#),
    read("interaction/scroll", #""delta": [0, 10]"#),
    read("interaction/pinch", #""point": [60, 60], "scale": 1.5"#),
    read("interaction/key", #""key": "PageDown""#),
    attempt("interaction/text", #""text": "a""#),
    attempt("interaction/blur", #""text": "a""#),
    attempt("interaction/respond", #""requirementId": "r1", "cancel": true"#),
    read("interaction/command", #""id": "cancel""#).allowedToFail,
    attempt("action/run", #""action": {"kind": "named", "name": "lastPage"}"#),
  ]

  private static let changes = [
    read("document/setPolicy", #""policy": {}"#), change("document/setInfo", #""title": "New""#),
    attempt("document/setMetadata", #""xmp": "<x/>""#),
    change("pages/insert", #""at": 1000, "count": 100"#),
    change("pages/delete", #""pages": $HALF"#),
    change("pages/move", #""pages": $SOME, "to": 900"#),
    change("pages/rotate", #""pages": $ALL, "by": 90"#),
    change("pages/close", #""pages": $ALL"#),
    change("pages/duplicate", #""pages": $SOME"#),
    change("pages/crop", #""pages": $ALL, "rect": [10, 10, 200, 200]"#),
    change("pages/setBoxes", #""pages": $ALL, "boxes": {"trim": [10, 10, 200, 200]}"#),
    change("pages/setLabels", #""sections": [{"first": 0, "style": "decimal"}]"#).allowedToFail,
    change("pages/import", #""path": "$TMP/long.pdf""#),
    change("outline/insert", #""item": {"title": "New", "pageIndex": 9}"#).allowedToFail,
    change("outline/update", #""id": "$ITEM", "changes": {"title": "Other"}"#),
    change("outline/move", #""id": "$ITEM", "index": 0"#),
    change("outline/delete", #""ids": ["$ITEM"]"#),
    change("attachments/add", #""data": "YQ==", "name": "b.txt""#),
    attempt("attachments/remove", #""id": "1""#), read("layers/setVisible", #""reset": true"#),
    change("layers/setDefault"), change("layers/add", #""title": "Notes""#),
    attempt("layers/rename", #""id": "l1", "title": "Notes""#),
    change("layers/assign", #""ids": $NOTES, "layer": "$LAYER""#),
    change("layers/remove", #""id": "$LAYER""#),
    change("annotations/add", #""annotations": $SQUARES"#),
    change(
      "annotations/add",
      #""annotation": {"id": "x1", "type": "square", "pageIndex": 9, "rect": [10, 10, 50, 50]}"#),
    change("annotations/update", #""id": "note-1999", "changes": {"contents": "Other"}"#),
    change("annotations/setState", #""id": "note-1999", "state": "accepted""#),
    change("annotations/reorder", #""ids": ["note-5"], "to": "front""#).allowedToFail,
    change("annotations/delete", #""ids": $NOTES"#),
    change("annotations/group", #""ids": ["note-5", "note-6"]"#).allowedToFail,
    attempt("annotations/ungroup", #""ids": ["note-5"]"#),
    attempt("annotations/merge", #""ids": ["note-7", "note-8"]"#),
    change("annotations/flatten"), read("annotations/copy", #""ids": ["note-5"]"#),
    change("annotations/paste", #""pageIndex": 3"#),
    change("annotations/markRedactions", #""query": "line 7""#),
    change("annotations/applyRedactions").allowedToFail,
    change("forms/setValue", #""field": "f1980", "value": "new""#),
    change("forms/setValues", #""values": [{"field": "f1980", "value": "new"}]"#).allowedToFail,
    change("forms/reset"),
    change(
      "forms/create",
      #""field": {"type": "text", "name": "new", "pageIndex": 3, "rect": [10, 40, 90, 60]}"#
    ).allowedToFail,
    change("forms/update", #""field": "f1980", "changes": {"label": "New"}"#),
    change("forms/delete", #""fields": ["f1980"]"#), change("forms/flatten"),
    attempt("forms/import", #""format": "json", "data": "{}""#),
    change("document/import", #""format": "xfdf", "path": "$TMP/a.xfdf""#),
    attempt("signatures/sign", #""certificate": {"path": "$TMP/none.p12"}"#),
    attempt("signatures/extend"), attempt("signatures/clear", #""field": "none""#),
    attempt("signatures/place", #""pageIndex": 3, "point": [50, 50]"#),
    change("bookmarks/add", #""bookmark": {"pageIndex": 9}"#),
    change("bookmarks/update", #""id": "b1", "name": "New""#),
    change("bookmarks/move", #""id": "b1", "to": 1"#),
    read("bookmarks/run", #""id": "b1""#), change("bookmarks/toggle", #""pageIndex": 11"#),
    change("bookmarks/remove", #""id": "b2""#),
    read("bookmarks/setProviders", #""providers": [{"kind": "embedded"}]"#).allowedToFail,
    attempt("bookmarkProvider/didChange", #""providerId": "mine""#),
    attempt("bookmarks/import", #""format": "outline""#),
    change("action/set", #""pageIndex": 3, "trigger": "open", "action": null"#).allowedToFail,
    read("document/begin", #""name": "Group""#), read("document/commit"),
    read("document/begin", #""name": "Group""#), read("document/rollback"),
    change("document/sanitize"),
    change("annotations/delete", #""ids": ["note-7"]"#), read("document/redo").allowedToFail,
    read("document/undo").allowedToFail,
  ]

  private static let files = [
    read("pages/extract", #""pages": $HALF, "path": "$TMP/half.pdf""#),
    read("pages/split", #""folder": "$TMP", "every": 400"#),
    read("document/save", #""path": "$TMP/copy.pdf", "mode": "full""#),
    read("document/reload", #""discard": true"#),
    read("document/close", #""discard": true"#),
  ]
}

extension MethodCall {
  /// The same, of which only the time counts.
  fileprivate var allowedToFail: MethodCall {
    MethodCall(method: method, members: members, mayFail: true, isUndone: isUndone)
  }
}
