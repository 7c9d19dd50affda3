// SPDX-License-Identifier: AGPL-3.0-or-later
// The objects `app` and `console`, and the menus that scripts pop up.

// A timer runs source, which sees only globals.
function timer(source, milliseconds, repeats) {
  if (typeof source === "function") source = "(" + source + ")()";
  var id = ask("startTimer", {
    source: text(source), milliseconds: +milliseconds || 0, repeats: repeats
  });
  return {timer: id | 0, toString: function () { return "[object TimeOut]"; }};
}

function stop(started) {
  var given = started && typeof started === "object" && started.oTime ? started.oTime : started;
  if (given && given.timer) ask("stopTimer", given.timer);
}

var menuItems = "FirstPage PrevPage NextPage LastPage GoBack GoForward Print".split(" ");

var deepestMenu = 8, longestMenu = 1000;

// A MenuItem object for any form of an item: the object itself, a title, or an array of a title and the
// items below it.
function menuItem(item) {
  if (isArray(item)) return {cName: item[0], oSubMenu: item.slice(1)};
  return item !== null && typeof item === "object" ? item : {cName: item};
}

// Shows a menu, and returns the return value of the chosen item; null for none.
function showMenu(items) {
  var answers = [], count = 0;
  // An item that can be chosen has the number of its answer.
  function shown(item, depth) {
    item = menuItem(item);
    if (depth > deepestMenu || ++count > longestMenu) throw new RangeError("The menu is too large.");
    var title = text(item.cName), below = item.oSubMenu;
    if (title === "-") return {separator: true};
    var result = {title: title, marked: !!item.bMarked, enabled: item.bEnabled !== false};
    if (below !== undefined && below !== null) {
      result.items = list(isArray(below) ? below : [below], depth + 1);
    } else {
      answers.push(item.cReturn === undefined || item.cReturn === null ? title : item.cReturn);
      result.choice = answers.length - 1;
    }
    return result;
  }
  function list(given, depth) {
    return given.map(function (item) { return shown(item, depth); });
  }
  var menu = list(items, 1);
  if (!answers.length) return null;
  var choice = effect("menu", {items: menu});
  return choice === undefined ? null : answers[choice];
}

var app = publish("app", {
  viewerType: "Reader", viewerVariation: "Reader", viewerVersion: 11, formsVersion: 11,
  platform: "UNIX", toolbar: true, toolbarHorizontal: true, toolbarVertical: true, calculate: true,
  focusRect: true, runtimeHighlight: false, numPlugIns: 0, plugIns: [], printerNames: [],
  openInPlace: true, fs: {isFullScreen: false}, media: {}, constants: {align: {}, thermometer: {}},
  alert: function () {
    var given = named(arguments, "cMsg nIcon nType cTitle oDoc oCheckbox");
    return effect("alert", {
      message: text(given.cMsg), icon: given.nIcon | 0, buttons: given.nType | 0,
      title: text(given.cTitle)
    });
  },
  response: function () {
    var given = named(arguments, "cQuestion cTitle cDefault bPassword cLabel");
    var answer = effect("response", {
      message: text(given.cQuestion), title: text(given.cTitle), value: text(given.cDefault),
      isPassword: !!given.bPassword, label: text(given.cLabel)
    });
    return answer === undefined ? null : answer;
  },
  beep: function () { effect("beep"); },
  launchURL: function (url) { effect("launch", {url: text(url)}); },
  mailMsg: function () { mail("nothing", arguments); },
  mailGetAddrs: function () { effect("unsupported", {name: "app.mailGetAddrs"}); },
  execMenuItem: function (name) {
    if (menuItems.indexOf(name) >= 0) effect("named", {name: name});
    else effect("unsupported", {name: "app.execMenuItem " + text(name)});
  },
  goBack: function () { effect("named", {name: "GoBack"}); },
  goForward: function () { effect("named", {name: "GoForward"}); },
  setTimeOut: function (source, milliseconds) { return timer(source, milliseconds, false); },
  setInterval: function (source, milliseconds) { return timer(source, milliseconds, true); },
  clearTimeOut: stop,
  clearInterval: stop,
  listMenuItems: function () {
    return menuItems.map(function (name) { return {cName: name, oChildren: null}; });
  },
  listToolbarButtons: function () { return []; },
  popUpMenu: function () { return showMenu([].slice.call(arguments)); },
  popUpMenuEx: function () { return showMenu([].slice.call(arguments)); },
  getPath: function () { throw new Error("app.getPath is not allowed"); }
});
unsupported(app, "app.",
  "addMenuItem addSubMenu addToolButton beginPriv browseForDoc endPriv execDialog fullScreen "
  + "getNthPlugInName hideMenuItem hideToolbarButton launchFile newDoc newFDF openDoc openFDF "
  + "removeToolButton trustedFunction trustPropagatorFunction");
property(app, "language", function () { return facts.language || "ENU"; });
property(app, "activeDocs", function () { return [global]; });
property(app, "doc", function () { return global; });
property(app, "thermometer", function () {
  return {
    begin: function () {}, end: function () {}, duration: 0, value: 0, text: "", cancelled: false
  };
});

constant(global, "viewer", app);

publish("console", {
  println: function (message) { effect("console", {message: text(message)}); },
  show: function () {}, hide: function () {}, clear: function () {}
});
