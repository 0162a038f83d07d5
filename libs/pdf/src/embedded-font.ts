import PDFDocument from 'pdfkit';
import { writePlain } from './plain-subset';
import type { FontSubset } from './plain-subset';

/** The part of the font library that pdfkit asks when it sets text. */
interface Glyph {
  id: number;
  advanceWidth: number;
}
/** A glyph with the characters it is found by when the file is searched, copied or read aloud. */
interface LetterGlyph extends Glyph {
  codePoints: number[];
}
interface GlyphPosition {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}
interface ParsedFont {
  layout(text: string): { glyphs: Glyph[]; positions: GlyphPosition[] };
  glyphForCodePoint(codePoint: number): Glyph;
  createSubset(): FontSubset;
}

const digits = /\d/;

/**
 * A font that is read once per process and sets Latin text by table look-ups: pdfkit's full shaping (scripts,
 * ligatures, features) takes two thirds of the time of a long document. Letters are kerned; digits never are, so
 * that figures stand exactly below each other.
 */
export class EmbeddedFont {
  /** With its hints, as the first files had it. */
  readonly hinted: PDFKit.Mixins.PDFFontSource;
  readonly plain: PDFKit.Mixins.PDFFontSource;

  constructor(bytes: Buffer) {
    const parsed = parse(bytes);
    const font = Object.create(parsed, { layout: { value: latinLayout(parsed) } }) as ParsedFont;
    const createSubset = () => writePlain(font.createSubset());
    this.hinted = font as object as PDFKit.Mixins.PDFFontSource;
    this.plain = Object.create(font, {
      createSubset: { value: createSubset },
    }) as PDFKit.Mixins.PDFFontSource;
  }
}

/** Glyphs and places of a line. */
function latinLayout(parsed: ParsedFont) {
  const glyphs = new Map<string, LetterGlyph>();
  const kerning = new Map<string, number>();

  function glyphOf(character: string): LetterGlyph {
    const known = glyphs.get(character);
    if (known) return known;
    const codePoint = character.codePointAt(0) ?? 0;
    const { id, advanceWidth } = parsed.glyphForCodePoint(codePoint);
    // The font library's own glyph knows no character where it was first met as a part of another one (U of Ü).
    const glyph = { id, advanceWidth, codePoints: [codePoint] };
    glyphs.set(character, glyph);
    return glyph;
  }

  /** Returns the distance by which the second letter moves closer to the first, in font units. */
  function kernOf(first: string, second: string): number {
    const pair = first + second;
    const known = kerning.get(pair);
    if (known !== undefined) return known;
    const kern = digits.test(pair)
      ? 0
      : (parsed.layout(pair).positions[0]?.xAdvance ?? 0) - glyphOf(first).advanceWidth;
    kerning.set(pair, kern);
    return kern;
  }

  return (text: string) => {
    const characters = [...text];
    const set = characters.map(glyphOf);
    const positions = set.map((glyph, index) => {
      const next = characters[index + 1];
      const kern = next === undefined ? 0 : kernOf(characters[index] ?? '', next);
      return { xAdvance: glyph.advanceWidth + kern, yAdvance: 0, xOffset: 0, yOffset: 0 };
    });
    return {
      glyphs: set,
      positions,
      /** pdfkit scales the positions in place before it asks for the width. */
      get advanceWidth() {
        return positions.reduce((sum, position) => sum + position.xAdvance, 0);
      },
    };
  };
}

/** pdfkit brings its font library along; asking pdfkit for the parsed font saves a second copy of it. */
function parse(bytes: Buffer): ParsedFont {
  const probe = new PDFDocument({ autoFirstPage: false }).font(bytes);
  const { font } = (probe as unknown as { _font: { font: ParsedFont } })._font;
  return font;
}
