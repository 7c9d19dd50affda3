// SPDX-License-Identifier: AGPL-3.0-or-later
// `AFSimple_…`, `AFRange_Validate` and the rest; the end of the prelude.

var operations = {
  SUM: function (a, b) { return a + b; },
  PRD: function (a, b) { return a * b; },
  AVG: function (a, b) { return a + b; },
  MIN: function (a, b) { return Math.min(a, b); },
  MAX: function (a, b) { return Math.max(a, b); }
};

function operation(name) {
  var wanted = text(name).toUpperCase();
  if (!operations.hasOwnProperty(wanted)) throw new TypeError("there is no calculation " + wanted);
  return wanted;
}

// Removes the rounding errors of binary fractions.
function rounded(number) {
  return Math.abs(number) < 1e9 ? Math.round(number * 1e6) / 1e6 : number;
}

constants(global, {
  AFSimple: function (name, a, b) {
    var wanted = operation(name), first = makeNumber(a), second = makeNumber(b);
    if (first === null || second === null) throw new TypeError("AFSimple takes numbers");
    var result = operations[wanted](first, second);
    return wanted === "AVG" ? result / 2 : result;
  },
  // Fields without a number count as 0, as in Acrobat.
  AFSimple_Calculate: function (name, fields) {
    var wanted = operation(name), numbers = [];
    var names = isArray(fields) ? fields : text(fields).split(/\s*,\s*/);
    names.forEach(function (each) {
      var field = getField(text(each).replace(/^\s+|\s+$/g, ""));
      (field ? field.getArray() : []).forEach(function (leaf) {
        numbers.push(makeNumber(leaf.value) || 0);
      });
    });
    var result = numbers.length ? numbers[0] : 0;
    for (var i = 1; i < numbers.length; i++) result = operations[wanted](result, numbers[i]);
    if (wanted === "AVG" && numbers.length) result /= numbers.length;
    global.event.value = rounded(result);
  },
  AFRange_Validate: function (hasLeast, least, hasMost, most) {
    var event = global.event, value = makeNumber(event.value);
    if (text(event.value) === "" || value === null) return;
    var isLow = hasLeast && value < +least, isHigh = hasMost && value > +most;
    if (!isLow && !isHigh) return;
    refuse(event, hasLeast && hasMost
      ? "Invalid value: must be greater than or equal to " + least + " and less than or equal to "
        + most + "."
      : hasLeast ? "Invalid value: must be greater than or equal to " + least + "."
      : "Invalid value: must be less than or equal to " + most + ".");
  },
  AFMakeArrayFromList: function (list) {
    return isArray(list) ? list : text(list).split(/,\s*/);
  },
  AFStringReplace: function (string, old, fresh) { return text(string).split(old).join(fresh); },
  AFExactMatch: function (patterns, string) {
    var list = isArray(patterns) ? patterns : [patterns];
    for (var i = 0; i < list.length; i++) {
      var match = list[i].exec(string);
      if (match && match[0] === string) return i + 1;
    }
    return 0;
  },
  AFSignature_Format: function () {},
  AFSignatureLock: function () { effect("unsupported", {name: "AFSignatureLock"}); }
});
