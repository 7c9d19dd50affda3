// SPDX-License-Identifier: AGPL-3.0-or-later

extension Catalogue {
  /// The methods that only a worker's front calls.
  static let workerMethods: [any Method.Type] = [
    WorkerBegin.self, WorkerArrange.self, WorkerTakeCopied.self, WorkerTakeSignatures.self,
    WorkerTakeOpenFiles.self,
    WorkerExtract.self, WorkerImportPages.self,
  ]
}
