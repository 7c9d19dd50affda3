// SPDX-License-Identifier: AGPL-3.0-or-later
// The part of JavaScriptCore's C API that is used. Its headers need not be installed.
#ifndef CJS_LIBRARY_H
#define CJS_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef const struct OpaqueJSContext *JSContextRef;
typedef struct OpaqueJSContext *JSGlobalContextRef;
typedef struct OpaqueJSString *JSStringRef;
typedef const struct OpaqueJSValue *JSValueRef;
typedef struct OpaqueJSValue *JSObjectRef;
typedef JSValueRef (*JSCallback)(
    JSContextRef context, JSObjectRef function, JSObjectRef this, size_t count,
    const JSValueRef arguments[], JSValueRef *exception);

struct library {
  JSGlobalContextRef (*JSGlobalContextCreate)(void *globalClass);
  JSObjectRef (*JSContextGetGlobalObject)(JSContextRef);
  JSValueRef (*JSEvaluateScript)(
      JSContextRef, JSStringRef, JSObjectRef this, JSStringRef url, int line, JSValueRef *exception);
  JSStringRef (*JSStringCreateWithUTF8CString)(const char *);
  void (*JSStringRelease)(JSStringRef);
  size_t (*JSStringGetLength)(JSStringRef);
  const uint16_t *(*JSStringGetCharactersPtr)(JSStringRef);
  JSStringRef (*JSValueToStringCopy)(JSContextRef, JSValueRef, JSValueRef *exception);
  JSValueRef (*JSValueMakeString)(JSContextRef, JSStringRef);
  JSValueRef (*JSValueMakeUndefined)(JSContextRef);
  void (*JSValueProtect)(JSContextRef, JSValueRef);
  bool (*JSValueIsObject)(JSContextRef, JSValueRef);
  JSObjectRef (*JSValueToObject)(JSContextRef, JSValueRef, JSValueRef *exception);
  JSObjectRef (*JSObjectMakeFunctionWithCallback)(JSContextRef, JSStringRef name, JSCallback);
  JSValueRef (*JSObjectCallAsFunction)(
      JSContextRef, JSObjectRef, JSObjectRef this, size_t count, const JSValueRef arguments[],
      JSValueRef *exception);
  JSValueRef (*JSObjectGetProperty)(JSContextRef, JSObjectRef, JSStringRef, JSValueRef *exception);
};

// Returns false if the library or one of these functions is missing.
bool cjs_load(struct library *library, const char *path);

#endif
