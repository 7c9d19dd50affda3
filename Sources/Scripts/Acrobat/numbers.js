// SPDX-License-Identifier: AGPL-3.0-or-later
// `AFNumber_…`, `AFPercent_…` and their helpers.

// The text after the change; at a commit, the whole value.
function merged(event) {
  var value = text(event.value);
  if (event.willCommit) return value;
  var start = event.selStart | 0, end = event.selEnd | 0;
  return value.substring(0, Math.max(0, start)) + text(event.change)
    + (end >= 0 ? value.substring(end) : "");
}

// The digits of a whole number; null if its separators do not stand between groups of three digits. A
// number that begins with 0 has no thousands: 0.125 is a fraction in every style.
function ungrouped(digits, separator) {
  if (/^\d*$/.test(digits)) return digits;
  var groups = separator === "" ? [digits] : digits.split(separator);
  var isGrouped = groups.length > 1 && groups.every(function (group, index) {
    return (index ? /^\d{3}$/ : /^[1-9]\d{0,2}$/).test(group);
  });
  return isGrouped ? groups.join("") : null;
}

// Whether a text is a number with an exponent, as calculations give it: "1e-8", but no code such as "1E5".
function hasExponent(string) { return /e/.test(string) && String(+string) === string; }

// Reads a number in any style, also with a currency; null if there is none. A single separator stands
// before decimals, as in Acrobat.
function makeNumber(value) {
  if (typeof value === "number") return isNaN(value) ? null : value;
  var string = text(value).replace(/['\s\u00a0]/g, "");
  if (hasExponent(string)) return +string;
  var match = /([+-]?)([.,]?\d[\d.,]*)/.exec(string);
  if (!match) return null;
  // A point of an abbreviation, as in "Fr.5.50", and one of a sentence.
  var digits = match[2].replace(/^[.,](?=\d+[.,]\d)/, "").replace(/[.,]+$/, "");
  var last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  var whole = last < 0 ? digits : digits.substring(0, last), rest = digits.substring(last + 1);
  var separator = digits.charAt(last);
  if (last < 0) rest = "";
  else if (whole.indexOf(separator) >= 0) {
    whole = ungrouped(digits, separator);
    rest = "";
  } else whole = ungrouped(whole, separator === "." ? "," : ".");
  if (whole === null) return null;
  var number = parseFloat(match[1] + whole + "." + rest);
  // The sign may stand before the currency.
  var isNegative = /^\(.*\)$/.test(string) || (/^-/.test(string) && match.index > 0);
  return isNegative ? -Math.abs(number) : number;
}

// The committed form of a value in the style: plain digits with a point. Digits may be grouped by the
// style's separator or by blanks. The plain form is accepted in every style: it is what the field holds,
// so an entry begins with it.
function plainNumber(value, style) {
  var string = text(value).replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, "");
  var separator = separators[style] || separators[1];
  var sign = /^[+-]/.test(string) ? string.charAt(0) : "", digits = string.substring(sign.length);
  var point = digits.indexOf(separator[1]);
  var whole = point < 0 ? digits : digits.substring(0, point);
  var rest = point < 0 ? "" : digits.substring(point + 1);
  var isBlank = /^\d+[\s\u00a0]/.test(whole);
  whole = ungrouped(isBlank ? whole.replace(/[\s\u00a0]/g, " ") : whole, isBlank ? " " : separator[0]);
  if (whole !== null && /^\d*$/.test(rest) && whole + rest !== "") {
    return sign + whole + (rest === "" ? "" : "." + rest);
  }
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(string) ? string : null;
}

function refuse(event, message) {
  if (message) app.alert(message, 0, 0, "");
  event.rc = false;
}

function mismatch(event) {
  refuse(event, "The value entered does not match the format of the field [ "
    + text(event.target && event.target.name) + " ]");
}

function numberKeystroke(style) {
  var event = global.event, value = merged(event);
  if (value === "") return;
  if (event.willCommit) {
    var plain = plainNumber(value, style);
    if (plain === null) mismatch(event);
    else if (plain !== value) event.value = plain;
    return;
  }
  var point = (separators[style] || separators[1])[1];
  var pattern = point === "," ? /^[+-]?[\d.]*,?\d*$/ : /^[+-]?[\d,']*\.?\d*$/;
  if (!pattern.test(value)) refuse(event);
}

constants(global, {
  AFMergeChange: merged,
  AFMakeNumber: makeNumber,
  AFExtractNums: function (string) {
    var source = text(string);
    if (/^[.,]/.test(source)) source = "0" + source;
    return source.match(/\d+/g);
  },
  AFNumber_Format: function (decimals, style, negative, ignored, currency, isBefore) {
    var event = global.event, value = makeNumber(event.value);
    if (value === null) {
      event.value = "";
      return;
    }
    var number = printNumber(value, decimals, style);
    var isNegative = value < 0 && /[1-9]/.test(number);
    var shown = isBefore ? text(currency) + number : number + text(currency);
    if (isNegative && negative >= 2) shown = "(" + shown + ")";
    if (isNegative && !negative) shown = "-" + shown;
    event.value = shown;
    if ((negative === 1 || negative === 3) && event.target) {
      var wanted = isNegative ? color.red : color.black;
      if (!color.equal(event.target.textColor || color.black, wanted)) event.target.textColor = wanted;
    }
  },
  AFNumber_Keystroke: function (decimals, style) { numberKeystroke(style); },
  AFPercent_Format: function (decimals, style, isBefore) {
    var event = global.event, value = makeNumber(event.value);
    if (value === null) {
      event.value = "";
      return;
    }
    // Computed from the digits, so that 0.07 gives 7 and not 7.000000000000001.
    var percent = +(value + "e2");
    var number = printNumber(isNaN(percent) ? value * 100 : percent, decimals, style);
    var sign = value < 0 && /[1-9]/.test(number) ? "-" : "";
    event.value = isBefore ? sign + "%" + number : sign + number + "%";
  },
  AFPercent_Keystroke: function (decimals, style) { numberKeystroke(style); }
});
