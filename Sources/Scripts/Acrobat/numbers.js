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

// Reads a number in any style; null if there is none.
function makeNumber(value) {
  if (typeof value === "number") return isNaN(value) ? null : value;
  var string = text(value).replace(/['\s\u00a0]/g, "");
  var point = string.lastIndexOf("."), comma = string.lastIndexOf(",");
  if (point >= 0 && comma >= 0) {
    string = comma > point ? string.replace(/\./g, "").replace(",", ".") : string.replace(/,/g, "");
  } else if (comma >= 0) {
    var isGrouped = /\d,\d{3}(,\d{3})+/.test(string);
    string = isGrouped ? string.replace(/,/g, "") : string.replace(",", ".");
  }
  var match = /[+-]?(\d+\.?\d*|\.\d+)/.exec(string);
  if (!match) return null;
  var number = parseFloat(match[0]);
  return /^\(.*\)$/.test(string) ? -number : number;
}

// The committed form of a value in the style: plain digits with a point.
function plainNumber(value, style) {
  var string = text(value).replace(/[\s\u00a0]/g, "");
  var separator = separators[style] || separators[1];
  if (separator[0]) string = string.split(separator[0]).join("");
  if (separator[1] === ",") string = string.replace(",", ".");
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
