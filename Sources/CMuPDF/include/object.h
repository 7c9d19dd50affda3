/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_OBJECT_H
#define CMUPDF_OBJECT_H

#include "context.h"

/* PDF objects (ISO 32000-2, 7.3). Every function except cm_reference follows indirect references. */

typedef enum {
  CM_NULL, CM_BOOL, CM_INTEGER, CM_REAL, CM_STRING, CM_NAME, CM_ARRAY, CM_DICTIONARY, CM_STREAM
} cm_kind;

void cm_drop_object(fz_context *ctx, pdf_obj *object);

bool cm_object_kind(fz_context *ctx, pdf_obj *object, cm_kind *out, cm_error *error);
/* The referenced object, or a direct object itself. `keys` has the bits of all keys of a dictionary.
   */
bool cm_resolve(fz_context *ctx, pdf_obj *object, pdf_obj **out, uint64_t *keys, cm_error *error);
/* A key's bit among 64: if it is not set, a dictionary does not have the key. */
uint64_t cm_key_bit(const char *key);
/* The number of the referenced object; 0 for a direct object. */
int cm_reference(fz_context *ctx, pdf_obj *object);

/* `is` is set if the object is of that kind; if it is not, `out` is not changed. */
bool cm_to_bool(fz_context *ctx, pdf_obj *object, bool *is, bool *out, cm_error *error);
bool cm_to_integer(fz_context *ctx, pdf_obj *object, bool *is, int64_t *out, cm_error *error);
bool cm_to_real(fz_context *ctx, pdf_obj *object, bool *is, double *out, cm_error *error);
/* The first numbers of an array, and its number of elements; other elements count as 0. */
bool cm_to_reals(
    fz_context *ctx, pdf_obj *array, double *out, size_t capacity, size_t *count, cm_error *error);
/* Borrowed from the object; NULL if it is not a name. */
bool cm_to_name(fz_context *ctx, pdf_obj *object, const char **out, cm_error *error);
/* Borrowed from the object; may contain NUL bytes. NULL if it is not a string. */
bool cm_to_bytes(fz_context *ctx, pdf_obj *object, const char **out, size_t *length, cm_error *error);

/* `out` is NULL if there is no such element, or it is the null object. */
bool cm_get(fz_context *ctx, pdf_obj *dictionary, const char *key, pdf_obj **out, cm_error *error);
bool cm_get_inherited(
    fz_context *ctx, pdf_obj *dictionary, const char *key, pdf_obj **out, cm_error *error);
bool cm_count(fz_context *ctx, pdf_obj *container, int *out, cm_error *error);
bool cm_element(fz_context *ctx, pdf_obj *array, int index, pdf_obj **out, cm_error *error);
/* An entry of a dictionary; the key is borrowed from it. */
bool cm_entry(
    fz_context *ctx, pdf_obj *dictionary, int index, const char **key, pdf_obj **value,
    cm_error *error);

bool cm_new_dictionary(fz_context *ctx, pdf_document *doc, pdf_obj **out, cm_error *error);
bool cm_new_array(fz_context *ctx, pdf_document *doc, pdf_obj **out, cm_error *error);
bool cm_new_boolean(fz_context *ctx, bool value, pdf_obj **out, cm_error *error);
bool cm_new_integer(fz_context *ctx, int64_t value, pdf_obj **out, cm_error *error);
bool cm_new_real(fz_context *ctx, double value, pdf_obj **out, cm_error *error);
bool cm_new_name(fz_context *ctx, const char *value, pdf_obj **out, cm_error *error);
bool cm_new_text(fz_context *ctx, const char *utf8, pdf_obj **out, cm_error *error);
bool cm_new_string(
    fz_context *ctx, const unsigned char *bytes, size_t length, pdf_obj **out, cm_error *error);
bool cm_put(
    fz_context *ctx, pdf_obj *dictionary, const char *key, pdf_obj *value, cm_error *error);
/* Sets an entry with the same key as an entry of another dictionary. Keys need not be valid UTF-8, so a
   key that was converted to text may differ. */
bool cm_put_like(
    fz_context *ctx, pdf_obj *dictionary, pdf_obj *source, int index, pdf_obj *value,
    cm_error *error);
/* Makes a dictionary with the same entries; an empty one for an object of another kind. */
bool cm_copy_dictionary(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, pdf_obj **out, cm_error *error);
bool cm_delete(fz_context *ctx, pdf_obj *dictionary, const char *key, cm_error *error);
bool cm_push(fz_context *ctx, pdf_obj *array, pdf_obj *value, cm_error *error);
/* Replaces the value of an indirect object. */
bool cm_update_object(
    fz_context *ctx, pdf_document *doc, int number, pdf_obj *value, cm_error *error);
bool cm_replace(fz_context *ctx, pdf_obj *array, int index, pdf_obj *value, cm_error *error);
bool cm_remove(fz_context *ctx, pdf_obj *array, int index, cm_error *error);

/* Reads a stream. If it has more than `limit` bytes, the rest is left out if `cuts`, or else this throws
   FZ_ERROR_LIMIT. */
fz_buffer *cm_read_within(fz_context *ctx, fz_stream *input, size_t limit, bool cuts);

/* A reference to the object with this number; NULL if there is no such object. */
bool cm_new_reference(
    fz_context *ctx, pdf_document *doc, int number, pdf_obj **out, cm_error *error);
/* Adds an indirect object; `out` is a reference to it. A part of another object is copied: each array and
   dictionary knows the one object that it belongs to, and an undo would bring back a part that belongs to
   the undone object. */
bool cm_add_object(
    fz_context *ctx, pdf_document *doc, pdf_obj *object, pdf_obj **out, cm_error *error);
/* Adds a stream with this dictionary (may be NULL) and bytes. Bytes may get compressed, unless they are
   encoded with the dictionary's filters. */
bool cm_add_stream(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const unsigned char *bytes,
    size_t length, bool is_encoded, pdf_obj **out, cm_error *error);
/* The undecoded bytes of a stream; drop the buffer. */
bool cm_load_raw_stream(fz_context *ctx, pdf_obj *stream, fz_buffer **out, cm_error *error);
bool cm_update_stream(
    fz_context *ctx, pdf_document *doc, pdf_obj *stream, const unsigned char *bytes, size_t length,
    cm_error *error);
/* The decoded bytes of a stream, as `cm_read_within` reads them. Drop the buffer. */
bool cm_load_stream(
    fz_context *ctx, pdf_obj *stream, size_t limit, bool cuts, fz_buffer **out, cm_error *error);
/* Writes the decoded bytes of a stream to a file; FZ_ERROR_LIMIT if there are more than `limit`.
   `refused` is set if the system does not accept them. */
bool cm_write_stream(
    fz_context *ctx, pdf_obj *stream, int descriptor, size_t limit, bool *refused, cm_error *error);
void cm_buffer_bytes(fz_context *ctx, fz_buffer *buffer, unsigned char **bytes, size_t *length);
void cm_drop_buffer(fz_context *ctx, fz_buffer *buffer);

bool cm_trailer(fz_context *ctx, pdf_document *doc, pdf_obj **out, cm_error *error);

#endif
