# SPDX-License-Identifier: MIT
"""A client for recto, the PDF interaction server.

>>> from recto import Client
>>> with Client() as client:
...     paper = client.document_open(path="paper.pdf")
...     print(client.page_text(documentId=paper["documentId"], pageIndex=0)["text"])
"""

from .asker import UNSET, Unset
from .call import Call
from .client import Client
from .errors import RectoError, ServerExited, Timeout

__all__ = ["Call", "Client", "RectoError", "ServerExited", "Timeout", "UNSET", "Unset"]
