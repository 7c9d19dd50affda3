// SPDX-License-Identifier: AGPL-3.0-or-later

// The platform's C library. No other target imports it, so that a port begins here;
// docs/limits-clients.md lists what else a port needs.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
