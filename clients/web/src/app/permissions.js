// SPDX-License-Identifier: MIT
import { text } from "../i18n/catalogue.js";

/** What the author of a document can allow and forbid. */
export const PERMISSIONS = /** @type {const} */ (["print", "copy", "modify", "annotate", "fillForms", "assemble"]);

/** @param {import("../rpc/messages").Permissions} permissions What of it is forbidden, in words. */
export function forbidden(permissions) {
  const names = PERMISSIONS.filter((name) => !permissions[name]).map((name) => text(`permission.${name}`));
  return names.length ? text("permissions.not", { names: names.join(", ") }) : text("permissions.all");
}
