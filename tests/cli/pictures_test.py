"""show as pictures and films: sound XML, no scripts, bounded, the same at each moment as the picture of that moment."""

import json
import os
import re
from xml.etree import ElementTree

from support import Case, main

GAMES = ["checker_football", "draughts", "phutball", "power_poker_football", "soccer"]
SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 40 * 1024


def elements(root, share=None):
    """The elements that are seen, from back to front, each with what stands around it; of an animation those that are
    seen after that share of its time."""
    seen = []

    def walk(element, around):
        for child in element:
            animation = child.find(SVG + "animate")
            if animation is not None:
                times = [float(time) for time in animation.get("keyTimes").split(";")]
                values = animation.get("values").split(";")
                assert len(times) == len(values) and times == sorted(times) and times[0] == 0
                now = max(i for i, time in enumerate(times) if time <= share)
                if values[now] == "visible":
                    walk(child, around)
            elif child.tag == SVG + "g" and not {"transform", "opacity"} & set(child.attrib):
                walk(child, around + tuple(sorted(child.attrib.items())))
            elif child.tag != SVG + "animate":
                seen.append((around, ElementTree.tostring(child)))

    walk(root, ())
    return seen


class Pictures(Case):
    records = {}

    def record(self, game):
        """The path of a random game's record, of 60 actions at most."""
        if game not in self.records:
            folder = self.path(f"{game}-records")
            self.done("random", game, "--games", "1", "--seed", "3", "--max-actions", "60", "--records", folder)
            with open(os.path.join(folder, f"{game}-0.json"), encoding="utf-8") as file:
                Pictures.records[game] = file.read()
        return self.path(f"{game}.json", self.records[game])

    def length(self, game):
        self.record(game)
        return len(json.loads(self.records[game])["actions"])

    def picture(self, *arguments):
        """The root of an SVG that must be sound and without scripts, links and events."""
        out = self.done("show", *arguments)
        root = ElementTree.fromstring(out)
        self.assertEqual(root.tag, SVG + "svg")
        for element in root.iter():
            self.assertIn(element.tag.replace(SVG, ""), {"svg", "title", "style", "g", "rect", "circle", "line", "path",
                                                         "polygon", "polyline", "text", "animate"})
            for name in element.attrib:
                self.assertFalse(name.startswith("on") or "href" in name, name)
        return out, root

    def test_every_theme_is_sound_and_small(self):
        for game in GAMES:
            drawn = set()
            for look in ((), ("--theme", "dark"), ("--theme", "auto"), ("--targets",), ("--flip",)):
                with self.subTest(game, look=look):
                    out, _ = self.picture(self.record(game), "--svg", *look)
                    self.assertLess(len(out), MOST_BYTES)
                    drawn.add(out)
            self.assertEqual(len(drawn) >= 4, True, game)  # a game may be over, and then has no targets
            self.assertEqual(self.done("show", self.record(game), "--svg", "--dark"),
                             self.done("show", self.record(game), "--svg", "--theme", "dark"))

    def test_the_largest_table_is_small_too(self):
        folder = self.path("ten")
        rules = '{"players_per_team":5,"game_chips":20}'
        self.done("random", "power_poker_football", "--games", "1", "--seed", "2", "--rules", rules, "--max-actions",
                  "90", "--records", folder)
        record = os.path.join(folder, "power_poker_football-0.json")
        for at in range(0, 91, 15):
            for look in ((), ("--seat", "3", "--theme", "auto")):
                out, root = self.picture(record, "--svg", "--at", str(at), *look)
                self.assertLess(len(out), MOST_BYTES)
                width = int(root.get("width"))
                for chip in root.iter(SVG + "circle"):
                    self.assertLess(int(chip.get("cx")), width - 20)

    def test_the_automatic_theme_is_the_light_one_with_a_sheet_that_makes_it_the_dark_one(self):
        rule = re.compile(r"\.touchline-automatic \[(fill|stroke)='(#[0-9a-f]{6})'\]\{\1:(#[0-9a-f]{6})\}")
        for game in GAMES:
            with self.subTest(game):
                automatic = self.done("show", self.record(game), "--svg", "--theme", "auto", "--targets")
                sheet = re.search(r"<style>@media \(prefers-color-scheme:dark\)\{(.*)\}</style>", automatic)
                rules = rule.findall(sheet.group(1))
                self.assertEqual(rule.sub("", sheet.group(1)), "")
                self.assertEqual(len({(part, light) for part, light, _ in rules}), len(rules))
                plain = automatic.replace(sheet.group(0), "").replace(' class="touchline-automatic"', "")
                self.assertEqual(plain, self.done("show", self.record(game), "--svg", "--targets"))
                colours = {f'{part}="{light}"': f'{part}="{dark}"' for part, light, dark in rules}
                darkened = re.sub(r'(fill|stroke)="#[0-9a-f]{6}"', lambda found: colours[found.group(0)], plain)
                self.assertEqual(darkened, self.done("show", self.record(game), "--svg", "--dark", "--targets"))

    def test_a_record_at_any_point(self):
        record = self.record("draughts")
        actions = json.loads(self.records["draughts"])["actions"]
        state = self.done("new", "draughts")
        for count in range(4):
            self.assertEqual(self.done("show", record, "--at", str(count)), self.done("show", "-", text=state))
            state = self.done("apply", "-", actions[count], text=state)
        self.assertEqual(self.done("show", record, "--at", str(len(actions))), self.done("show", record))
        self.assertIn(f"the record has {len(actions)} actions",
                      self.refused(1, "show", record, "--at", str(len(actions) + 1)))

    def test_an_animation_shows_each_turn_as_its_picture(self):
        record, count = self.record("draughts"), self.length("draughts")
        _, film = self.picture(record, "--svg", "--animate")
        units = count + 3  # a picture a turn and one of the start; the last stands three times as long
        actions = json.loads(self.records["draughts"])["actions"]
        for turn in range(count + 1):
            _, still = self.picture(record, "--svg", "--at", str(turn))
            seen = elements(film, (turn + 0.5) / units)
            self.assertEqual(seen[2:-1], elements(still))  # behind the film's own title and ground
            self.assertIn(b">" + (actions[turn - 1].encode() if turn else b"start") + b"<", seen[-1][1])
        durations = {element.get("dur") for element in film.iter(SVG + "animate")}
        self.assertEqual(durations, {f"{1200 * units}ms"})
        # Where nothing moves, the last picture is seen.
        hidden = [group for group in film.iter(SVG + "g") if group.get("visibility") == "hidden"]
        for group in hidden:
            self.assertEqual(group.find(SVG + "animate").get("values").split(";")[-1], "hidden")

    def test_an_animation_of_every_game_begins_and_ends_as_the_record(self):
        for game in GAMES:
            with self.subTest(game):
                record = self.record(game)
                out, film = self.picture(record, "--svg", "--animate", "--frame-ms", "500", "--theme", "auto")
                _, first = self.picture(record, "--svg", "--at", "0")
                _, last = self.picture(record, "--svg")
                self.assertEqual(elements(film, 0)[3:-1], elements(first))
                self.assertEqual(elements(film, 0.9999)[3:-1], elements(last))
                self.assertLess(len(out), 500_000)

    def test_a_strip_has_every_turn_as_its_picture(self):
        record = self.record("draughts")
        _, strip = self.picture(record, "--svg", "--strip", "--from", "2", "--at", "7", "--columns", "2")
        tiles = strip.findall(SVG + "svg")
        self.assertEqual(len(tiles), 6)
        for turn, tile in enumerate(tiles):
            _, still = self.picture(record, "--svg", "--at", str(turn + 2))
            self.assertEqual(elements(tile), elements(still))
        self.assertEqual({tile.get("x") for tile in tiles}, {"10", "260"})
        self.assertEqual(len({tile.get("y") for tile in tiles}), 3)
        words = [text.text for text in strip.findall(SVG + "text")]
        self.assertEqual(words, json.loads(self.records["draughts"])["actions"][1:7])

    def test_a_film_from_a_seat_covers_what_it_may_not_see(self):
        record = self.record("power_poker_football")
        deals = [text for text in json.loads(self.records["power_poker_football"])["actions"] if re.match(r"[2-9TJQKA][CDHS]$", text)]
        self.assertTrue(deals)
        seat = self.done("show", record, "--svg", "--strip", "--seat", "0")
        host = self.done("show", record, "--svg", "--strip")
        self.assertIn("?", seat)
        self.assertNotEqual(seat, host)
        tiles = ElementTree.fromstring(seat).findall(SVG + "svg")
        self.assertEqual(elements(tiles[-1]), elements(self.picture(record, "--svg", "--seat", "0")[1]))

    def test_a_film_that_is_too_long_is_refused_with_what_would_do(self):
        folder = self.path("long")
        self.done("random", "checker_football", "--games", "1", "--records", folder)
        record = os.path.join(folder, "checker_football-0.json")
        message = self.refused(1, "show", record, "--svg", "--strip")
        self.assertRegex(message, r"over 2 MiB after \d+ pictures; show a part of the record with --from and --at")
        self.picture(record, "--svg", "--strip", "--from", "300", "--at", "310")

    def test_options_that_do_not_go_together(self):
        state = self.path("state.json", self.done("new", "draughts"))
        record = self.record("draughts")
        for arguments, told in ((("--theme", "dark"), "--svg"), (("--targets",), "--svg"), (("--animate",), "--svg"),
                                (("--svg", "--theme", "blue"), "light, dark and auto"),
                                (("--svg", "--dark", "--theme", "auto"), "--dark"),
                                (("--svg", "--animate", "--strip"), "--strip"), (("--svg", "--from", "1"), "--animate"),
                                (("--svg", "--strip", "--frame-ms", "90"), "--animate"),
                                (("--svg", "--animate", "--columns", "2"), "--strip"),
                                (("--svg", "--animate", "--frame-ms", "49"), "50 to 60000")):
            with self.subTest(arguments=arguments):
                self.assertIn(told, self.refused(2, "show", record, *arguments))
        for arguments in (("--at", "0"), ("--svg", "--animate"), ("--svg", "--strip")):
            self.assertIn("needs a record", self.refused(2, "show", state, *arguments))
        self.assertIn("behind the last", self.refused(1, "show", record, "--svg", "--strip", "--from", "5", "--at", "4"))

    def test_a_board_of_text_turns_round(self):
        board = self.done("show", "-", "--flip", text=self.done("new", "draughts"))
        self.assertEqual(board.splitlines()[0], "32    w   w   w   w  29")
        self.assertEqual(board.splitlines()[7], " 4  b   b   b   b    1")


if __name__ == "__main__":
    main()
