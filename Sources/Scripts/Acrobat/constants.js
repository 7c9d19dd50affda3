// SPDX-License-Identifier: AGPL-3.0-or-later
// Acrobat's constants, and colours.

var display = publish("display", {visible: 0, hidden: 1, noPrint: 2, noView: 3});
publish("border", {s: "solid", b: "beveled", d: "dashed", i: "inset", u: "underline"});
publish("style", {
  ch: "check", cr: "cross", di: "diamond", ci: "circle", st: "star", sq: "square"
});
publish("highlight", {n: "none", i: "invert", p: "push", o: "outline"});
publish("font", {
  Times: "Times-Roman", TimesB: "Times-Bold", TimesI: "Times-Italic", TimesBI: "Times-BoldItalic",
  Helv: "Helvetica", HelvB: "Helvetica-Bold", HelvI: "Helvetica-Oblique",
  HelvBI: "Helvetica-BoldOblique", Cour: "Courier", CourB: "Courier-Bold", CourI: "Courier-Oblique",
  CourBI: "Courier-BoldOblique", Symbol: "Symbol", ZapfD: "ZapfDingbats"
});
publish("position", {
  textOnly: 0, iconOnly: 1, iconTextV: 2, textIconV: 3, iconTextH: 4, textIconH: 5, overlay: 6
});
publish("scaleHow", {proportional: 0, anamorphic: 1});
publish("scaleWhen", {always: 0, never: 1, tooBig: 2, tooSmall: 3});
publish("zoomtype", {
  none: "NoVary", fitP: "FitPage", fitW: "FitWidth", fitH: "FitHeight", fitV: "FitVisibleWidth",
  pref: "Preferred", refW: "ReflowWidth"
});
publish("trans", {blindsH: "BlindsHorizontal", blindsV: "BlindsVertical", replace: "Replace"});
publish("cursor", {visible: 0, hidden: 1, delay: 2});

var color = publish("color", {
  counts: {T: 0, G: 1, RGB: 3, CMYK: 4},
  transparent: ["T"], black: ["G", 0], white: ["G", 1], dkGray: ["G", 0.25], gray: ["G", 0.5],
  ltGray: ["G", 0.75], red: ["RGB", 1, 0, 0], green: ["RGB", 0, 1, 0], blue: ["RGB", 0, 0, 1],
  cyan: ["CMYK", 1, 0, 0, 0], magenta: ["CMYK", 0, 1, 0, 0], yellow: ["CMYK", 0, 0, 1, 0],
  convert: function (value, space) {
    if (value && value[0] === space) return value.slice(0);
    var rgb = toRGB(value);
    if (space === "G") return ["G", (30 * rgb[1] + 59 * rgb[2] + 11 * rgb[3]) / 100];
    if (space === "CMYK") {
      var black = 1 - Math.max(rgb[1], rgb[2], rgb[3]);
      return ["CMYK", 1 - rgb[1] - black, 1 - rgb[2] - black, 1 - rgb[3] - black, black];
    }
    return space === "T" ? ["T"] : rgb;
  },
  equal: function (a, b) {
    return stringify(toRGB(a)) === stringify(toRGB(b)) && (a[0] === "T") === (b[0] === "T");
  }
});

function toRGB(value) {
  switch (value && value[0]) {
  case "G": return ["RGB", value[1], value[1], value[1]];
  case "RGB": return value.slice(0, 4);
  case "CMYK":
    return ["RGB"].concat([1, 2, 3].map(function (i) {
      return 1 - Math.min(1, value[i] + value[4]);
    }));
  default: return ["RGB", 0, 0, 0];
  }
}

// Values that scripts share; they end with the document.
constant(global, "global", {});
constants(global.global, {setPersistent: function () {}, subscribe: function () {}});
publish("identity", {name: "", loginName: "", corporation: "", email: ""});
