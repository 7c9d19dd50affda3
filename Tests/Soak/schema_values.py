# SPDX-License-Identifier: AGPL-3.0-or-later
"""Random values that fit the schemas of `recto describe`, and whether a value fits one."""

import json
import re

PIXEL = ("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJ"
         "RU5ErkJggg==")
TEXTS = ["", "a", "Text", "Two\nlines", "שלום", "漢字", "e\u0301", " ", "\U0001F600", "0", "-1.5",
         "2024-02-29T12:00:00Z", "x" * 300, "ann@example.org", "/Tx BMC", "(", "\\", "\u0000", "Off"]
URIS = ["https://example.org/", "mailto:ann@example.org", "ftp://example.org/a", "#page=2", "x"]
COLORS = ["#000000", "#ff0000", "#12345678", "#ffffff"]
NUMBERS = [0, 1, -1, 0.5, 2, 10, 72, 90, 100, 300, 612, 792, -20, 1e3, 1e-3, 5e3]
WILD = [None, True, -1, 2 ** 31, 2 ** 53, -2 ** 63, 1e300, -1e-300, "", "x", [], {}, [[]], {"a": 1}]
PASSWORDS = ["", "Sesame"]
# Of the members of each group a request has one at most.
ALTERNATIVES = [("path", "uri", "data"), ("path", "from"), ("path", "folder"),
                ("annotation", "annotations"), ("bookmark", "bookmarks"), ("condition", "ask"),
                ("id", "ids"), ("value", "cancel"), ("text", "annotations", "all", "image"),
                ("data", "imagePath"), ("to", "field")]


def example_values(text):
    """What the examples of the documents say, by method: their params."""
    found = {}
    for name, params in re.findall(r"^→ ([\w$]+/\w+) (\{.*\})$", text, re.MULTILINE):
        if "sha-256" not in params:
            found.setdefault(name, []).append(json.loads(params))
    return found


