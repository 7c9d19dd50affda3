// SPDX-License-Identifier: AGPL-3.0-or-later
// The document, which is the global object.

// The document is the global object: `this` in scripts, and the scope of their globals.
var facts = {};

constants(global, {
  getField: getField,
  getNthFieldName: function (index) { return text(allNames()[index]); },
  calculateNow: function () {
    effect("calculate");
    outdate();
    isAsked = true;
  },
  resetForm: function (names) {
    var given = names && !isArray(names) && typeof names === "object" ? names.aFields : names;
    var wanted = given === undefined || given === null ? allNames()
      : isArray(given) ? given : [given];
    wanted.forEach(function (name) {
      var field = getField(name);
      (field ? field.getArray() : []).forEach(function (each) {
        resetValue(each);
      });
    });
  },
  submitForm: function () {
    var given = named(arguments,
      "cURL bFDF bEmpty aFields bGet bAnnotations bXML bIncrChanges bPDF bCanonical "
      + "bExclNonUserData bExclFKey cPassword bEmbedForm oJavaScript cSubmitAs");
    var format = given.cSubmitAs || (given.bPDF ? "PDF" : given.bXML ? "XFDF"
      : given.bFDF === false ? "HTML" : "FDF");
    var names = given.aFields === undefined || given.aFields === null ? null
      : (isArray(given.aFields) ? given.aFields : [given.aFields]).map(text);
    effect("submit", {
      url: text(given.cURL), format: text(format).toLowerCase(), fields: names,
      includeEmpty: !!given.bEmpty, useGet: !!given.bGet
    });
  },
  mailDoc: function () { mail("document", arguments); },
  mailForm: function () { mail("form", arguments); },
  print: function () {
    var given = named(arguments, "bUI nStart nEnd bSilent bShrinkToFit bPrintAsImage bReverse");
    effect("print", {first: given.nStart, last: given.nEnd});
  },
  gotoNamedDest: function (name) { effect("goTo", {destination: text(name)}); },
  getURL: function (url) { effect("launch", {url: text(url)}); },
  getPageLabel: function () { return pageOf(named(arguments, "nPage")).label; },
  getPageBox: function () {
    var given = named(arguments, "cBox nPage"), boxes = pageOf(given).boxes;
    var name = given.cBox === undefined ? "crop" : text(given.cBox).toLowerCase();
    if (pageBoxes.indexOf(name) >= 0) return boxes[name] || boxes.crop || boxes.media;
    effect("unsupported", {name: "Doc.getPageBox " + name});
  },
  getPageRotation: function () { return pageOf(named(arguments, "nPage")).rotation; },
  getOCGs: function () { return null; },
  getAnnots: function () { return null; },
  syncAnnotScan: function () {},
  toString: function () { return "[object Doc]"; }
});

var pageBoxes = ["media", "crop", "bleed", "trim", "art"];

// What the server says of the page `nPage`, or else of the first one.
function pageOf(given) {
  var page = ask("page", {page: given.nPage | 0});
  if (!page) throw new RangeError("there is no page " + given.nPage);
  return page;
}

function mail(what, args) {
  var given = named(args, "bUI cTo cCc cBcc cSubject cMsg");
  effect("mail", {
    attach: what, to: text(given.cTo), cc: text(given.cCc), bcc: text(given.cBcc),
    subject: text(given.cSubject), message: text(given.cMsg)
  });
}

property(global, "pageNum", function () { return facts.pageIndex || 0; }, function (page) {
  var index = Math.max(0, Math.min((facts.pageCount || 1) - 1, page | 0));
  facts.pageIndex = index;
  effect("goTo", {pageIndex: index});
});
// Scripts can replace these by variables of the same name.
function fact(name, get) {
  property(global, name, get, function (value) {
    delete global[name];
    global[name] = value;
  });
}

fact("numFields", function () { return allNames().length; });
fact("numPages", function () { return facts.pageCount || 0; });

// The document's properties, which also have names in lower case.
function information() {
  var known = facts.info || {}, info = {};
  var standard = "Title Author Authors Subject Keywords Creator Producer CreationDate ModDate Trapped";
  standard.split(" ").forEach(function (name) {
    var value = name === "Authors" ? authors(known.Author, facts.authors) : text(known[name]);
    if (/Date$/.test(name)) value = pdfDate(value);
    if (name === "Trapped" && value === "") value = "Unknown";
    info[name] = value;
    constant(info, name.toLowerCase(), value);
  });
  for (var name in known) if (!info.hasOwnProperty(name)) info[name] = known[name];
  return info;
}

// A date from its PDF form; null if there is none.
function pdfDate(string) {
  var match = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+-])(\d\d)'?(\d\d)?)?/.exec(string);
  if (!match) return null;
  var ahead = (+(match[8] || 0) * 60 + +(match[9] || 0)) * (match[7] === "-" ? -1 : 1);
  return new global.Date(NativeDate.UTC(+match[1], (match[2] || 1) - 1, +(match[3] || 1),
    +(match[4] || 0), +(match[5] || 0), +(match[6] || 0)) - ahead * 60000);
}

// The authors of the metadata; without them, semicolons separate several authors.
function authors(names, known) {
  if (known && known.length) return known;
  return text(names).split(/\s*;\s*/).filter(function (name) { return name !== ""; });
}

fact("info", information);
fact("securityHandler", function () { return facts.isEncrypted ? "Standard" : null; });
"title author subject keywords creator producer".split(" ").forEach(function (name) {
  fact(name, function () {
    return text((facts.info || {})[name.charAt(0).toUpperCase() + name.substring(1)]);
  });
});
"path URL baseURL documentFileName".split(" ").forEach(function (name) {
  fact(name, function () { return ""; });
});
fact("dirty", function () { return !!facts.isDirty; });
fact("filesize", function () { return 0; });
fact("external", function () { return true; });
fact("zoom", function () { return 100; });
property(global, "calculate", function () { return facts.calculates !== false; }, function (value) {
  facts.calculates = !!value;
  effect("calculating", {on: !!value});
});
"bookmarkRoot dataObjects".split(" ").forEach(function (name) {
  fact(name, function () { return null; });
});

constants(global, {
  eMailValidate: function (address) {
    return /^[^\s@<>()[\]\\,;:"]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/
      .test(text(address));
  }
});

unsupported(global, "Doc.",
  "addAnnot addField addIcon addLink addRequirement addScript addThumbnails addWatermarkFromFile "
  + "addWatermarkFromText applyRedactions bringToFront closeDoc createDataObject createTemplate "
  + "deletePages deleteSound embedDocAsDataObject embedOutputIntent encryptForRecipients "
  + "encryptUsingPolicy exportAsFDF exportAsText exportAsXFDF exportDataObject exportXFAData "
  + "extractPages flattenPages getAnnot getAnnotRichMedia getAnnot3D getAnnots3D getDataObject "
  + "getDataObjectContents getIcon getLegalWarnings getLinks getOCGOrder "
  + "getPageNthWord getPageNthWordQuads getPageNumWords getPageTransition getPrintParams "
  + "getSound getUserUnitSize importAnFDF importAnXFDF importDataObject "
  + "importIcon importSound importTextData importXFAData insertPages movePage newPage openDataObject "
  + "removeDataObject removeField removeIcon removeLinks removeScript replacePages "
  + "saveAs scroll selectPageNthWord setAction setDataObjectContents setOCGOrder "
  + "setPageAction setPageBoxes setPageLabels setPageRotations setPageTabOrder setPageTransitions");
