// SPDX-License-Identifier: AGPL-3.0-or-later
// Writes and reads dates by a format.

// The parts of a date format, such as mmmm or HH, and the text between them.
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

// The difference of local time from UTC, as in PDF.
function printedZone() {
  var minutes = Math.abs(clock.offset);
  return (clock.offset < 0 ? "-" : "+") + pad(Math.floor(minutes / 60), 2) + "'"
    + pad(minutes % 60, 2) + "'";
}

function printDate(format, date) {
  if (format === 0) return "D:" + printDate("yyyymmddHHMMss", date) + printedZone();
  if (format === 1) return printDate("yyyy.mm.dd HH:MM:ss", date) + " " + printedZone();
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

// Two digits mean a year from 1950 to 2049.
function fullYear(digits) {
  var year = +digits;
  if (digits.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

// What each part of a format accepts, longest first, and how it sets the date.
var digits = /^\d{1,2}/, letters = /^[A-Za-z]+/;
var dateReaders = {
  mmmm: [letters, function (p, s) { p.month = monthOf(s); }],
  mmm: [/^[A-Za-z]+\.?/, function (p, s) { p.month = monthOf(s.replace(".", "")); }],
  m: [digits, function (p, s) { p.month = +s; }],
  dddd: [letters, null],
  ddd: [/^[A-Za-z]+\.?/, null],
  d: [digits, function (p, s) { p.day = +s; }],
  yyyy: [/^(\d{4}|\d{2})/, function (p, s) { p.year = fullYear(s); }],
  yy: [/^(\d{4}|\d{2})/, function (p, s) { p.year = fullYear(s); }],
  H: [digits, function (p, s) { p.hour = +s; }],
  h: [digits, function (p, s) { p.halfHour = +s; }],
  M: [digits, function (p, s) { p.minute = +s; }],
  s: [digits, function (p, s) { p.second = +s; }],
  t: [/^[AaPp]\.?[Mm]?\.?/, function (p, s) { p.isLate = s.charAt(0).toLowerCase() === "p"; }]
};
"mm dd HH hh MM ss tt".split(" ").forEach(function (two) {
  dateReaders[two] = dateReaders[two.charAt(0)];
});

// A date from its parts; missing parts are today's. Null if there is no such date.
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

function isNumeral(token) {
  return dateReaders.hasOwnProperty(token) && !/^(mmm|ddd|t)/.test(token);
}

// Whether another number stands right beside a number of two digits or more, as in yyyymmdd.
function isTight(tokens, place) {
  return isNumeral(tokens[place]) && tokens[place].length > 1
    && (isNumeral(tokens[place - 1]) || isNumeral(tokens[place + 1]));
}

// The lengths that a token can match at the start of a text, longest first; empty if none.
function lengths(tokens, place, rest) {
  var token = tokens[place];
  if (isTight(tokens, place)) {
    return /^\d*/.exec(rest)[0].length >= token.length ? [token.length] : [];
  }
  if (/^\s$/.test(token)) return [/^\s*/.exec(rest)[0].length];
  if (!dateReaders.hasOwnProperty(token)) {
    var sign = token.charAt(0) === "\\" ? token.charAt(1) : token;
    return rest.substring(0, sign.length) === sign ? [sign.length] : [];
  }
  var match = dateReaders[token][0].exec(rest);
  if (!match) return [];
  // Tries fewer digits if the next part needs the rest.
  var length = match[0].length;
  if (!/^\d/.test(match[0])) return [length];
  return length === 4 ? [4, 2] : length === 2 && token.length < 3 && token !== "yy" ? [2, 1] : [length];
}

// Reads a date as scanLocalDate does; the formats of PDF may have a time zone.
function scanDate(format, string) {
  var zone = (format === 0 || format === 1)
    && /\s*(Z|[+-]\d\d'?(\d\d)?'?)\s*$/.exec(text(string));
  if (!zone) return scanLocalDate(format, string);
  var date = scanLocalDate(format, text(string).substring(0, zone.index));
  return date && new global.Date(date.getTime() + (clock.offset - minutesAhead(zone[1])) * 60000);
}

// Reads a date in exactly this format, except that there may be more spaces, and that the time may be
// missing. The format is not converted to a regular expression, because engines limit its groups.
function scanLocalDate(format, string) {
  if (format === 0) format = "\\D:yyyymmddHHMMss";
  if (format === 1) format = "yyyy.mm.dd HH:MM:ss";
  if (format === 2) format = "m/d/yy h:MM:ss tt";
  var tokens = dateTokens(format), source = text(string).replace(/^\s+|\s+$/g, ""), steps = 0;
  function scan(place, at) {
    if (place === tokens.length) return at === source.length ? [] : null;
    if (++steps > 10000) return null;
    var choices = lengths(tokens, place, source.substring(at));
    for (var i = 0; i < choices.length; i++) {
      var rest = scan(place + 1, at + choices[i]);
      if (rest) return [source.substring(at, at + choices[i])].concat(rest);
    }
    return null;
  }
  var found = scan(0, 0);
  if (!found) return null;
  var parts = {};
  tokens.forEach(function (token, index) {
    var reader = dateReaders.hasOwnProperty(token) ? dateReaders[token][1] : null;
    if (reader) reader(parts, found[index]);
  });
  if (parts.halfHour !== undefined && parts.hour === undefined) {
    parts.hour = parts.halfHour;
    parts.isHalf = true;
  }
  return dateOf(parts);
}
