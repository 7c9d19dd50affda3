// SPDX-License-Identifier: AGPL-3.0-or-later

import Server

extension InProcessPeer: TranscriptPeer {}
