#include <mupdf/fitz.h>
#include <mupdf/pdf.h>
