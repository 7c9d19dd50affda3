// SPDX-License-Identifier: MIT
// Fails if a file has what cannot be run by leaving out its types, as Node does: node erasable.js COMPILER FILE
"use strict";

const assert = require("node:assert/strict");
const { readFileSync } = require("node:fs");

const [, , compiler, file] = process.argv;
const ts = require(compiler);

const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
const found = [];

function visit(node) {
  const isParameterProperty = ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent);
  const isValue = ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node) || ts.isImportEqualsDeclaration(node);
  if (isParameterProperty || isValue) found.push(node.getText());
  ts.forEachChild(node, visit);
}

visit(source);
assert.deepEqual(found, []);
