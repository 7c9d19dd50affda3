// SPDX-License-Identifier: AGPL-3.0-or-later
// Templates: named pages that forms copy. Changes to them are immediate, not after the script.

function Template(name) { define(this, "name", {value: name, enumerable: true}); }

property(Template.prototype, "hidden", function () {
  return knownTemplates().some(function (each) { return each[0] === this.name && each[1]; }, this);
}, function (hides) {
  changeTemplate({action: hides ? "hide" : "show", name: this.name});
});

constants(Template.prototype, {
  spawn: function () {
    return spawn(this.name, named(arguments, "nPage bRename bOverlay oXObject"));
  },
  toString: function () { return "[object Template]"; }
});

function knownTemplates() { return facts.templates || []; }

function templates() {
  return knownTemplates().map(function (each) { return new Template(each[0]); });
}

// Throws if the change was not made. Afterwards pages and fields may be different.
function changeTemplate(change) {
  var answer = ask("template", change);
  if (!answer) return;
  if (answer.error) throw new Error(answer.error);
  facts.templates = answer.facts.templates;
  facts.pageCount = answer.facts.pageCount;
  facts.labels = answer.facts.labels;
  forgetFields();
}

// Spawns a template. The result stands for the page's contents, which are shared anyway.
function spawn(name, given) {
  changeTemplate({
    action: "spawn", name: name, page: +given.nPage || 0,
    renames: given.bRename !== false, overlays: given.bOverlay !== false
  });
  return {toString: function () { return "[object XObject]"; }};
}

fact("templates", templates);
fact("numTemplates", function () { return templates().length; });

constants(global, {
  getTemplate: function () {
    var wanted = text(named(arguments, "cName").cName);
    return templates().filter(function (each) { return each.name === wanted; })[0] || null;
  },
  getNthTemplate: function (index) { return text((templates()[index] || {}).name); },
  createTemplate: function () {
    var given = named(arguments, "cName nPage"), name = text(given.cName);
    changeTemplate({action: "create", name: name, page: +given.nPage || 0});
    return global.getTemplate(name);
  },
  removeTemplate: function () {
    changeTemplate({action: "remove", name: text(named(arguments, "cName").cName)});
  },
  spawnPageFromTemplate: function () {
    var given = named(arguments, "cTemplate nPage bRename bOverlay oXObject");
    if (given.nPage === undefined) {
      given.nPage = facts.pageCount || 0;
      given.bOverlay = false;
    }
    return spawn(text(given.cTemplate), given);
  }
});
