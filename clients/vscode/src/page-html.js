// SPDX-License-Identifier: MIT
"use strict";

const STYLES = ["app", "header", "start", "panels", "panel-contents", "dialog", "document"];

/**
 * The page of an editor.
 *
 * @param {object} parts
 * @param {(path: string) => string} parts.address Where a file of the extension's is for the page.
 * @param {string} parts.source What the page may load from, as `webview.cspSource` has it.
 * @param {string} parts.language
 * @param {{author: string, javascript: boolean}} parts.settings
 */
function pageHtml({ address, source, language, settings }) {
  const rules = [
    "default-src 'none'", `script-src ${source}`, `style-src ${source}`, `font-src ${source}`,
    `img-src ${source} blob: data:`, "media-src blob:", "frame-src blob:", "base-uri 'none'",
    "form-action 'none'",
  ].join("; "); // prettier-ignore
  const links = STYLES.map(
    (name) => `<link rel="stylesheet" href="${address(`viewer/styles/${name}.css`)}">`,
  );
  const data = escape(JSON.stringify(settings));
  return `<!doctype html>
<html lang="${escape(language)}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${rules}">
    <meta name="recto-settings" content="${data}">
    <meta name="recto-viewer" content="${address("viewer")}">
    <title>Recto</title>
    ${links.join("\n    ")}
    <script type="module" src="${address("page/page.js")}"></script>
  </head>
  <body></body>
</html>
`;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}

module.exports = { pageHtml };
