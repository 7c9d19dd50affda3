// SPDX-License-Identifier: MIT

/** Arabic names of types of annotations and of their states. */
export const arabicNames = {
  "state.accepted": "مقبول",
  "state.cancelled": "ملغى",
  "state.completed": "مكتمل",
  "state.none": "بلا حالة",
  "state.rejected": "مرفوض",
  "type.caret": "علامة إدراج",
  "type.circle": "قطع ناقص",
  "type.fileAttachment": "مرفق",
  "type.freeText": "نص",
  "type.highlight": "تمييز",
  "type.ink": "رسم",
  "type.line": "خط",
  "type.polyLine": "خط متعدد",
  "type.polygon": "مضلع",
  "type.redact": "حجب",
  "type.sound": "صوت",
  "type.square": "مستطيل",
  "type.squiggly": "تسطير متموج",
  "type.stamp": "ختم",
  "type.strikeOut": "يتوسطه خط",
  "type.text": "ملاحظة",
  "type.underline": "تسطير",
};
