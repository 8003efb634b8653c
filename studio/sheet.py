"""A contact sheet of pictures: python3 -m studio.sheet --out /tmp/sheet.webp demo/pictures/*/*.webp"""

import argparse
from pathlib import Path

from PIL import Image, ImageDraw

WIDTH, HEIGHT, GAP, LABEL = 480, 320, 12, 16


def main():
    """Lays the pictures out in rows, with their names below unless they are to be guessed."""
    parser = argparse.ArgumentParser(prog="sheet", description=__doc__.splitlines()[0])
    parser.add_argument("pictures", nargs="+", type=Path)
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--columns", type=int, default=4)
    parser.add_argument("--nameless", action="store_true")
    asked = parser.parse_args()
    rows = -(-len(asked.pictures) // asked.columns)
    cell = HEIGHT + GAP + (0 if asked.nameless else LABEL)
    sheet = Image.new("RGB", (asked.columns * (WIDTH + GAP) + GAP, rows * cell + GAP), "#FBFAF7")
    draw = ImageDraw.Draw(sheet)
    for index, file in enumerate(asked.pictures):
        left, top = GAP + index % asked.columns * (WIDTH + GAP), GAP + index // asked.columns * cell
        with Image.open(file) as picture:
            sheet.paste(picture.convert("RGB").resize((WIDTH, HEIGHT), Image.LANCZOS), (left, top))
        if not asked.nameless:
            draw.text((left, top + HEIGHT + 2), f"{file.parent.name}/{file.stem}", "#5B6166")
    sheet.save(asked.out)


if __name__ == "__main__":
    main()
