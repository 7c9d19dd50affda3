# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.document import Rect
from ..types.document_failed_provider import RenderDelivery
from ..types.page import (Color, LayoutFormat, PageLayoutResult, PageRenderResult, PageTextResult,
    PictureCompression, RenderColors, RenderFormat, TextOrder)
from ..types.page_set_layers_action import (ImageFormat, PageImageResult, PageImagesResult,
    PageLinksResult)


class PageMethods(Asker):
    """Methods of `page`."""

    def page_render(
        self,
        *,
        documentId: str,
        pageIndex: int,
        scale: Optional[float] = None,
        width: Optional[int] = None,
        height: Optional[int] = None,
        rect: Optional[Rect] = None,
        rotation: Optional[int] = None,
        format: Optional[RenderFormat] = None,
        quality: Optional[int] = None,
        compression: Optional[PictureCompression] = None,
        delivery: Optional[RenderDelivery] = None,
        annotations: Optional[bool] = None,
        colors: Optional[RenderColors] = None,
        formHighlight: Optional[Color] = None,
        timeout: Optional[float] = None,
    ) -> PageRenderResult:
        """Draws a page, or a part of it.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `scale`: Pixels a point; 1 where neither width nor height is given.
        - `width`: The width of the whole page in pixels.
        - `height`: The height of the whole page in pixels.
        - `rect`: The part to draw, in page space: a tile; the page unless given.
        - `rotation`: Clockwise, on top of the page's own: a multiple of 90. (Default: `0`.)
        - `format`: `rgba` and `bgra` have rows without gaps. `webp` needs libwebp on the server's
          system. (Default: `png`.)
        - `quality`: The quality of a `jpeg` or `webp`, from 1, the smallest file, to 100. (Default:
          `80`.)
        - `compression`: How a `png` is compressed: `small` takes several times as long. (Default:
          `fast`.)
        - `delivery`: How the picture is handed over; unless given `inline`, or beyond 64 KiB as
          `largePayloads` of `initialize` says.
        - `annotations`: Whether annotations and fields are drawn. (Default: `True`.)
        - `colors`: Colours for paper and ink, such as those of a dark theme; not for `svg`.
        - `formHighlight`: Shows the fields that can be filled in on this ground, best one like
          `#0066ff33` that lets through; not of `svg`.

        Returns `width`: Pixels. `height`: Pixels. `stride`: Bytes from a row to the next, of `rgba`
        and `bgra`. `format`: As asked for. `data`: The picture, where it is delivered inline.
        `path`: Its file, which is the client's to delete. `sharedMemory`: Its POSIX shared memory,
        which is the client's to unlink, or to return with `render/release`.

        Errors: unknownDocument, notFound, damaged, limitExceeded, saveFailed, requestCancelled,
        unsupported.
        """
        return self._ask("page/render", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "scale": scale,
            "width": width,
            "height": height,
            "rect": rect,
            "rotation": rotation,
            "format": format,
            "quality": quality,
            "compression": compression,
            "delivery": delivery,
            "annotations": annotations,
            "colors": colors,
            "formHighlight": formHighlight,
        })

    def page_text(
        self,
        *,
        documentId: str,
        pageIndex: int,
        rect: Optional[Rect] = None,
        timeout: Optional[float] = None,
    ) -> PageTextResult:
        """Gives a page's text in reading order: a line a line, a blank line a block.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `rect`: Only characters whose middle lies in this part of the page.

        Returns `text`: The text; words that lines divide are put together.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("page/text", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "rect": rect,
        })

    def page_layout(
        self,
        *,
        documentId: str,
        pageIndex: int,
        order: Optional[TextOrder] = None,
        format: Optional[LayoutFormat] = None,
        timeout: Optional[float] = None,
    ) -> PageLayoutResult:
        """Tells where the blocks and lines of a page's text are, in reading order; or gives the
        text as HTML, to be set anew in lines of any width.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `order`: That in which the page draws its text, or that of a tagged document's structure.
          (Default: `content`.)
        - `format`: The format. (Default: `blocks`.)

        Returns `blocks`: The blocks of text. `html`: The text as `p`, `h1` to `h6` and
        `blockquote`, with `b` and `i`; hyphenated words are put together. `order`: `content` also
        where the document has no structure.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("page/layout", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "order": order,
            "format": format,
        })

    def page_links(
        self,
        *,
        documentId: str,
        pageIndex: int,
        detect: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> PageLinksResult:
        """Lists a page's links with what they do; hidden ones are left out.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `detect`: Whether web and e-mail addresses in the text are links too. (Default: `False`.)

        Returns `links`: The links, bottommost first; then the detected ones as the text has them.

        Errors: unknownDocument, notFound, damaged, contentModified.
        """
        return self._ask("page/links", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "detect": detect,
        })

    def page_images(
        self,
        *,
        documentId: str,
        pageIndex: int,
        timeout: Optional[float] = None,
    ) -> PageImagesResult:
        """Lists the images that a page's contents show; those of annotations and of repeated
        patterns are none of them.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `images`: In the order in which they are drawn, the lowest first.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("page/images", timeout, {"documentId": documentId, "pageIndex": pageIndex})

    def page_image(
        self,
        *,
        documentId: str,
        pageIndex: int,
        index: int,
        format: Optional[ImageFormat] = None,
        delivery: Optional[RenderDelivery] = None,
        timeout: Optional[float] = None,
    ) -> PageImageResult:
        """Gives an image of a page as a file, if the document allows copying.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `index`: As `page/images` tells it.
        - `format`: `png`: as the page shows it, turned and mirrored in quarter turns, masks as
          alpha. `original`: as it is stored, a plain JPEG as it is, else a PNG. Not given: a plain
          JPEG that is not turned as it is, else as `png`.
        - `delivery`: How the file is handed over; unless given `inline`, or beyond 64 KiB as
          `largePayloads` of `initialize` says.

        Returns `mimeType`: `image/png` or `image/jpeg`. `width`: Pixels. `height`: Pixels. `data`:
        The file, where it is delivered inline. `path`: Its path; it is the client's to delete.
        `sharedMemory`: Its POSIX shared memory, which is the client's to unlink.

        Errors: unknownDocument, notFound, notPermitted, damaged, unsupported, limitExceeded,
        saveFailed, requestCancelled.
        """
        return self._ask("page/image", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
            "index": index,
            "format": format,
            "delivery": delivery,
        })
