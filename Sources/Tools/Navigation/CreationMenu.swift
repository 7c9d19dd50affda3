// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// The menu of a long press or secondary click on the page. It offers the link there, and annotations
/// to create.
enum CreationMenu {
  static func items(
    link: Annotation?, at place: PagePoint?, _ context: any ToolContext
  ) -> [MenuItem] {
    var items: [MenuItem] = []
    if let link {
      let opens = context.offers(.openLinkAnnotation, .annotation(link.id), at: place)
      items.append(MenuItem("openLink", "Open Link", isEnabled: opens))
      if case .uri? = link.action?.kind { items.append(MenuItem("copyLink", "Copy Link")) }
    }
    if context.canPaste { items.append(MenuItem("paste", "Paste")) }
    // A reader creates no forms.
    for kind in context.creatingTools where kind.group != .forms {
      items.append(MenuItem(.tool(kind.name), kind.title))
    }
    return items
  }
}

extension ToolContext {
  func mayCreate(_ type: AnnotationType) -> Bool {
    do throws(ToolError) { try check(.create(type)) } catch { return false }
    return true
  }
}
