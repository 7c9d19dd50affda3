// SPDX-License-Identifier: AGPL-3.0-or-later
// The object `event`: its input and its result.

var eventMembers = ("value change changeEx rc selStart selEnd willCommit commitKey fieldFull modifier "
  + "shift name type richValue richChange keyDown").split(" ");

// Begins an event and forgets the cached fields.
function enter(argument) {
  var given = parse(argument), event = {};
  clock.now = given.now;
  clock.offset = given.offset || 0;
  facts = given.facts || {};
  forgetFields();
  eventMembers.forEach(function (name) {
    if (given.event[name] !== undefined) event[name] = given.event[name];
  });
  event.rc = true;
  constants(event, {targetName: given.event.targetName});
  define(event, "target", {get: function () {
    return given.event.targetName === undefined ? global : getField(given.event.targetName);
  }, enumerable: true});
  define(event, "source", {get: function () {
    return given.event.source === undefined ? global : getField(given.event.source);
  }, enumerable: true});
  constant(global, "event", event);
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
