"""Pictures as rsvg-convert draws them: every game at its start, in the middle and finished, light and dark, and films.
Where that program is missing these tests fail: .ci/packages installs it."""

import json
import os
import shutil
import struct
import subprocess
import zlib
from collections import Counter
from xml.etree import ElementTree

from support import Case, main

SVG = "{http://www.w3.org/2000/svg}"
GAMES = ["checker_football", "draughts", "phutball", "power_poker_football", "soccer"]
TOOL = shutil.which("rsvg-convert")


class Image:
    """A PNG of eight bits a channel, as rsvg-convert writes it: rows of (red, green, blue)."""

    def __init__(self, data):
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        packed, at = b"", 8
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at:at + 8])
            body = data[at + 8:at + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, colours, *_ = struct.unpack(">IIBBBBB", body)
                assert depth == 8 and colours in (2, 6)
                self.bytes = 3 if colours == 2 else 4
            if kind == b"IDAT":
                packed += body
            at += 12 + length
        self.rows = self._unfiltered(zlib.decompress(packed))

    def _unfiltered(self, data):
        stride, step, rows, above = self.width * self.bytes, self.bytes, [], bytes(self.width * self.bytes)
        for start in range(0, len(data), stride + 1):
            kind, row = data[start], bytearray(data[start + 1:start + 1 + stride])
            if kind == 1:
                for i in range(step, stride):
                    row[i] = (row[i] + row[i - step]) & 255
            elif kind == 2:
                row = bytearray((a + b) & 255 for a, b in zip(row, above))
            elif kind == 3:
                for i in range(stride):
                    row[i] = (row[i] + ((row[i - step] if i >= step else 0) + above[i]) // 2) & 255
            elif kind == 4:
                for i in range(stride):
                    row[i] = (row[i] + self._paeth(*(row[i - step], above[i], above[i - step]) if i >= step else
                                                   (0, above[i], 0))) & 255
            rows.append(row)
            above = row
        return rows

    @staticmethod
    def _paeth(left, up, corner):
        if up == corner:
            return left
        from_left, from_up, from_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
        return left if from_left <= from_up and from_left <= from_corner else up if from_up <= from_corner else corner

    def colour(self, x, y):
        at = x * self.bytes
        return "#" + self.rows[y][at:at + 3].hex()

    def counts(self):
        return Counter(self.colour(x, y) for y in range(self.height) for x in range(self.width))


class Rendered(Case):
    def setUp(self):
        super().setUp()
        self.assertIsNotNone(TOOL, "rsvg-convert is missing; .ci/packages tests installs it (librsvg2-bin)")

    def drawn(self, svg, zoom=1.0):
        """The image, which must be of the size that the picture says."""
        self.assertLess(len(svg), 2 << 20)
        done = subprocess.run([TOOL, "--format", "png", "--zoom", str(zoom)], input=svg.encode(), capture_output=True,
                              timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        image, root = Image(done.stdout), ElementTree.fromstring(svg)
        for length, said in ((image.width, root.get("width")), (image.height, root.get("height"))):
            self.assertLessEqual(abs(length - zoom * int(said)), 1)
        return image

    def record(self, game):
        folder = self.path(game)
        rules = '{"max_turns":60}' if game == "soccer" else "{}"
        self.done("random", game, "--games", "1", "--seed", "7", "--rules", rules, "--records", folder)
        return os.path.join(folder, f"{game}-0.json")

    def check_colours(self, svg, image):
        """What is drawn last and large is seen in its colour where it stands; the paper is in the corners."""
        root = ElementTree.fromstring(svg)
        paper = root.find(SVG + "rect").get("fill")
        corners = [image.colour(x, y) for x in (0, image.width - 1) for y in (0, image.height - 1)]
        self.assertEqual(corners, [paper] * 4)
        counts = image.counts()
        fills = {element.get("fill") for element in root.iter(SVG + "rect")} - {None, "none"}
        for fill in fills - {paper}:
            self.assertGreater(counts[fill], 20, fill)
        self.assertGreater(len(counts), 20)  # letters and round things have soft edges

    def test_every_game_in_every_phase_and_theme(self):
        for game in GAMES:
            record = self.record(game)
            with open(record, encoding="utf-8") as file:
                count = len(json.load(file)["actions"])
            for at in (0, count // 2, count):
                images = []
                for theme in ("light", "dark"):
                    with self.subTest(game, at=at, theme=theme):
                        svg = self.done("show", record, "--svg", "--theme", theme, "--at", str(at))
                        image = self.drawn(svg, zoom=0.5)
                        self.check_colours(svg, image)
                        images.append(image.counts())
                self.assertFalse({colour for colour, _ in images[0].most_common(4)} &
                                 {colour for colour, _ in images[1].most_common(4)}, game)

    def test_what_adapts_is_light_where_nothing_is_preferred(self):
        state = self.done("new", "draughts")
        light = self.drawn(self.done("show", "-", "--svg", text=state))
        adapting = self.drawn(self.done("show", "-", "--svg", "--theme", "auto", text=state))
        self.assertEqual(light.rows, adapting.rows)

    def test_pieces_stand_where_they_should(self):
        svg = self.done("show", "-", "--svg", text="B:W32:BK1\n")
        image = self.drawn(svg)
        # Squares are 40 wide in a margin of 12: 1 is the second of the first row, 32 the seventh of the last.
        near = {(x, y): image.colour(12 + x, 12 + y) for x, y in ((60, 32), (260, 300), (100, 100))}
        self.assertEqual(near[60, 32], "#a3283a")   # dark's king, below its crown
        self.assertEqual(near[260, 300], "#fcf9ef")  # light's man
        self.assertEqual(near[100, 100], "#eee7d2")  # a light square

    def test_a_film_shows_its_last_picture_where_nothing_moves(self):
        record = self.record("draughts")
        still = self.drawn(self.done("show", record, "--svg"))
        film = self.drawn(self.done("show", record, "--svg", "--animate"))
        self.assertEqual(film.rows[:still.height], still.rows)
        self.assertGreater(film.height, still.height)
        strip = self.drawn(self.done("show", record, "--svg", "--strip", "--at", "5"))
        self.assertEqual(strip.width, 10 + 4 * 250)


if __name__ == "__main__":
    main()