class Values:
    """Makes values; what is known of the session comes from `know`."""

    def __init__(self, description, chance, know):
        self.types = description["types"]
        self.chance = chance
        self.know = know

    def record(self, schema, noun="", depth=0):
        """An object with all required members and some others."""
        required = schema.get("required", [])
        share = self.chance.choice((0.1, 0.4, 0.9)) / (1 + depth)
        names = [name for name in schema.get("properties", {}) if name in required
                 or self.chance.random() < share or self.chance.random() < self.know.wish(name)]
        for group in ALTERNATIVES:
            several = [name for name in names if name in group and name not in required]
            if len(several) > 1 and self.chance.random() < 0.95:
                one = self.chance.choice(several)
                names = [name for name in names if name not in several or name == one]
        made = {name: self.value(schema["properties"][name], name, noun, depth + 1)
                for name in names}
        return {name: value for name, value in made.items()
                if value is not None or name in required or "anyOf" in schema["properties"][name]}

    def value(self, schema, name="", noun="", depth=0):
        """A value of the schema, for a member of that name of a method of that noun."""
        chance = self.chance
        if "$ref" in schema:
            kind = schema["$ref"].rsplit("/", 1)[1]
            special = self.special(kind, noun, depth)
            if special is not NotImplemented:
                return special
            return self.value(self.types[kind], name, noun, depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if "anyOf" in schema:
            return self.value(chance.choice(schema["anyOf"]), name, noun, depth)
        kind = schema.get("type")
        if kind == "boolean":
            return chance.random() < 0.5
        if kind in ("integer", "number"):
            return self.number(schema, name, kind == "integer")
        if kind == "string":
            return self.string(name, noun)
        if kind == "array":
            return self.array(schema, name, noun, depth)
        if kind == "object":
            if "properties" in schema:
                return self.record(schema, noun, depth)
            more = schema.get("additionalProperties", {})
            return {chance.choice(TEXTS[1:8]): self.value(more, "", noun, depth + 1)
                    for _ in range(chance.randrange(3))}
        return chance.choice([None, True, 1, 0.5, "Text", [], {}])

    def array(self, schema, name, noun, depth):
        least = schema.get("minItems", 0)
        most = schema.get("maxItems", least + max(0, 4 - depth))
        items = schema.get("items", {})
        if least == most == 4:
            return self.rect()
        if items.get("type") == "number" and least == 0:
            # A path is pairs of numbers.
            count = 2 * self.chance.randrange(1, 6)
            return [self.coordinate() for _ in range(count)]
        if not least and self.chance.random() < 0.9:
            least = 1
        count = self.chance.randint(least, max(least, most))
        if name in ("pages", "annotations", "ids", "members", "fields"):
            made = [self.value(items, name, noun, depth + 1) for _ in range(count)]
            return [value for index, value in enumerate(made) if value not in made[:index]]
        return [self.value(items, name, noun, depth + 1) for _ in range(count)]

    def number(self, schema, name, whole):
        chance = self.chance
        known = self.know.number(name, chance)
        low, high = schema.get("minimum"), schema.get("maximum")
        if known is not None and chance.random() < 0.9:
            value = known
        elif name == "timeoutMs":
            value = chance.randrange(1, 60)
        elif name in ("by", "rotation", "rotate"):
            value = chance.choice((90, 180, 270, -90))
        elif name == "direction":
            value = chance.choice((1, -1))
        elif low is not None and high is not None and chance.random() < 0.7:
            value = low + (high - low) * chance.random() ** 3
        else:
            value = chance.choice(NUMBERS)
        if name == "count":
            value = min(value, 3)
        if low is not None:
            value = max(low, value)
        if high is not None:
            value = min(high, value)
        return int(value) if whole else value

    def coordinate(self):
        return round(self.chance.uniform(-30, 850), self.chance.choice((0, 1, 4)))

    def rect(self):
        x, y = self.coordinate(), self.coordinate()
        size = self.chance.choice((0, 5, 80, 400))
        return [x, y, x + size * self.chance.random(), y + size * self.chance.random()]

    def string(self, name, noun):
        chance = self.chance
        known = self.know.string(name, noun, chance)
        if known is not None:
            return known
        if name in ("uri", "url"):
            return chance.choice(URIS)
        if "password" in name.lower():
            return chance.choice(PASSWORDS)
        return chance.choice(TEXTS)

    def special(self, kind, noun, depth):
        """Types that are written in a way of their own."""
        chance = self.chance
        if kind == "Color":
            return chance.choice(COLORS)
        if kind == "Base64":
            return chance.choice([PIXEL, "AAECAwQF", ""])
        if kind == "Timestamp":
            return chance.choice(["2024-02-29T12:00:00Z", "1970-01-01T00:00:00Z",
                                  "2024-02-29T12:00:00+05:30"])
        if kind in ("Action", "Answer", "Condition", "SignatureSource", "FieldValue",
                    "AnnotationChanges"):
            return getattr(self, kind.lower())(noun, depth)
        if depth > 6:
            return {} if self.types[kind].get("type") == "object" else None
        return NotImplemented

    def action(self, noun, depth):
        chance = self.chance
        action = chance.choice([
            {"kind": "goTo", "destination": self.value({"$ref": "#/components/schemas/Destination"}, "", noun, 3)},
            {"kind": "uri", "uri": chance.choice(URIS)}, {"kind": "goToRemote", "path": "other.pdf"},
            {"kind": "launch", "path": "program"}, {"kind": "named", "name": "NextPage"},
            {"kind": "javaScript", "script": chance.choice(["app.alert('a')", "1/0", "while(1);"])},
            {"kind": "resetForm"}, {"kind": "submitForm", "url": URIS[0]},
            {"kind": "hide", "fields": [self.string("field", "forms")]}])
        if depth < 4 and chance.random() < 0.3:
            action["next"] = [self.action(noun, depth + 1)]
        return action

    def answer(self, noun, depth):
        return self.chance.choice([
            "Text", self.coordinate(), True, ["a"], {"uri": URIS[0]}, {"pageIndex": 0},
            {"data": PIXEL, "name": "dot.png", "mimeType": "image/png"},
            {"strokes": [[0, 0, 30, 20, 60, 5]]}, {"text": "Ann", "store": True},
            {"data": "AAECAwQFBgc=", "rate": 8000}, self.know.string("id", "interaction", self.chance)])

    def signaturesource(self, noun, depth):
        return self.chance.choice([{"strokes": [[0, 0, 30, 20, 60, 5]]}, {"text": "Ann"},
                                   {"image": {"data": PIXEL, "name": "dot.png"}}])

    def fieldvalue(self, noun, depth):
        return self.chance.choice(["Text", "1", "Off", "Yes", True, False, None, ["a"], []])

    def annotationchanges(self, noun, depth):
        made = self.record(self.types["Annotation"], noun, depth)
        for name in ("id", "type") + (("pageIndex",) if self.chance.random() < 0.8 else ()):
            made.pop(name, None)
        return {name: None if self.chance.random() < 0.1 else value for name, value in made.items()}

    def condition(self, noun, depth):
        if depth < 4 and self.chance.random() < 0.4:
            inner = [self.condition(noun, depth + 1) for _ in range(self.chance.randrange(1, 3))]
            return self.chance.choice([{"all": inner}, {"any": inner}, {"not": inner[0]}])
        return self.chance.choice([
            {"pageIndex": [0]}, {"inside": self.rect()}, {"author": ["Ann"]}, {"tool": ["pan"]},
            {"annotationType": ["square", "ink"]}, {"pointerType": ["pen"]}])

    def spoil(self, params):
        """The same with one thing wrong, somewhere."""
        params = json.loads(json.dumps(params))
        places = []

        def collect(value):
            keys = value if isinstance(value, dict) else range(len(value))
            for key in keys:
                places.append((value, key))
                if isinstance(value[key], (dict, list)):
                    collect(value[key])

        collect(params)
        if places:
            holder, key = self.chance.choice(places)
            holder[key] = self.chance.choice(WILD)
        return params
