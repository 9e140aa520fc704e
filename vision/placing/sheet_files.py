"""A sheet as a file: SVG, or PDF (its own few operators, no library), both at true scale."""

from html import escape

from vision.placing.sheet import Box, Label, Line, Ring, Shape, Sheet

POINTS_PER_MM = 72 / 25.4
CAPITAL = 0.716
"""Height of a capital letter of Helvetica as a share of the font's size."""
_BEZIER = 0.5523
"""How far a quarter circle's control points lie from its ends, in radii."""
_WIDTHS = {" ": 0.278, ".": 0.278, ",": 0.278, ":": 0.278, "%": 0.889, "W": 0.944}
"""Widths of Helvetica's letters, as shares of its size, where far from a lower-case letter's."""


def svg(sheet: Sheet) -> str:
    """The sheet as SVG, its unit a millimetre."""
    size = f'width="{sheet.width:g}mm" height="{sheet.height:g}mm"'
    view = f'viewBox="0 0 {sheet.width:g} {sheet.height:g}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view}>',
        '<rect width="100%" height="100%" fill="white"/>',
        *(_svg(shape) for shape in sheet.shapes),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _svg(shape: Shape) -> str:
    match shape:
        case Box(x, y, width, height, black):
            fill = "black" if black else "white"
            place = f'x="{x:.3f}" y="{y:.3f}" width="{width:.3f}" height="{height:.3f}"'
            return f'<rect {place} fill="{fill}" shape-rendering="crispEdges"/>'
        case Ring(x, y, radius, line):
            place = f'cx="{x:.3f}" cy="{y:.3f}" r="{radius:.3f}"'
            return f'<circle {place} fill="none" stroke="black" stroke-width="{line:g}"/>'
        case Line(x1, y1, x2, y2, line):
            place = f'x1="{x1:.3f}" y1="{y1:.3f}" x2="{x2:.3f}" y2="{y2:.3f}"'
            return f'<line {place} stroke="black" stroke-width="{line:g}"/>'
        case Label(x, y, height, text):
            font = f'font-family="Helvetica, Arial, sans-serif" font-size="{height / CAPITAL:.3f}"'
            place = f'x="{x:.3f}" y="{y + height / 2:.3f}" text-anchor="middle"'
            return f"<text {place} {font}>{escape(text)}</text>"


def pdf(sheet: Sheet) -> bytes:
    """The sheet as a PDF of one page."""
    # Millimetres with y down, as the shapes have them.
    drawn = [
        f"{POINTS_PER_MM:.6f} 0 0 {-POINTS_PER_MM:.6f} 0 {sheet.height * POINTS_PER_MM:.4f} cm"
    ]
    drawn += [_pdf(shape) for shape in sheet.shapes]
    content = "\n".join(drawn).encode("latin-1")
    box = f"[0 0 {sheet.width * POINTS_PER_MM:.4f} {sheet.height * POINTS_PER_MM:.4f}]"
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox {box} /Contents 5 0 R "
        "/Resources << /Font << /F1 4 0 R >> >> >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content),
    ]
    return _file(objects)


def _file(objects: list[bytes]) -> bytes:
    """Numbered objects, the table of where each begins, and the trailer."""
    out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    begins = []
    for number, body in enumerate(objects, 1):
        begins.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    for begin in begins:
        out += b"%010d 00000 n \n" % begin
    out += b"trailer\n<< /Size %d /Root 1 0 R >>\n" % (len(objects) + 1)
    out += b"startxref\n%d\n%%%%EOF\n" % table
    return bytes(out)


def _pdf(shape: Shape) -> str:
    match shape:
        case Box(x, y, width, height, black):
            return f"{0 if black else 1} g {x:.4f} {y:.4f} {width:.4f} {height:.4f} re f"
        case Ring(x, y, radius, line):
            return f"0 G {line:g} w {_circle(x, y, radius)} s"
        case Line(x1, y1, x2, y2, line):
            return f"0 G {line:g} w {x1:.4f} {y1:.4f} m {x2:.4f} {y2:.4f} l S"
        case Label(x, y, height, text):
            size = height / CAPITAL
            left = x - _wide(text) * size / 2
            safe = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
            place = f"1 0 0 -1 {left:.4f} {y + height / 2:.4f} Tm"
            return f"0 g BT /F1 {size:.4f} Tf {place} ({safe}) Tj ET"


def _circle(x: float, y: float, radius: float) -> str:
    """Four curves around a circle."""
    far, near = radius, radius * _BEZIER
    quarters = [
        (far, near, near, far, 0, far),
        (-near, far, -far, near, -far, 0),
        (-far, -near, -near, -far, 0, -far),
        (near, -far, far, -near, far, 0),
    ]
    curves = [
        f"{x + a:.4f} {y + b:.4f} {x + c:.4f} {y + d:.4f} {x + e:.4f} {y + f:.4f} c"
        for a, b, c, d, e, f in quarters
    ]
    return f"{x + far:.4f} {y:.4f} m " + " ".join(curves)


def _wide(text: str) -> float:
    """About how wide words are, as a share of the font's size."""
    return sum(_WIDTHS.get(letter, 0.556 if letter.isdigit() else 0.5) for letter in text)
