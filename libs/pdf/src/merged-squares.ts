interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rounding errors of squares that touch each other, in points. */
const TOUCH = 0.001;

/**
 * Draws what `work` draws with the squares of a code that stand below each other as one: a third of the operators, and
 * no hairlines between them on a screen.
 */
export function withMergedSquares(doc: PDFKit.PDFDocument, work: () => void): void {
  const plain = doc.rect.bind(doc);
  let open: Square | null = null;
  const flush = () => {
    const done = open;
    // Drawing adds content itself.
    open = null;
    if (done) plain(short(done.x), short(done.y), short(done.width), short(done.height));
  };
  doc.rect = (x, y, width, height) => {
    const isBelow =
      open && open.x === x && open.width === width && Math.abs(open.y + open.height - y) < TOUCH;
    if (open && isBelow) open.height = y + height - open.y;
    else {
      flush();
      open = { x, y, width, height };
    }
    return doc;
  };
  const addContent = doc.addContent.bind(doc);
  // Whatever comes after the squares, a colour or the painting itself, needs them drawn.
  doc.addContent = (data) => {
    flush();
    return addContent(data);
  };
  try {
    work();
    flush();
  } finally {
    Reflect.deleteProperty(doc, 'rect');
    Reflect.deleteProperty(doc, 'addContent');
  }
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
