// SPDX-License-Identifier: AGPL-3.0-or-later
// The object `event`: its input and its result.

var eventMembers = ("value change changeEx rc selStart selEnd willCommit commitKey fieldFull modifier "
  + "shift name type richValue richChange keyDown").split(" ");

// Begins an event and forgets the cached fields.
function enter(argument) {
  var given = parse(argument);
  clock.now = given.now;
  clock.offset = given.offset || 0;
  facts = given.facts || {};
  forgetFields();
  forgetCalculations();
  beginEvent(given.event);
}

// Makes the object `event` that scripts see from now on.
function beginEvent(given) {
  var event = {rc: true};
  eventMembers.forEach(function (name) {
    if (given[name] !== undefined) event[name] = given[name];
  });
  constants(event, {targetName: given.targetName});
  define(event, "target", {get: function () {
    return given.targetName === undefined ? global : getField(given.targetName);
  }, enumerable: true});
  define(event, "source", {get: function () {
    return given.source === undefined ? global : getField(given.source);
  }, enumerable: true});
  constant(global, "event", event);
  return event;
}

function leave(error) {
  var event = global.event || {}, value = event.value, selection = [event.selStart, event.selEnd];
  return stringify({
    rc: event.rc !== false && event.rc !== 0,
    value: isArray(value) ? value.map(text) : text(value),
    change: text(event.change),
    selection: selection.map(function (index) { return index | 0; }),
    error: error
  });
}
