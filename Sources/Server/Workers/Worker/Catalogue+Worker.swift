// SPDX-License-Identifier: AGPL-3.0-or-later

extension Catalogue {
  /// What only a worker's front says.
  static let workerMethods: [any Method.Type] = [
    WorkerBegin.self, WorkerArrange.self, WorkerTakeCopied.self, WorkerTakeSignatures.self,
    WorkerExtract.self, WorkerImportPages.self,
  ]
}
