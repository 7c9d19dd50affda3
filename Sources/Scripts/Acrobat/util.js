// SPDX-License-Identifier: AGPL-3.0-or-later
// The object `util`.

var separators = [[",", "."], ["", "."], [".", ","], ["", ","], ["'", "."]];

// A number with this many decimals, rounded half away from zero and grouped by a style.
function printNumber(value, decimals, style) {
  var separator = separators[style] || separators[0];
  var places = Math.max(0, Math.min(20, decimals | 0));
  var fixed = roundTo(Math.abs(value), places);
  var parts = fixed.split(".");
  if (separator[0] && /^\d+$/.test(parts[0])) {
    var groups = [], rest = parts[0];
    for (; rest.length > 3; rest = rest.substring(0, rest.length - 3)) {
      groups.unshift(rest.substring(rest.length - 3));
    }
    parts[0] = [rest].concat(groups).join(separator[0]);
  }
  return parts.join(separator[1]);
}

// toFixed rounds the binary value of 1.005; people mean its shortest decimal form.
function roundTo(value, places) {
  var match = /^(\d+)(?:\.(\d+))?$/.exec(String(value));
  if (!match || (match[2] || "").length <= places) return value.toFixed(places);
  var kept = match[1] + match[2].substring(0, places);
  var digits = kept.split("").map(Number);
  if (match[2].charAt(places) >= "5") {
    var at = digits.length - 1;
    while (at >= 0 && digits[at] === 9) digits[at--] = 0;
    if (at >= 0) digits[at]++; else digits.unshift(1);
  }
  var all = digits.join("");
  var whole = all.substring(0, all.length - places);
  return places ? whole + "." + all.substring(all.length - places) : whole;
}

function fill(string, width, flags, sign) {
  var count = (width | 0) - string.length - sign.length, filler = "";
  while (count-- > 0) filler += flags.indexOf("0") >= 0 ? "0" : " ";
  return flags.indexOf("0") >= 0 ? sign + filler + string : filler + sign + string;
}

var conversion = /^%(,[0-4])?([+ 0#]*)(\d{0,3})(\.\d{1,2})?([dfsx])/;

function printf(format) {
  var rest = text(format), next = 1, result = "";
  for (var at = rest.indexOf("%"); at >= 0; at = rest.indexOf("%")) {
    result += rest.substring(0, at);
    rest = rest.substring(at);
    var match = conversion.exec(rest);
    if (match) result += convert(match, arguments[next++]);
    else result += "%";
    rest = rest.substring(match ? match[0].length : rest.charAt(1) === "%" ? 2 : 1);
  }
  return result + rest;
}

function convert(match, value) {
  var style = match[1] ? +match[1].charAt(1) : 1, flags = text(match[2]), width = match[3];
  if (match[5] === "s") return fill(text(value), width, "", "");
  var number = +value;
  if (isNaN(number)) return "NaN";
  var sign = number < 0 ? "-"
    : flags.indexOf("+") >= 0 ? "+" : flags.indexOf(" ") >= 0 ? " " : "";
  var integer = number < 0 ? Math.ceil(number) : Math.floor(number);
  if (match[5] === "x") {
    var prefix = flags.indexOf("#") >= 0 ? "0x" : "";
    return fill(prefix + (integer >>> 0).toString(16), width, flags, "");
  }
  var isWhole = match[5] === "d";
  var places = isWhole ? 0 : match[4] ? +match[4].substring(1) : 6;
  return fill(printNumber(isWhole ? integer : number, places, style), width, flags, sign);
}

// Fills the characters of a text into the placeholders of a mask.
function printx(format, value) {
  var mask = text(format), source = text(value), at = 0, letterCase = 0, result = "";
  var classes = {X: /[A-Za-z0-9]/, A: /[A-Za-z]/, "9": /[0-9]/};
  function put(string) {
    result += letterCase > 0 ? string.toUpperCase() : letterCase < 0 ? string.toLowerCase() : string;
  }
  for (var i = 0; i < mask.length; i++) {
    var sign = mask.charAt(i);
    if (sign === "?") {
      if (at < source.length) put(source.charAt(at++));
    } else if (classes.hasOwnProperty(sign)) {
      while (at < source.length && !classes[sign].test(source.charAt(at))) at++;
      if (at < source.length) put(source.charAt(at++));
    } else if (sign === "*") {
      put(source.substring(at));
      at = source.length;
    } else if (sign === ">" || sign === "<" || sign === "=") {
      letterCase = sign === ">" ? 1 : sign === "<" ? -1 : 0;
    } else {
      result += sign === "\\" ? mask.charAt(++i) : sign;
    }
  }
  return result;
}

var util = publish("util", {
  printf: printf,
  printx: printx,
  printd: function (format, date) {
    if (!(date instanceof NativeDate)) throw new TypeError("util.printd takes a date");
    if (isNaN(date.getTime())) throw new RangeError("util.printd takes a date that there is");
    return printDate(format, date);
  },
  scand: function (format, string) {
    if (text(string) === "") return new global.Date();
    if (string instanceof NativeDate) return new global.Date(string);
    var order = format === 2 ? "mdy" : typeof format === "number" ? "ymd" : dateOrder(format);
    return scanDate(format, string) || scanLoosely(string, order);
  },
  byteToChar: function (code) { return String.fromCharCode(code & 255); },
  charToByte: function (string) { return text(string).charCodeAt(0) & 255; }
});
unsupported(util, "util.",
  "readFileIntoStream streamFromString stringFromStream crackURL iconStreamFromIcon spansToXML "
  + "xmlToSpans");
