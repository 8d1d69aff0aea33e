#!/usr/bin/env python3
"""Analyses a position over a WebSocket, without other packages: python3 analyse.py [ADDRESS]"""
import base64, json, os, socket, struct, sys
from urllib.parse import urlsplit


class WebSocket:
    """A client for text messages (RFC 6455), without TLS."""

    def __init__(self, address):
        url = urlsplit(address)
        self.socket = socket.create_connection((url.hostname, url.port or 80))
        self.input = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {url.path or '/'} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        status = self.input.readline().decode().strip()
        if " 101 " not in status:
            raise ConnectionError(f"{address} answered {status}")
        while self.input.readline().strip():
            pass  # Skips the headers.

    def send(self, text):
        self._send(1, text.encode())

    def _send(self, kind, data):
        if len(data) > 65535:
            raise ValueError("a frame has at most 64 KiB")
        length = struct.pack(">B", 128 + len(data)) if len(data) < 126 else struct.pack(">BH", 254, len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.socket.sendall(bytes([128 + kind]) + length + mask + masked)

    def receive(self):
        """Returns the next message. Answers pings meanwhile."""
        message = b""
        while True:
            head, length = self._read(2)
            if length == 126:
                length, = struct.unpack(">H", self._read(2))
            elif length == 127:
                length, = struct.unpack(">Q", self._read(8))
            data = self._read(length)
            kind = head % 16
            if kind == 8:
                raise ConnectionError("the server closed the session")
            if kind == 9:
                self._send(10, data)
            elif kind < 8:
                message += data
                if head >= 128:  # the last frame of the message
                    return message.decode()

    def _read(self, count):
        data = self.input.read(count)
        if len(data) < count:
            raise ConnectionError("the connection was lost")
        return data


def analyse(tengen, moves, seconds=1):
    """Returns the candidates for the next move in a game of Gomoku, best first."""
    query = {"id": "q", "rules": "gomoku-freestyle", "boardXSize": 15, "boardYSize": 15, "moves": moves,
             "lines": 3, "overrideSettings": {"maxTime": seconds, "reportAnalysisWinratesAs": "SIDETOMOVE"}}
    tengen.send(json.dumps(query))
    while True:
        reply = json.loads(tengen.receive())
        if "error" in reply:
            raise ValueError(reply["error"])
        if reply.get("isDuringSearch") is False:
            return reply["moveInfos"]


server = sys.argv[1] if len(sys.argv) > 1 else "ws://127.0.0.1:7380"
tengen = WebSocket(server + "/analysis")
for move in analyse(tengen, [["B", "H8"], ["W", "J9"], ["B", "G9"]]):
    print(f"{move['move']:4} {move['winrate']:4.0%}  {' '.join(move['pv'][:6])}")
