// SPDX-License-Identifier: MIT

/**
 * @param {string} base64
 * @param {string} type
 */
export function bytesOf(base64, type) {
  const text = atob(base64);
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}

/**
 * @param {Blob} file
 * @returns {Promise<string>}
 */
export function base64Of(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
