// SPDX-License-Identifier: AGPL-3.0-or-later

/// The descriptors of standard input, output and error.
public enum StandardDescriptors {
  /// Opens `/dev/null` for each that the starting program has closed. Without this, the next file or pipe of
  /// the process would get its number, and be used as standard input or output.
  public static func openMissing() {
    for descriptor in STDIN_FILENO...STDERR_FILENO
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is this one, since those below are open.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
