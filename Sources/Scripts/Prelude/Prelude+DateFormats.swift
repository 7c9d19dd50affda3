// SPDX-License-Identifier: AGPL-3.0-or-later

extension Prelude {
  /// Dates as a format has them, both ways.
  static let dateFormats = #"""
    // The parts of a date format, such as mmmm or HH, and what stands between them.
    function dateTokens(format) {
      var tokens = /\\.|m{1,4}|d{1,4}|y{4}|y{2}|H{1,2}|h{1,2}|M{1,2}|s{1,2}|t{1,2}|[\s\S]/g;
      return text(format).match(tokens) || [];
    }

    var datePrinters = {
      mmmm: function (d) { return monthNames[d.getMonth()]; },
      mmm: function (d) { return monthNames[d.getMonth()].substring(0, 3); },
      mm: function (d) { return pad(d.getMonth() + 1, 2); },
      m: function (d) { return String(d.getMonth() + 1); },
      dddd: function (d) { return dayNames[d.getDay()]; },
      ddd: function (d) { return dayNames[d.getDay()].substring(0, 3); },
      dd: function (d) { return pad(d.getDate(), 2); },
      d: function (d) { return String(d.getDate()); },
      yyyy: function (d) { return pad(d.getFullYear(), 4); },
      yy: function (d) { return pad(d.getFullYear() % 100, 2); },
      HH: function (d) { return pad(d.getHours(), 2); },
      H: function (d) { return String(d.getHours()); },
      hh: function (d) { return pad((d.getHours() + 11) % 12 + 1, 2); },
      h: function (d) { return String((d.getHours() + 11) % 12 + 1); },
      MM: function (d) { return pad(d.getMinutes(), 2); },
      M: function (d) { return String(d.getMinutes()); },
      ss: function (d) { return pad(d.getSeconds(), 2); },
      s: function (d) { return String(d.getSeconds()); },
      tt: function (d) { return d.getHours() < 12 ? "am" : "pm"; },
      t: function (d) { return d.getHours() < 12 ? "a" : "p"; }
    };

    function printDate(format, date) {
      if (format === 0) return "D:" + printDate("yyyymmddHHMMss", date);
      if (format === 1) format = "yyyy.mm.dd HH:MM:ss";
      if (format === 2) format = "m/d/yy h:MM:ss tt";
      return dateTokens(format).map(function (token) {
        if (token.charAt(0) === "\\") return token.charAt(1);
        return datePrinters.hasOwnProperty(token) ? datePrinters[token](date) : token;
      }).join("");
    }

    function monthOf(name) {
      var wanted = name.toLowerCase();
      for (var i = 0; i < 12; i++) {
        var month = monthNames[i].toLowerCase();
        if (wanted === month || (wanted.length >= 3 && month.indexOf(wanted) === 0)) return i + 1;
      }
      return NaN;
    }

    // Which years two digits mean: those from 1950 to 2049.
    function fullYear(digits) {
      var year = +digits;
      if (digits.length > 2) return year;
      return year < 50 ? 2000 + year : 1900 + year;
    }

    var dateReaders = {
      mmmm: ["([A-Za-z]+)", function (p, s) { p.month = monthOf(s); }],
      mmm: ["([A-Za-z]+)\\.?", function (p, s) { p.month = monthOf(s); }],
      m: ["(\\d{1,2})", function (p, s) { p.month = +s; }],
      dddd: ["[A-Za-z]+", null],
      ddd: ["[A-Za-z]+\\.?", null],
      d: ["(\\d{1,2})", function (p, s) { p.day = +s; }],
      yyyy: ["(\\d{4}|\\d{2})", function (p, s) { p.year = fullYear(s); }],
      yy: ["(\\d{4}|\\d{2})", function (p, s) { p.year = fullYear(s); }],
      H: ["(\\d{1,2})", function (p, s) { p.hour = +s; }],
      h: ["(\\d{1,2})", function (p, s) { p.hour = +s; p.isHalf = true; }],
      M: ["(\\d{1,2})", function (p, s) { p.minute = +s; }],
      s: ["(\\d{1,2})", function (p, s) { p.second = +s; }],
      t: ["([AaPp])\\.?[Mm]?\\.?", function (p, s) { p.isLate = s.toLowerCase() === "p"; }]
    };
    "mm dd HH hh MM ss tt".split(" ").forEach(function (two) {
      dateReaders[two] = dateReaders[two.charAt(0)];
    });

    function escapePattern(string) { return string.replace(/[\\^$.*+?()[\]{}|\/-]/g, "\\$&"); }

    // A date of parts, the missing ones as of today; null where there is no such date.
    function dateOf(parts) {
      var today = new global.Date();
      var year = parts.year === undefined ? today.getFullYear() : parts.year;
      var month = parts.month === undefined ? (parts.day === undefined ? today.getMonth() + 1 : 1)
        : parts.month;
      if (parts.month === undefined && parts.day !== undefined) month = today.getMonth() + 1;
      var isTime = parts.year === undefined && parts.month === undefined && parts.day === undefined;
      var day = parts.day === undefined ? (isTime ? today.getDate() : 1) : parts.day;
      var hour = parts.hour || 0;
      if (parts.isHalf && parts.isLate !== undefined) {
        if (hour < 1 || hour > 12) return null;
        hour = hour % 12 + (parts.isLate ? 12 : 0);
      }
      var minute = parts.minute || 0, second = parts.second || 0;
      if (!(hour <= 23 && minute <= 59 && second <= 59)) return null;
      var date = new global.Date(2000, 0, 1, hour, minute, second);
      date.setFullYear(year, month - 1, day);
      return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
    }

    // Reads a date that is written just so; spaces may be more, and time may be left out.
    function scanDate(format, string) {
      var readers = [];
      var pattern = dateTokens(format).map(function (token) {
        if (token.charAt(0) === "\\") return escapePattern(token.charAt(1));
        if (!dateReaders.hasOwnProperty(token)) return /\s/.test(token) ? "\\s*" : escapePattern(token);
        if (dateReaders[token][1]) readers.push(dateReaders[token][1]);
        return dateReaders[token][0];
      }).join("");
      var match = new RegExp("^\\s*" + pattern + "\\s*$").exec(text(string));
      if (!match) return null;
      var parts = {};
      readers.forEach(function (read, index) { read(parts, match[index + 1]); });
      return dateOf(parts);
    }
    """#
}
