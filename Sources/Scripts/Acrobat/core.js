// SPDX-License-Identifier: AGPL-3.0-or-later
// Helpers for the other parts.

var global = this;
var parse = JSON.parse, toJSON = JSON.stringify, define = Object.defineProperty;
var isArray = Array.isArray;

// In JSON, half of a surrogate pair is no text: the replacement character takes its place. The other
// alternative is an escaped backslash.
function stringify(value) {
  return toJSON(value).replace(/\\(\\|u[dD][89a-fA-F][0-9a-fA-F]{2})/g, function (escape) {
    return escape.length > 2 ? "\ufffd" : escape;
  });
}

// Asks the server; returns a value, or undefined.
function ask(name, argument) {
  var answer = host(name, argument === undefined ? "null" : stringify(argument));
  if (answer === "unreadable") throw new RangeError(name + ": a value is nested too deeply.");
  return answer === "" ? undefined : parse(answer);
}

function effect(kind, members) {
  var record = members || {};
  record.kind = kind;
  return ask("effect", record);
}

function text(value) {
  return value === undefined || value === null ? "" : String(value);
}

function constant(object, name, value) {
  define(object, name, {value: value, writable: true, enumerable: false, configurable: true});
}

function constants(object, members) {
  for (var name in members) constant(object, name, members[name]);
}

// A property with a getter; without a setter, setting it does nothing.
function property(object, name, get, set) {
  define(object, name, {
    get: get, set: set || function () {}, enumerable: true, configurable: true
  });
}

// Functions that report that they are unsupported when a script calls them.
function unsupported(object, prefix, names) {
  names.split(" ").forEach(function (name) {
    constant(object, name, function () { effect("unsupported", {name: prefix + name}); });
  });
}

// Acrobat's functions take their arguments in order, or as one object with their names.
function named(args, names) {
  var first = args[0], result = {};
  var isRecord = args.length === 1 && first !== null && typeof first === "object"
    && !isArray(first);
  names.split(" ").forEach(function (name, index) {
    result[name] = isRecord ? first[name] : args[index];
  });
  return result;
}

function publish(name, members) {
  var object = {};
  constants(object, members);
  constant(global, name, object);
  return object;
}

function pad(number, width) {
  var digits = String(number);
  while (digits.length < width) digits = "0" + digits;
  return digits;
}

Math.random = function () { return ask("random"); };

// Globals of the engine that document scripts must not use.
["Atomics", "SharedArrayBuffer", "WebAssembly"].forEach(function (name) { delete global[name]; });
