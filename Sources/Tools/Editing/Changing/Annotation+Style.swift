// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension Annotation {
  var style: AnnotationStyle {
    get { AnnotationStyle(of: self) }
    set {
      for member in EditingTraits(self).style { member.enter(newValue, &self) }
      opacity = min(max(opacity, 0), 1)
    }
  }
}
