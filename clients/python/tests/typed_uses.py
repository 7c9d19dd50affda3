# SPDX-License-Identifier: MIT
"""What the type hints promise. It is checked, not run: each ignored line must be an error."""

from pathlib import Path
from typing import List

from recto import UNSET, Client


def sequences(client: Client, document: str, integers: List[int]) -> None:
    client.view_convert(documentId=document, from_="page", to="view", points=integers)
    client.view_convert(documentId=document, from_="page", to="view", points=[(1, 2), (3, 4)])
    client.interaction_tap(documentId=document, pageIndex=0, point=integers)
    client.pages_delete(documentId=document, pages=range(3))
    client.pages_delete(documentId=document, pages=["1"])  # type: ignore[list-item]


def nulls(client: Client, document: str) -> None:
    client.document_set_info(documentId=document, title=UNSET, author=None, custom={"A": None})
    client.forms_set_value(documentId=document, field="a", value=None)
    client.forms_set_value(documentId=document, field="a", value=["x"])
    client.layers_assign(documentId=document, ids=("a", "b"), layer=None)
    client.view_update(documentId=document, fit="wide")  # type: ignore[arg-type]


def sessions() -> str:
    client = Client(capabilities={"overlayChanges": True}, strict=True, options={"author": "Ann"})
    Client(capabilities={"overlayChange": True})  # type: ignore[arg-type]
    return client.server["serverInfo"]["version"]


def files(client: Client, document: str, folder: Path) -> None:
    client.document_open(path=folder / "a.pdf")
    client.document_open(data=b"%PDF-1.7")
    client.document_open(path=b"a.pdf")  # type: ignore[arg-type]
    client.document_save(documentId=document, path=folder / "b.pdf")
    client.attachments_extract(documentId=document, id="1", folder=folder)
    client.pages_insert(documentId=document, at=0, image={"path": folder / "a.png"})
    client.pages_insert(documentId=document, at=0, image={"data": b"GIF89a"})
    client.signatures_sign(
        documentId=document, certificate={"path": folder / "a.p12", "password": "secret"}
    )
