"""The picture that goes with a shared address: `python -m tools.share` draws it."""

import json
from pathlib import Path

from tools.browser import launched

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "widgets" / "src" / "app" / "share.png"
WIDTH, HEIGHT = 1200, 630
PAGE = """
<style>
  body {{ margin: 0; height: {height}px; overflow: hidden; display: flex; flex-direction: column;
         color: {ink}; background: {paper}; font: 34px/1.3 {serif}; }}
  svg {{ display: block; width: 100%; height: 400px; }}
  p {{ flex: 1; display: flex; align-items: center; justify-content: space-between; }}
  p {{ margin: 0; padding: 0 64px; }}
  b {{ font-size: 76px; font-weight: 500; letter-spacing: .01em; }}
  i {{ width: 88px; height: 6px; background: {vermilion}; }}
</style>
{drawing}
<p><b>Fuji</b><i></i><span>learn · play · study</span></p>
"""


def page() -> str:
    tokens = json.loads((ROOT / "fujikit" / "tokens.json").read_text(encoding="utf-8"))
    colours = tokens["palettes"]["woodblock"]["light"]
    drawing = (ROOT / "notebooks" / "pictures" / "fuji.svg").read_text(encoding="utf-8")
    return PAGE.format(
        height=HEIGHT,
        drawing=drawing.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1),
        serif=tokens["shape"]["serif"],
        **{name: colours[name] for name in ("ink", "paper", "vermilion")},
    )


def main() -> None:
    with launched() as browser:
        paper = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        paper.set_content(page())
        paper.screenshot(path=PICTURE)
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
