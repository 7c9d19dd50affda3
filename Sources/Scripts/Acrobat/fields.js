// SPDX-License-Identifier: AGPL-3.0-or-later
// Fields: values and methods.

// What the server said of the fields that this event has read, by their places. A change is sent to the
// server, and the field is read again when it is needed. If the server refuses the change because of a
// signature, the script goes on: a format or calculation must not fail.
var records = {}, wrappers = {}, fieldNames = null;

function forgetFields() {
  records = {};
  wrappers = {};
  fieldNames = null;
}

function allNames() {
  if (!fieldNames) fieldNames = ask("fieldNames") || [];
  return fieldNames;
}

// What the server says of a field; with a place, the properties are those of that widget.
function recordOf(name, place) {
  var known = records.hasOwnProperty(name) ? records[name] : records[name] = {};
  var key = typeof place === "number" ? place : "all";
  if (!known.hasOwnProperty(key)) known[key] = ask("field", {name: name, place: place}) || null;
  return known[key];
}

function namesUnder(name) {
  return allNames().filter(function (other) { return other.indexOf(name + ".") === 0; });
}

// A field by its name, by the name of a widget (name.0), or a group of fields; null if there is
// none.
function getField(name) {
  name = text(name);
  if (wrappers.hasOwnProperty(name)) return wrappers[name];
  var field = null, widget = /^(.+)\.(\d+)$/.exec(name);
  if (recordOf(name)) field = new Field(name, name, null);
  else if (namesUnder(name).length) field = new Field(name, null, null);
  else if (widget && recordOf(widget[1])) field = new Field(name, widget[1], +widget[2]);
  return wrappers[name] = field;
}

function Field(name, record, widget) {
  constants(this, {_record: record, _widget: widget});
  define(this, "name", {value: name, enumerable: true});
}

function record(field) {
  return field._record === null ? {} : recordOf(field._record, field._widget) || {};
}

// The record of a field whose value is read.
function valued(field) {
  if (field._record !== null) bringUpToDate(field._record);
  return record(field);
}

var numeric = /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/;

function hasStates(own) { return own.type === "checkbox" || own.type === "radiobutton"; }

// A value in Acrobat's form: a numeric text as a number, several choices as an array.
function shownValue(own) {
  var values = own.value || [];
  if (hasStates(own)) return values.length ? values[0] : "Off";
  if (values.length > 1) return values.slice(0);
  var string = values.length ? values[0] : "";
  var isNumber = own.type === "text" && (numeric.test(string) || hasExponent(string));
  return isNumber && !own.isPassword ? +string : string;
}

function setValue(field, value) {
  if (field._record === null) return;
  var own = record(field);
  var values = (isArray(value) ? value : [value]).map(text);
  if (hasStates(own)) {
    values = values.filter(function (state) { return state !== "Off" && state !== ""; });
  } else if (own.items) {
    values = values.map(function (each) { return exportValue(own.items, each); });
  }
  if (own.type === "button" || own.type === "signature") return;
  if (effect("value", {field: field._record, values: values}) !== false) {
    delete records[field._record];
    outdate();
  }
}

// Gives a field its default value, which can be a state that no export value tells.
function resetValue(field) {
  if (field._record === null) return;
  if (effect("reset", {field: field._record}) !== false) {
    delete records[field._record];
    outdate();
  }
}

// The export value of an item, given that value or the shown text.
function exportValue(items, name) {
  var isKnown = items.some(function (item) { return item[1] === name; });
  if (isKnown) return name;
  for (var i = 0; i < items.length; i++) if (items[i][0] === name) return items[i][1];
  return name;
}

function change(field, name, value) {
  if (field._record === null) {
    namesUnder(field.name).forEach(function (kid) { change(getField(kid), name, value); });
    return;
  }
  var wanted = {field: field._record, widget: field._widget, name: name, value: value};
  if (effect("property", wanted) !== false) delete records[field._record];
}

var fieldTriggers = ("MouseUp MouseDown MouseEnter MouseExit OnFocus OnBlur Keystroke Validate "
  + "Calculate Format").split(" ");

constants(Field.prototype, {
  getArray: function () {
    return this._record !== null ? [this] : namesUnder(this.name).map(getField);
  },
  getItemAt: function (index, exports) {
    var items = record(this).items || [];
    var item = items[index < 0 ? items.length - 1 : index];
    return item ? (exports === false ? item[0] : item[1]) : "";
  },
  setItems: function (items) {
    change(this, "items", (items || []).map(function (item) {
      return isArray(item) ? [text(item[0]), text(item.length > 1 ? item[1] : item[0])]
        : [text(item), text(item)];
    }));
  },
  clearItems: function () { change(this, "items", []); },
  insertItemAt: function () {
    var given = named(arguments, "cName cExport nIdx"), items = (record(this).items || []).slice(0);
    var index = given.nIdx === undefined ? 0 : given.nIdx < 0 ? items.length : given.nIdx;
    var shown = text(given.cName);
    items.splice(index, 0, [shown, given.cExport === undefined ? shown : text(given.cExport)]);
    change(this, "items", items);
  },
  // Without an index, the current selection is deleted. A list box does not select another item then.
  deleteItemAt: function (index) {
    var chosen = [].concat(this.currentValueIndices).filter(function (each) { return each >= 0; });
    var items = (record(this).items || []).slice(0), isWhole = index === undefined;
    var gone = isWhole ? chosen : [index < 0 ? items.length - 1 : +index];
    function stays(place) { return gone.indexOf(place) < 0; }
    if (!gone.length) return;
    change(this, "items", items.filter(function (item, place) { return stays(place); }));
    if (chosen.every(stays) || !isWhole && this.type !== "listbox") return;
    setValue(this, chosen.filter(stays).map(function (place) { return items[place][1]; }));
  },
  isBoxChecked: function (index) {
    var own = valued(this), value = (own.value || [])[0];
    return value !== undefined && ((own.states || [])[index] === value);
  },
  // A radio button cannot be unchecked, and a check box only by a widget that is on.
  checkThisBox: function (index, on) {
    var own = record(this), state = (own.states || [])[index];
    if (on === undefined || on) {
      if (state !== undefined) setValue(this, state);
    } else if (own.type === "checkbox" && this.isBoxChecked(index)) setValue(this, "Off");
  },
  isDefaultChecked: function (index) {
    var own = record(this);
    return (own.states || [])[index] === (own.defaultValue || [])[0];
  },
  buttonGetCaption: function (face) { return face ? "" : text(record(this).caption); },
  buttonSetCaption: function (caption, face) {
    if (face) effect("unsupported", {name: "Field.buttonSetCaption of another face"});
    else change(this, "caption", text(caption));
  },
  setFocus: function () {
    var field = this.getArray()[0] || this;
    effect("focus", {field: field._record, widget: field._widget});
  },
  // Sets the field's script for an event; an empty source removes it.
  setAction: function () {
    var given = named(arguments, "cTrigger cScript"), trigger = text(given.cTrigger);
    if (fieldTriggers.indexOf(trigger) < 0) throw new TypeError("there is no trigger " + trigger);
    change(this, "action", [trigger, text(given.cScript)]);
  },
  toString: function () { return "[object Field]"; }
});
unsupported(Field.prototype, "Field.",
  "browseForFileToSubmit buttonGetIcon buttonImportIcon buttonSetIcon defaultIsChecked "
  + "getLock setLock signatureGetModifications signatureGetSeedValue signatureInfo signatureSetSeedValue signatureSign signatureValidate");
