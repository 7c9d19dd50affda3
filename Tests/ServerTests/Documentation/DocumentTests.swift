// SPDX-License-Identifier: AGPL-3.0-or-later

import TestSupport
import Testing

/// What is tested of documents, one after the other, since recording writes them.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) enum DocumentTests {}
