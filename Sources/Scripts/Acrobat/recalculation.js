// SPDX-License-Identifier: AGPL-3.0-or-later
// Calculated fields that a running script reads.

// The server calculates fields when a script has ended. A script that changes fields and then reads a
// calculated one must see the result, too: the calculations run before that read, within the script, as
// functions without access to this file (MuJS has no indirect `eval`).
var makeFunction = global.Function;
var calculations = null, isOutdated = false, isAsked = false, isRecalculating = false;

function forgetCalculations() {
  calculations = null;
  isOutdated = isAsked = isRecalculating = false;
}

// The results of calculations are outdated from now on, unless the server is about to calculate: an
// event of a field's value belongs to a change, and all calculations follow it.
function outdate() {
  var event = global.event || {};
  var isOfValue = event.type === "Field" && /^(Keystroke|Validate|Calculate|Format)$/.test(event.name);
  if (!isOfValue && !isRecalculating) isOutdated = true;
}

// Runs the calculations if the field has one, and its value is outdated.
function bringUpToDate(name) {
  if (!isOutdated || isRecalculating || (facts.calculates === false && !isAsked)) return;
  if (!calculations) calculations = ask("calculations") || [];
  if (!calculations.some(function (each) { return each.field === name; })) return;
  isOutdated = isAsked = false;
  isRecalculating = true;
  try {
    calculations.forEach(recalculate);
  } finally {
    isRecalculating = false;
  }
}

// Runs a calculation and the validation of its result, as the server does. What it throws is reported
// when the server runs it.
function recalculate(calculation) {
  var name = calculation.field, before = faces(recordOf(name) || {});
  try {
    var event = within(calculation.source, name, "Calculate", before);
    if (event.rc === false || event.rc === 0) return;
    var after = textsOf(event.value);
    if (calculation.validation && String(after) !== String(before)) {
      event = within(calculation.validation, name, "Validate", after);
      if (event.rc === false || event.rc === 0) return;
      after = textsOf(event.value);
    }
    if (String(after) === String(before)) return;
    if (effect("calculated", {field: name, values: after}) !== false) delete records[name];
  } catch (error) {}
}

// Runs a script for an event of a field within the running script. Returns the event.
function within(source, name, kind, values) {
  var outer = global.event, given = {type: "Field", name: kind, targetName: name,
    value: values.length > 1 ? values : text(values[0]), source: outer && outer.targetName,
    change: "", changeEx: "", selStart: 0, selEnd: 0, willCommit: false, commitKey: 0,
    fieldFull: false, modifier: false, shift: false};
  var event = beginEvent(given);
  try {
    makeFunction(source).call(global);
  } finally {
    constant(global, "event", outer);
  }
  return event;
}

// A field's values as events have them: those of a combo box are what people see.
function faces(own) {
  return (own.value || []).map(function (value) {
    var item = own.type === "combobox" && (own.items || []).filter(function (each) {
      return each[1] === value;
    })[0];
    return item ? item[0] : value;
  });
}

function textsOf(value) { return isArray(value) ? value.map(text) : [text(value)]; }
