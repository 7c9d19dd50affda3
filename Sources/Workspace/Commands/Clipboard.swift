// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The annotations that were copied last. They can be pasted into any document of the client.
struct Clipboard: Hashable {
  var annotations: [Annotation] = []
}

extension Annotation {
  /// Whether it can be copied and pasted: fields belong to their form, popups to another annotation.
  var isCopyable: Bool { ![.widget, .popup, .unknown].contains(type) }
}
