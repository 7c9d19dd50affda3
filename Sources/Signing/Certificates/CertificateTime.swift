// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

enum CertificateTime {
  typealias Raw = UnsafeMutablePointer<ASN1_TIME>?

  /// Seconds since 1970.
  static func seconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int64? {
    guard let time, let epoch = CertificateTimeHandle(ASN1_TIME_set(nil, 0)) else { return nil }
    var (days, seconds): (Int32, Int32) = (0, 0)
    guard ASN1_TIME_diff(&days, &seconds, epoch.raw, time) == 1 else { return nil }
    return Int64(days) * 86_400 + Int64(seconds)
  }
}

/// A time that is freed with its last reference.
final class CertificateTimeHandle {
  let raw: UnsafeMutablePointer<ASN1_TIME>

  init?(_ raw: UnsafeMutablePointer<ASN1_TIME>?) {
    guard let raw else { return nil }
    self.raw = raw
  }

  deinit { ASN1_STRING_free(raw) }
}
