/** The part of the font library that writes the used letters of a typeface. */
export interface FontSubset {
  font: object;
  glyf: Uint8Array[];
  offset: number;
  _addGlyph(id: number): number;
}

/** Words for old screens, a third of the file: paper and today's screens read the outlines alone. */
const hintTables = ['cvt ', 'prep', 'fpgm'];

/** Leaves the hints out of what the subset writes: a letter's outline stays as it is. */
export function writePlain(subset: FontSubset): FontSubset {
  const nothing = Object.fromEntries(hintTables.map((table) => [table, { value: undefined }]));
  subset.font = Object.create(subset.font, nothing) as object;
  const addGlyph = subset._addGlyph.bind(subset);
  subset._addGlyph = (id) => {
    const index = addGlyph(id);
    const whole = subset.glyf[index] ?? new Uint8Array();
    const plain = withoutHints(whole);
    subset.glyf[index] = plain;
    subset.offset -= whole.length - plain.length;
    return index;
  };
  return subset;
}

/** Offset of the first value after a glyph's bounding box. */
const HEADER = 10;
const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const SCALE_TWICE = 0x40;
const MATRIX = 0x80;
const INSTRUCTIONS = 0x100;

/** A glyph of a TrueType outline table without its instructions; its length stays even. */
export function withoutHints(glyph: Uint8Array): Uint8Array {
  if (glyph.length <= HEADER) return glyph;
  const view = new DataView(glyph.buffer, glyph.byteOffset, glyph.byteLength);
  const contours = view.getInt16(0);
  return contours < 0 ? plainComposite(glyph, view) : plainSimple(glyph, view, contours);
}

function plainSimple(glyph: Uint8Array, view: DataView, contours: number): Uint8Array {
  const at = HEADER + 2 * contours;
  const length = view.getUint16(at);
  if (length === 0) return glyph;
  const outline = glyph.subarray(at + 2 + length);
  const plain = new Uint8Array(even(at + 2 + outline.length));
  plain.set(glyph.subarray(0, at));
  plain.set(outline, at + 2);
  return plain;
}

/** Made of other glyphs: the instructions stand behind the last of them. */
function plainComposite(glyph: Uint8Array, view: DataView): Uint8Array {
  let at = HEADER;
  let flags = MORE;
  let last = at;
  while (flags & MORE) {
    last = at;
    flags = view.getUint16(at);
    at += 4 + (flags & WORDS ? 4 : 2);
    if (flags & SCALE) at += 2;
    if (flags & SCALE_TWICE) at += 4;
    if (flags & MATRIX) at += 8;
  }
  if (!(flags & INSTRUCTIONS)) return glyph;
  const plain = new Uint8Array(even(at));
  plain.set(glyph.subarray(0, at));
  new DataView(plain.buffer).setUint16(last, flags & ~INSTRUCTIONS);
  return plain;
}

function even(length: number): number {
  return length + (length % 2);
}
