// SPDX-License-Identifier: AGPL-3.0-or-later
// Dates by the clock of the event.

// Dates do not use the system's clock and time zone: each event brings both.
var NativeDate = Date;
var clock = {now: 0, offset: 0};

function localTime(milliseconds) { return new NativeDate(milliseconds + clock.offset * 60000); }

function localUTC(args) {
  var year = +args[0];
  if (year >= 0 && year <= 99) year += 1900;
  var parts = [year, args[1], 1, 0, 0, 0, 0];
  for (var i = 2; i < args.length && i < 7; i++) parts[i] = args[i];
  return NativeDate.UTC.apply(NativeDate, parts) - clock.offset * 60000;
}

var monthNames = ["January", "February", "March", "April", "May", "June", "July", "August",
  "September", "October", "November", "December"];
var dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

// The minutes by which a time zone, such as Z, +0100, -05:30 or +01'00', is ahead of UTC.
function minutesAhead(zone) {
  var digits = zone.replace(/\D/g, "");
  var minutes = +digits.substring(0, 2) * 60 + +digits.substring(2, 4);
  return zone.indexOf("-") < 0 ? minutes : -minutes;
}

// A time of day, and the time zone behind it, as Date.toString and Date.toUTCString write them: Date.parse
// reads both (ECMA-262, 21.4.3.2).
var zonedTime = new RegExp("(\\d{1,2}:\\d\\d(?::\\d\\d)?(?:\\s*[ap]\\.?m\\.?)?)"
  + "\\s*(?:(?:GMT|UTC|Z)\\s*([+-]\\d\\d:?\\d\\d)?|([+-]\\d\\d:?\\d\\d))"
  + "(?:\\s*\\([^()]*\\))?\\s*$", "i");

function parseDate(source) {
  var string = String(source);
  var iso = new RegExp("^\\s*([+-]?\\d{4,6})-(\\d\\d)(?:-(\\d\\d))?(?:[T ](\\d\\d):(\\d\\d)"
    + "(?::(\\d\\d)(?:\\.(\\d+))?)?\\s*(Z|[+-]\\d\\d:?\\d\\d)?)?\\s*$").exec(string);
  if (iso) {
    var time = NativeDate.UTC(+iso[1], iso[2] - 1, +(iso[3] || 1), +(iso[4] || 0), +(iso[5] || 0),
      +(iso[6] || 0), Math.round(+("0." + (iso[7] || 0)) * 1000));
    if (!iso[4]) return time;
    return time - (iso[8] ? minutesAhead(iso[8]) : clock.offset) * 60000;
  }
  var zoned = zonedTime.exec(string);
  if (!zoned) return timeValue(parseLoosely(string));
  var local = parseLoosely(string.substring(0, zoned.index) + zoned[1]);
  return timeValue(local) + (clock.offset - minutesAhead(zoned[2] || zoned[3] || "")) * 60000;
}

function timeValue(date) { return date ? date.getTime() : NaN; }

global.Date = function Date(a) {
  if (!(this instanceof global.Date)) return String(new global.Date());
  var count = arguments.length;
  if (count === 0) return new NativeDate(clock.now);
  if (count > 1) return new NativeDate(localUTC(arguments));
  if (a instanceof NativeDate) return new NativeDate(a.getTime());
  return new NativeDate(typeof a === "string" ? parseDate(a) : +a);
};
constants(global.Date, {
  UTC: NativeDate.UTC,
  parse: parseDate,
  now: function () { return clock.now; }
});
global.Date.prototype = NativeDate.prototype;

(function (prototype) {
  constant(prototype, "constructor", global.Date);
  "FullYear Month Date Day Hours Minutes Seconds Milliseconds".split(" ").forEach(function (part) {
    var get = prototype["getUTC" + part], set = prototype["setUTC" + part];
    constant(prototype, "get" + part, function () { return get.call(localTime(this.getTime())); });
    if (set) {
      constant(prototype, "set" + part, function () {
        var local = localTime(this.getTime());
        set.apply(local, arguments);
        return this.setTime(local.getTime() - clock.offset * 60000);
      });
    }
  });
  constants(prototype, {
    getYear: function () { return this.getFullYear() - 1900; },
    setYear: function (year) { return this.setFullYear(year < 100 ? +year + 1900 : year); },
    getTimezoneOffset: function () { return -clock.offset; },
    toDateString: function () {
      if (isNaN(this.getTime())) return "Invalid Date";
      return dayNames[this.getDay()].substring(0, 3) + " "
        + monthNames[this.getMonth()].substring(0, 3) + " " + pad(this.getDate(), 2) + " "
        + pad(this.getFullYear(), 4);
    },
    toTimeString: function () {
      var zone = Math.abs(clock.offset);
      return pad(this.getHours(), 2) + ":" + pad(this.getMinutes(), 2) + ":"
        + pad(this.getSeconds(), 2) + " GMT" + (clock.offset < 0 ? "-" : "+")
        + pad(Math.floor(zone / 60), 2) + pad(zone % 60, 2);
    },
    toString: function () {
      if (isNaN(this.getTime())) return "Invalid Date";
      return this.toDateString() + " " + this.toTimeString();
    },
    toLocaleString: function () { return util.printd("m/d/yyyy h:MM:ss tt", this); },
    toLocaleDateString: function () { return util.printd("m/d/yyyy", this); },
    toLocaleTimeString: function () { return util.printd("h:MM:ss tt", this); }
  });
})(NativeDate.prototype);
