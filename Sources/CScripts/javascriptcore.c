// SPDX-License-Identifier: AGPL-3.0-or-later
#include "javascriptcore.h"
#include "library.h"

#include <stdlib.h>
#include <string.h>

struct cjs_engine {
  struct library js;
  JSGlobalContextRef context;
  cjs_host *host;
  void *user;
  JSObjectRef evaluate, enter, leave;
  char *text;
};

// JavaScriptCore passes no user data to callbacks, so the process's engine is kept here.
static cjs_engine *current;

static JSValueRef make_text(cjs_engine *this, const char *text) {
  JSStringRef string = text ? this->js.JSStringCreateWithUTF8CString(text) : NULL;
  // Text that is not valid UTF-8 gives no string; an empty one replaces it.
  if (!string) string = this->js.JSStringCreateWithUTF8CString("");
  JSValueRef value = this->js.JSValueMakeString(this->context, string);
  this->js.JSStringRelease(string);
  return value;
}

// An unpaired surrogate becomes the replacement character; NUL is left out.
static char *to_utf8(const uint16_t *units, size_t count) {
  char *text = malloc(count * 3 + 1), *end = text;
  if (!text) return NULL;
  for (size_t i = 0; i < count; i++) {
    uint32_t scalar = units[i];
    if (scalar >= 0xD800 && scalar < 0xE000) {
      bool is_pair = scalar < 0xDC00 && i + 1 < count && units[i + 1] >= 0xDC00 &&
          units[i + 1] < 0xE000;
      scalar = is_pair ? 0x10000 + ((scalar - 0xD800) << 10) + (units[++i] - 0xDC00u) : 0xFFFD;
    }
    if (scalar == 0) continue;
    if (scalar < 0x80) {
      *end++ = (char)scalar;
      continue;
    }
    int more = scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3;
    const unsigned marks[] = {0, 0xC0, 0xE0, 0xF0};
    *end++ = (char)(marks[more] | scalar >> (6 * more));
    while (more-- > 0) *end++ = (char)(0x80 | (scalar >> (6 * more) & 0x3F));
  }
  *end = 0;
  return text;
}

// The text of a value, which the caller frees; NULL if it cannot be converted.
static char *text_of(cjs_engine *this, JSValueRef value) {
  JSValueRef exception = NULL;
  JSStringRef string = this->js.JSValueToStringCopy(this->context, value, &exception);
  if (!string || exception) return NULL;
  char *text =
      to_utf8(this->js.JSStringGetCharactersPtr(string), this->js.JSStringGetLength(string));
  this->js.JSStringRelease(string);
  return text;
}

static void keep(cjs_engine *this, JSValueRef value) {
  char *text = text_of(this, value);
  free(this->text);
  this->text = text;
}

const char *cjs_text(const cjs_engine *this) {
  return this->text ? this->text : "an error that cannot be shown";
}

static JSValueRef call_host(
    JSContextRef context, JSObjectRef function, JSObjectRef object, size_t count,
    const JSValueRef arguments[], JSValueRef *exception) {
  (void)context, (void)function, (void)object, (void)exception;
  cjs_engine *this = current;
  if (count < 2) return this->js.JSValueMakeUndefined(this->context);
  char *name = text_of(this, arguments[0]), *argument = text_of(this, arguments[1]);
  const char *answer = name && argument ? this->host(this->user, name, argument) : "";
  JSValueRef value = make_text(this, answer);
  free(name);
  free(argument);
  return value;
}

static JSObjectRef property(cjs_engine *this, JSObjectRef object, const char *name) {
  JSValueRef exception = NULL;
  JSStringRef key = this->js.JSStringCreateWithUTF8CString(name);
  JSValueRef value = this->js.JSObjectGetProperty(this->context, object, key, &exception);
  this->js.JSStringRelease(key);
  if (exception || !value || !this->js.JSValueIsObject(this->context, value)) return NULL;
  this->js.JSValueProtect(this->context, value);
  return this->js.JSValueToObject(this->context, value, NULL);
}

cjs_engine *cjs_new(const char *library, cjs_host *host, void *user) {
  cjs_engine *this = calloc(1, sizeof *this);
  if (!this || !cjs_load(&this->js, library)) {
    free(this);
    return NULL;
  }
  this->host = host;
  this->user = user;
  this->context = this->js.JSGlobalContextCreate(NULL);
  current = this;
  // Saved now, before scripts can replace the global function.
  this->evaluate =
      property(this, this->js.JSContextGetGlobalObject(this->context), "eval");
  return this;
}

static JSValueRef evaluate(
    cjs_engine *this, const char *name, const char *source, JSValueRef *exception) {
  JSStringRef text = this->js.JSStringCreateWithUTF8CString(source);
  JSStringRef url = this->js.JSStringCreateWithUTF8CString(name);
  JSValueRef value = NULL;
  if (text)
    value = this->js.JSEvaluateScript(this->context, text, NULL, url, 1, exception);
  if (text) this->js.JSStringRelease(text);
  if (url) this->js.JSStringRelease(url);
  return value;
}

static JSValueRef call(
    cjs_engine *this, JSObjectRef function, JSValueRef argument, JSValueRef *exception) {
  return this->js.JSObjectCallAsFunction(this->context, function, NULL, 1, &argument, exception);
}

// Stores the text of an exception for cjs_text. Returns false.
static bool fail(cjs_engine *this, JSValueRef exception) {
  keep(this, exception);
  return false;
}

bool cjs_prepare(cjs_engine *this, const char *source) {
  JSValueRef exception = NULL;
  JSValueRef value = evaluate(this, "prelude", source, &exception);
  if (exception || !value) return fail(this, exception);
  JSObjectRef function = this->js.JSValueToObject(this->context, value, &exception);
  if (exception || !function) return fail(this, exception);
  JSStringRef name = this->js.JSStringCreateWithUTF8CString("host");
  JSObjectRef host =
      this->js.JSObjectMakeFunctionWithCallback(this->context, name, call_host);
  this->js.JSStringRelease(name);
  value = call(this, function, (JSValueRef)host, &exception);
  if (exception || !value) return fail(this, exception);
  JSObjectRef object = this->js.JSValueToObject(this->context, value, &exception);
  if (exception || !object) return fail(this, exception);
  this->enter = property(this, object, "enter");
  this->leave = property(this, object, "leave");
  return this->enter && this->leave && this->evaluate;
}

bool cjs_run(
    cjs_engine *this, const char *argument, const char *name, const char *source, bool isShared) {
  JSValueRef exception = NULL, thrown = NULL;
  call(this, this->enter, make_text(this, argument), &exception);
  if (exception) return fail(this, exception);
  // Declarations with let, const and class end with eval, so the script can run again.
  if (isShared)
    evaluate(this, name, source, &thrown);
  else
    call(this, this->evaluate, make_text(this, source), &thrown);
  char *error = thrown ? text_of(this, thrown) : NULL;
  const char *unknown = "an error that cannot be shown";
  JSValueRef given = thrown ? make_text(this, error ? error : unknown)
                            : this->js.JSValueMakeUndefined(this->context);
  free(error);
  JSValueRef result = call(this, this->leave, given, &exception);
  if (exception || !result) return fail(this, exception);
  keep(this, result);
  return true;
}
