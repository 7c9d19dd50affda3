# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence

from ..asker import Asker
from ..types.document import RenderDelivery
from ..types.page import (
    Color,
    ImageFormat,
    LayoutFormat,
    PageContentBoxResult,
    PageImageResult,
    PageImagesResult,
    PageLayoutResult,
    PageLinksResult,
    PageRenderResult,
    PageTextResult,
    PictureCompression,
    RenderColors,
    RenderFormat,
    RenderPurpose,
    TextOrder,
)


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
        rect: Optional[Sequence[float]] = None,
        rotation: Optional[int] = None,
        format: Optional[RenderFormat] = None,
        quality: Optional[int] = None,
        compression: Optional[PictureCompression] = None,
        delivery: Optional[RenderDelivery] = None,
        annotations: Optional[bool] = None,
        purpose: Optional[RenderPurpose] = None,
        colors: Optional[RenderColors] = None,
        formHighlight: Optional[Color] = None,
        timeout: Optional[float] = None,
    ) -> PageRenderResult:
        """Renders a page or a part of it.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `scale`: Pixels per point; by default 1. Give at most one of `scale`, `width` and
          `height`.
        - `width`: The width of the whole page in pixels.
        - `height`: The height of the whole page in pixels.
        - `rect`: The part to render, in page space, such as a tile; by default the page.
        - `rotation`: The clockwise rotation in degrees, added to the page's own; a multiple of 90.
          (Default: `0`.)
        - `format`: The format. `rgba` and `bgra` have no gaps between rows; `webp` needs libwebp on
          the server's system. (Default: `png`.)
        - `quality`: The quality of a `jpeg` or `webp`: from 1, the smallest file, to 100. (Default:
          `80`.)
        - `compression`: The compression of a `png`; `small` takes several times as long. (Default:
          `fast`.)
        - `delivery`: How the picture is delivered; by default `inline`, or beyond 64 KiB as
          `largePayloads` in `initialize`.
        - `annotations`: Whether annotations and fields are drawn. (Default: `True`.)
        - `purpose`: What the picture is for. With `print`, it shows the annotations, fields and
          layers that are printed. (Default: `screen`.)
        - `colors`: The colours for paper and ink, such as those of a dark theme; not for `svg`.
        - `formHighlight`: The background for fields that can be filled in, preferably translucent
          like `#0066ff33`; not for `svg`.

        Returns `width`: The width in pixels. `height`: The height in pixels. `stride`: For `rgba`
        and `bgra`: the bytes from one row to the next. `format`: The format of the picture. `data`:
        The picture, if delivered inline. `path`: The path of the file; the client deletes it.
        `sharedMemory`: The POSIX shared memory with the picture; the client unlinks it or returns
        it with `render/release`.

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
            "purpose": purpose,
            "colors": colors,
            "formHighlight": formHighlight,
        })

    def page_text(
        self,
        *,
        documentId: str,
        pageIndex: int,
        rect: Optional[Sequence[float]] = None,
        timeout: Optional[float] = None,
    ) -> PageTextResult:
        """Returns a page's text in reading order. A blank line separates blocks.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `rect`: Only characters with their centre in this rectangle, in page space.

        Returns `text`: The text; words hyphenated across lines are joined.

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
        """Returns a page's text as positioned blocks and lines, or as HTML. Both are in reading
        order. The HTML reflows to any width.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `order`: The reading order: `content` as drawn, or `structure` of a tagged document.
          (Default: `content`.)
        - `format`: The format. (Default: `blocks`.)

        Returns `blocks`: The blocks of text. `html`: The text as `p`, `h1` to `h6` and
        `blockquote`, with `b` and `i`; hyphenated words are joined. `order`: The order used;
        `content` if the document has no structure.

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
        """Lists a page's links with their actions, except hidden links.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `detect`: Whether to detect web and e-mail addresses in the text as links. (Default:
          `False`.)

        Returns `links`: The links, bottommost first, then the detected ones in text order.

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
        """Lists the images in a page's contents. Images of annotations and of repeated patterns are
        not included.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `images`: The images in drawing order, the lowest first.

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
        """Returns an image of a page as a file. The document must allow copying.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.
        - `index`: The index from `page/images`.
        - `format`: `png`: as the page shows it, rotated and mirrored in quarter turns, masks as
          alpha. `original`: as stored, a plain JPEG unchanged, others as PNG. By default a plain
          JPEG that is not rotated is unchanged, and others are as for `png`.
        - `delivery`: How the file is delivered; by default `inline`, or beyond 64 KiB as
          `largePayloads` in `initialize`.

        Returns `mimeType`: `image/png` or `image/jpeg`. `width`: The width in pixels. `height`: The
        height in pixels. `data`: The file, if delivered inline. `path`: The path of the file; the
        client deletes it. `sharedMemory`: The POSIX shared memory with the file; the client unlinks
        it.

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

    def page_content_box(
        self,
        *,
        documentId: str,
        pageIndex: int,
        timeout: Optional[float] = None,
    ) -> PageContentBoxResult:
        """Returns the bounding box of a page's visible contents. It is the smallest rectangle
        around everything that is not white, without annotations.

        - `documentId`: The document.
        - `pageIndex`: The page, from 0.

        Returns `rect`: The rectangle in page space, accurate to a point, or to 1/1500 of the page's
        longer side if that is more; absent for an empty page.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("page/contentBox", timeout, {
            "documentId": documentId,
            "pageIndex": pageIndex,
        })
