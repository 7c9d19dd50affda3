// SPDX-License-Identifier: AGPL-3.0-or-later
// Dates as people write them.

// The order of year, month and day in a format.
function dateOrder(format) {
  var order = "";
  dateTokens(format).forEach(function (token) {
    var part = token.charAt(0);
    if ("ymd".indexOf(part) >= 0 && order.indexOf(part) < 0 && !/^ddd/.test(token)) order += part;
  });
  return order;
}

function timeOf(string, parts) {
  var match = /(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?\s*([AaPp])?\.?[Mm]?\.?/.exec(string);
  if (!match) return string;
  parts.hour = +match[1];
  parts.minute = +match[2];
  parts.second = +(match[3] || 0);
  if (match[4]) {
    parts.isHalf = true;
    parts.isLate = match[4].toLowerCase() === "p";
  }
  return string.substring(0, match.index) + " " + string.substring(match.index + match[0].length);
}

// Reads a date that does not follow the format exactly: parts in the format's order, with any
// separators, months as names or numbers, and the year optional.
function scanLoosely(string, order) {
  var parts = {};
  var rest = timeOf(text(string), parts);
  var words = rest.match(/[A-Za-z]+|\d+/g) || [];
  var numbers = [];
  for (var i = 0; i < words.length; i++) {
    if (/\d/.test(words[i])) {
      numbers.push(words[i]);
    } else if (!isNaN(monthOf(words[i]))) {
      parts.month = monthOf(words[i]);
    } else if (!isDayName(words[i])) {
      return null;
    }
  }
  var slots = (order || "mdy").split("").filter(function (slot) {
    return slot !== "m" || parts.month === undefined;
  });
  if (numbers.length === 1 && /^(\d{6}|\d{8})$/.test(numbers[0]) && slots.length === 3) {
    numbers = cut(numbers[0], slots);
  }
  if (numbers.length > slots.length && slots.indexOf("y") < 0) slots.push("y");
  if (numbers.length < slots.length && slots.indexOf("y") >= 0) {
    slots.splice(slots.indexOf("y"), 1);
  }
  if (numbers.length !== slots.length) return null;
  if (numbers.length === 0 && parts.hour === undefined) return null;
  slots.forEach(function (slot, index) {
    // A year has two digits or four; a typing slip has three, or five.
    if (slot === "y") parts.year = /^(\d{1,2}|\d{4})$/.test(numbers[index])
      ? fullYear(numbers[index]) : NaN;
    if (slot === "m") parts.month = +numbers[index];
    if (slot === "d") parts.day = +numbers[index];
  });
  return dateOf(parts);
}

function isDayName(word) {
  var wanted = word.toLowerCase();
  return dayNames.some(function (name) {
    return wanted.length >= 3 && name.toLowerCase().indexOf(wanted) === 0;
  });
}

// Digits without separators, such as 20260131.
function cut(digits, slots) {
  var numbers = [], at = 0;
  slots.forEach(function (slot) {
    var width = slot === "y" ? digits.length - 4 : 2;
    numbers.push(digits.substring(at, at + width));
    at += width;
  });
  return numbers;
}

function parseLoosely(string) {
  return scanLoosely(string, /^\s*\d{4}/.test(string) ? "ymd" : "mdy");
}

constants(global, {
  AFParseDateEx: function (string, format) {
    return scanDate(format, string) || scanLoosely(string, dateOrder(format));
  },
  AFParseDate: function (string, order) { return scanLoosely(string, order); },
  AFParseTime: function (string) {
    var parts = {};
    var rest = timeOf(text(string), parts);
    return parts.hour === undefined || /\S/.test(rest) ? null : dateOf(parts);
  }
});
