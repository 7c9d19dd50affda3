# SPDX-License-Identifier: AGPL-3.0-or-later
"""Makes PDFs of any size."""

# More children than these a node of the page tree does not have.
CHILDREN = 32


def write_pdf(path, pages=1, annotations=0):
    """A file of so many pages with a line of text, and so many squares on the first one."""
    objects = ["", ""]

    def add(text):
        objects.append(text)
        return len(objects) - 1

    font = add("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
    content = "BT /F 12 Tf 60 720 Td (A line of text) Tj ET"
    contents = add(f"<</Length {len(content)}>>stream\n{content}\nendstream")
    squares = [
        add(
            f"<</Type/Annot/Subtype/Square/NM(s{index})/C[1 0 0]/F 4/Rect"
            f"[{60 + index % 40 * 10} {60 + index // 40 % 60 * 10}"
            f" {66 + index % 40 * 10} {66 + index // 40 % 60 * 10}]>>")
        for index in range(annotations)
    ]
    listed = " ".join(f"{number} 0 R" for number in squares)
    level = [
        add(
            f"<</Type/Page/MediaBox[0 0 612 792]/Contents {contents} 0 R"
            f"/Resources<</Font<</F {font} 0 R>>>>"
            + (f"/Annots[{listed}]" if index == 0 and squares else ""))
        for index in range(pages)
    ]
    counts = {number: 1 for number in level}
    while True:
        parents = []
        for start in range(0, len(level), CHILDREN):
            children = level[start:start + CHILDREN]
            count = sum(counts[child] for child in children)
            kids = " ".join(f"{child} 0 R" for child in children)
            parent = add(f"<</Type/Pages/Count {count}/Kids[{kids}]")
            counts[parent] = count
            for child in children:
                objects[child] += f"/Parent {parent} 0 R>>"
            parents.append(parent)
        level = parents
        if len(level) == 1:
            break
    objects[level[0]] += ">>"
    objects[1] = f"<</Type/Catalog/Pages {level[0]} 0 R>>"
    write_objects(path, objects[1:])


def write_objects(path, objects):
    """A file of these objects, numbered from 1, of which the first is the catalog."""
    with open(path, "wb") as file:
        file.write(b"%PDF-1.7\n")
        offsets = []
        for number, text in enumerate(objects, 1):
            offsets.append(file.tell())
            file.write(f"{number} 0 obj\n{text}\nendobj\n".encode())
        table = file.tell()
        file.write(f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode())
        for offset in offsets:
            file.write(f"{offset:010} 00000 n \n".encode())
        file.write(
            f"trailer\n<</Size {len(objects) + 1}/Root 1 0 R>>\nstartxref\n{table}\n%%EOF\n".encode())
