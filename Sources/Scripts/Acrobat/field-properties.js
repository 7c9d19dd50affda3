// SPDX-License-Identifier: AGPL-3.0-or-later
// Fields: properties.

property(Field.prototype, "value", function () {
  return this._record === null ? undefined : shownValue(valued(this));
}, function (value) { setValue(this, value); });
property(Field.prototype, "valueAsString", function () {
  var own = valued(this);
  return hasStates(own) ? shownValue(own) : (own.value || []).join(",");
});
property(Field.prototype, "defaultValue", function () {
  var values = record(this).defaultValue || [];
  return values.length > 1 ? values.slice(0) : text(values[0]);
}, function () { effect("unsupported", {name: "Field.defaultValue"}); });
property(Field.prototype, "doc", function () { return global; });
property(Field.prototype, "type", function () { return record(this).type || ""; });
property(Field.prototype, "page", function () {
  var pages = record(this).pages || [];
  if (this._widget !== null) return pages[this._widget];
  return pages.length > 1 ? pages.slice(0) : pages.length ? pages[0] : -1;
});
property(Field.prototype, "rect", function () {
  var rects = record(this).rects || [];
  return (rects[this._widget || 0] || [0, 0, 0, 0]).slice(0);
}, function () { effect("unsupported", {name: "Field.rect"}); });
property(Field.prototype, "numItems", function () { return (record(this).items || []).length; });
property(Field.prototype, "exportValues", function () {
  return (record(this).states || []).slice(0);
}, function () { effect("unsupported", {name: "Field.exportValues"}); });
property(Field.prototype, "currentValueIndices", function () {
  var own = valued(this), chosen = [];
  (own.items || []).forEach(function (item, index) {
    if ((own.value || []).indexOf(item[1]) >= 0) chosen.push(index);
  });
  return chosen.length > 1 ? chosen : chosen.length ? chosen[0] : -1;
}, function (indices) {
  var items = record(this).items || [];
  setValue(this, (isArray(indices) ? indices : [indices]).filter(function (index) {
    return items[index] !== undefined;
  }).map(function (index) { return items[index][1]; }));
});

// Properties with the server's values. Properties with a function can be set, and the function converts
// the new value.
(function (properties) {
  for (var name in properties) {
    (function (name, convert) {
      property(Field.prototype, name, function () {
        var own = this._record !== null ? record(this)
          : recordOf(text(namesUnder(this.name)[0])) || {};
        var value = own[name];
        return isArray(value) ? value.slice(0) : value;
      }, convert ? function (value) { change(this, name, convert(value)); } : function () {
        effect("unsupported", {name: "Field." + name});
      });
    })(name, properties[name]);
  }
})({
  readonly: Boolean, required: Boolean, display: Number, alignment: String, charLimit: Number,
  fillColor: colorOf, strokeColor: colorOf, textColor: colorOf, textSize: Number, textFont: null,
  multiline: Boolean, password: null, comb: null, doNotScroll: null, doNotSpellCheck: null,
  editable: null, multipleSelection: null, fileSelect: null, richText: null,
  commitOnSelChange: null,
  userName: null, borderStyle: null, lineWidth: Number, rotation: null, style: null, highlight: null,
  calcOrderIndex: null, submitName: null, delay: null, buttonPosition: null,
  radiosInUnison: null
});

// Older names of display values.
property(Field.prototype, "hidden", function () { return this.display === display.hidden; },
  function (value) { this.display = value ? display.hidden : display.visible; });
property(Field.prototype, "print", function () {
  return this.display === display.visible || this.display === display.noView;
}, function (value) { this.display = value ? display.visible : display.noPrint; });
property(Field.prototype, "bgColor", function () { return this.fillColor; },
  function (value) { this.fillColor = value; });
property(Field.prototype, "fgColor", function () { return this.textColor; },
  function (value) { this.textColor = value; });
property(Field.prototype, "borderColor", function () { return this.strokeColor; },
  function (value) { this.strokeColor = value; });

function colorOf(value) {
  if (!isArray(value) || !color.counts.hasOwnProperty(value[0])) {
    throw new TypeError("a colour is an array such as [\"RGB\", 1, 0, 0]");
  }
  var parts = [value[0]];
  for (var i = 1; i <= color.counts[value[0]]; i++) {
    parts.push(Math.max(0, Math.min(1, +value[i] || 0)));
  }
  return parts;
}
