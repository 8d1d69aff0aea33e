#!/usr/bin/env python3
"""An engine for free-style Gomoku that speaks the Gomocup protocol: python3 engine.py

It plays the point that lengthens its own rows most, or those of its opponent.
"""
import sys

OWN, OTHER = 1, 2
DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1)]


class Board:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.stones = {}  # from (x, y) to OWN or OTHER

    def place(self, x, y, owner):
        if not (0 <= x < self.width and 0 <= y < self.height) or (x, y) in self.stones:
            raise ValueError(f"{x},{y} is not an empty point")
        self.stones[x, y] = owner

    def run(self, owner, x, y, dx, dy):
        """Returns the number of these stones that follow the point without a gap."""
        if self.stones.get((x + dx, y + dy)) != owner:
            return 0
        return 1 + self.run(owner, x + dx, y + dy, dx, dy)

    def worth(self, owner, x, y):
        """Returns a score that grows eightfold with each stone in a row."""
        rows = [self.run(owner, x, y, dx, dy) + self.run(owner, x, y, -dx, -dy) for dx, dy in DIRECTIONS]
        return sum(8 ** min(row, 4) for row in rows)

    def best_point(self):
        """Returns the empty point with the highest score, and of equals the most central one."""
        def score(point):
            x, y = point
            from_centre = abs(2 * x - self.width + 1) + abs(2 * y - self.height + 1)
            return 2 * self.worth(OWN, x, y) + self.worth(OTHER, x, y), -from_centre

        points = ((x, y) for x in range(self.width) for y in range(self.height))
        empty = [point for point in points if point not in self.stones]
        if not empty:
            raise ValueError("the board is full")
        return max(empty, key=score)


class Session:
    def __init__(self, lines):
        self.lines = lines
        self.board = None  # until START
        self.commands = {
            "START": lambda data: self.start(*numbers(data, 1) * 2),
            "RECTSTART": lambda data: self.start(*numbers(data, 2)),
            "RESTART": lambda _: self.start(self.board.width, self.board.height),
            "BEGIN": lambda _: self.move(),
            "TURN": lambda data: self.turn(*numbers(data, 2)),
            "BOARD": lambda _: self.position(),
            "TAKEBACK": lambda data: self.take_back(numbers(data, 2))}

    def reply(self, word, data):
        """Executes a command and returns its reply."""
        if word == "ABOUT":
            return 'name="Python example", version="1.0", author="Acme", country="international"'
        if word not in self.commands:
            return f"UNKNOWN command {word}"
        if self.board is None and word not in ("START", "RECTSTART"):
            return "ERROR no board; send START first"
        try:
            return self.commands[word](data)
        except ValueError as error:
            return f"ERROR {error}"

    def start(self, width, height):
        if not (5 <= width <= 22 and 5 <= height <= 22):
            raise ValueError("a board has 5 to 22 rows and columns")
        self.board = Board(width, height)
        return "OK"

    def move(self):
        x, y = self.board.best_point()
        self.board.place(x, y, OWN)
        return f"{x},{y}"

    def turn(self, x, y):
        self.board.place(x, y, OTHER)
        return self.move()

    def position(self):
        """Reads the lines up to DONE. Each is a stone: x, y, and 1 for an own one."""
        board = Board(self.board.width, self.board.height)
        for row in list(iter(lambda: next(self.lines), "DONE")):
            board.place(*numbers(row, 3))
        self.board = board
        return self.move()

    def take_back(self, point):
        if list(self.board.stones)[-1:] != [point]:
            raise ValueError("TAKEBACK must name the last stone")
        self.board.stones.popitem()
        return "OK"


def numbers(text, count):
    values = tuple(int(value) for value in text.split(","))
    if len(values) != count:
        raise ValueError(f"{count} numbers with commas are needed, got '{text}'")
    return values


lines = (line.strip().upper() for line in sys.stdin)
session = Session(lines)
for line in lines:
    word, _, data = line.partition(" ")
    if word == "END":
        break
    if word != "INFO":  # A move takes milliseconds, so time limits do not matter.
        print(session.reply(word, data), flush=True)
