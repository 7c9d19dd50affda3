// SPDX-License-Identifier: AGPL-3.0-or-later
// `AFDate_…`, `AFTime_…`, `AFSpecial_…`.

var dateFormats = ["m/d", "m/d/yy", "mm/dd/yy", "mm/yy", "d-mmm", "d-mmm-yy", "dd-mmm-yy",
  "yy-mm-dd", "mmm-yy", "mmmm-yy", "mmm d, yyyy", "mmmm d, yyyy", "m/d/yy h:MM tt", "m/d/yy HH:MM"];
var timeFormats = ["HH:MM", "h:MM tt", "HH:MM:ss", "h:MM:ss tt"];

function formatBy(read, format) {
  var event = global.event;
  if (text(event.value) === "") return;
  var date = read(event.value, format);
  event.value = date ? printDate(format, date) : "";
}

function checkBy(read, format) {
  var event = global.event;
  if (!event.willCommit || text(event.value) === "") return;
  if (!read(event.value, format)) {
    refuse(event, "Invalid date/time: please ensure that the date/time exists. Field [ "
      + text(event.target && event.target.name) + " ] should match format " + format);
  }
}

function readTime(string, format) { return scanDate(format, string) || global.AFParseTime(string); }

constants(global, {
  AFDate_FormatEx: function (format) { formatBy(global.AFParseDateEx, text(format)); },
  AFDate_KeystrokeEx: function (format) { checkBy(global.AFParseDateEx, text(format)); },
  AFDate_Format: function (index) { formatBy(global.AFParseDateEx, text(dateFormats[index])); },
  AFDate_Keystroke: function (index) { checkBy(global.AFParseDateEx, text(dateFormats[index])); },
  AFTime_FormatEx: function (format) { formatBy(readTime, text(format)); },
  AFTime_KeystrokeEx: function (format) { checkBy(readTime, text(format)); },
  AFTime_Format: function (index) { formatBy(readTime, text(timeFormats[index])); },
  AFTime_Keystroke: function (index) {
    var event = global.event;
    if (!event.willCommit && !/^[\d:apmAPM\s]*$/.test(merged(event))) refuse(event);
    checkBy(readTime, text(timeFormats[index]));
  }
});

// Zip code, zip code and four, telephone number, social security number: the shown format, the
// pattern while typing, and the pattern at the end.
function specialMask(kind, value) {
  var digits = text(value).replace(/\D/g, "").length;
  // The masks have no room for a number with the prefix of a country, or with an extension.
  if (kind === 2 && (digits > 10 || foreignPhone.test(text(value)))) return "";
  return ["99999", "99999-9999", digits >= 10 ? "(999) 999-9999" : "999-9999", "999-99-9999"][kind];
}
var specialEntries = [/^\d{0,5}$/, /^\d{0,5}[-. ]?\d{0,4}$/,
  /^\(?\d{0,3}[)\-. ]{0,2}\d{0,3}[-. ]?\d{0,4}$/, /^\d{0,3}[-. ]?\d{0,2}[-. ]?\d{0,4}$/];
var specialCommits = [/^\d{5}$/, /^\d{5}[-. ]?\d{4}$/,
  /^(\d{3}[-. ]?\d{4}|\(?\d{3}\)?[-. ]{0,2}\d{3}[-. ]?\d{4}|(011|[+])[ \-.()]*(\d[ \-.()]*){7,})$/,
  /^\d{3}[-. ]?\d{2}[-. ]?\d{4}$/];
var foreignPhone = /^\s*(011[ \-.(]|[+])/;

function fitsMask(value, mask, isWhole) {
  if (value.length > mask.length || (isWhole && value.length !== mask.length)) return false;
  var classes = {"9": /\d/, A: /[A-Za-z]/, O: /[A-Za-z0-9]/, X: /[\s\S]/};
  for (var i = 0; i < value.length; i++) {
    var sign = mask.charAt(i), each = value.charAt(i);
    if (classes.hasOwnProperty(sign) ? !classes[sign].test(each) : sign !== each) return false;
  }
  return true;
}

constants(global, {
  AFSpecial_Format: function (kind) {
    var event = global.event, mask = specialMask(kind, event.value);
    if (mask && text(event.value) !== "") event.value = printx(mask, event.value);
  },
  AFSpecial_Keystroke: function (kind) {
    var event = global.event, value = merged(event);
    if (value === "" || !specialEntries[kind]) return;
    if (!event.willCommit) {
      if (!specialEntries[kind].test(value)) refuse(event);
    } else if (!specialCommits[kind].test(value)) {
      mismatch(event);
    }
  },
  AFSpecial_KeystrokeEx: function (format) {
    var event = global.event, mask = text(format), value = merged(event);
    if (mask === "" || value === "") return;
    if (event.willCommit) {
      if (!fitsMask(value, mask, true)) mismatch(event);
      return;
    }
    // Inserts the mask's literal characters that were not typed.
    var start = event.selStart | 0, added = "";
    text(event.change).split("").forEach(function (each) {
      while (start + added.length < mask.length
        && "9AOX".indexOf(mask.charAt(start + added.length)) < 0
        && mask.charAt(start + added.length) !== each) {
        added += mask.charAt(start + added.length);
      }
      added += each;
    });
    event.change = added;
    if (!fitsMask(merged(event), mask, false)) refuse(event);
  }
});
