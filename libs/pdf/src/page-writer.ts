import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { addArchive } from './archive';
import type { Archive } from './archive';
import { EmbeddedFont } from './embedded-font';
import type { PrintLanguage } from './print-format';
import { A3, A4, ink, margin } from './measures';
import { writeRun } from './text-run';

// Written out in full, so that the build finds the files and takes them along.
const regularFont = new URL('../assets/fonts/LiberationSans-Regular.ttf', import.meta.url);
const boldFont = new URL('../assets/fonts/LiberationSans-Bold.ttf', import.meta.url);
let opened: { regular: EmbeddedFont; bold: EmbeddedFont } | undefined;

/** Read once, with the first file that is made. */
function fonts() {
  opened ??= {
    regular: new EmbeddedFont(readFileSync(regularFont)),
    bold: new EmbeddedFont(readFileSync(boldFont)),
  };
  return opened;
}

/** Liberation Sans is one of the four typefaces a payment part may be set in; pdfkit embeds the used glyphs only. */
export const FONT = 'Liberation Sans';
export const FONT_BOLD = 'Liberation Sans-Bold';

export type Orientation = 'portrait' | 'landscape';
export type PaperSize = 'a4' | 'a3';

export interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
}

export interface PdfInfo {
  title: string;
  author: string;
  language: PrintLanguage;
  /** Stands in the file as its date of creation; the same data makes the same bytes. */
  createdAt: Date;
  orientation?: Orientation | undefined;
  /** A4 where none is named. */
  paper?: PaperSize | undefined;
  /** Fonts with their hints, a third larger: only to make a file of the first release again. */
  hinted?: boolean | undefined;
  /** Makes a PDF/A-3b with these files in it. */
  archive?: Archive | undefined;
}

/** Width and height of a page in points. */
function sizeOf(paper: PaperSize, orientation: Orientation): [width: number, height: number] {
  const { width, height } = paper === 'a3' ? A3 : A4;
  return orientation === 'portrait' ? [width, height] : [height, width];
}

/** A thin pen over pdfkit: single lines at given places, which is many times faster than its flowing text. */
export class PageWriter {
  readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly done: Promise<void>;
  private color: string | null = null;
  readonly orientation: Orientation;
  private readonly paper: PaperSize;

  constructor(info: PdfInfo) {
    this.orientation = info.orientation ?? 'portrait';
    this.paper = info.paper ?? 'a4';
    this.doc = new PDFDocument({
      size: sizeOf(this.paper, this.orientation),
      margin: 0,
      bufferPages: true,
      font: null as unknown as string,
      lang: info.language,
      displayTitle: true,
      ...(info.archive ? { subset: 'PDF/A-3b', pdfVersion: '1.7' } : {}),
      info: {
        Title: info.title,
        Author: info.author,
        Creator: 'Jahrring',
        Producer: 'Jahrring',
        CreationDate: info.createdAt,
      },
    });
    const { regular, bold } = fonts();
    this.doc.registerFont(FONT, info.hinted ? regular.hinted : regular.plain);
    this.doc.registerFont(FONT_BOLD, info.hinted ? bold.hinted : bold.plain);
    if (info.archive) addArchive(this.doc, info.archive, info.createdAt);
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.done = new Promise((resolve, reject) => {
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
  }

  /** Of the page that is written on, as the three below. */
  get width(): number {
    return this.doc.page.width;
  }

  get height(): number {
    return this.doc.page.height;
  }

  get contentRight(): number {
    return this.width - margin.right;
  }

  get contentWidth(): number {
    return this.contentRight - margin.left;
  }

  /** Width of the page beyond that of an A4 portrait one. */
  get extraWidth(): number {
    return this.width - A4.width;
  }

  newPage(orientation: Orientation = this.orientation): void {
    this.doc.addPage({ size: sizeOf(this.paper, orientation), margin: 0 });
    this.forgetColor();
  }

  /** Writes one line; `y` is the top of the letters' box. */
  text(text: string, x: number, y: number, style: TextStyle = {}): void {
    this.apply(style);
    writeRun(this.doc, text, x, y);
  }

  /** Writes a line or a figure that ends at `right`; all digits have one width. */
  textRight(text: string, right: number, y: number, style: TextStyle = {}): void {
    this.apply(style);
    writeRun(this.doc, text, right - this.doc.widthOfString(text), y);
  }

  /** Writes a line whose middle is at `x`. */
  textCentred(text: string, x: number, y: number, style: TextStyle = {}): void {
    this.apply(style);
    writeRun(this.doc, text, x - this.doc.widthOfString(text) / 2, y);
  }

  rule(
    y: number,
    from: number = margin.left,
    to: number = this.contentRight,
    color: string = ink.hairline,
  ): void {
    this.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(color).stroke();
  }

  /** Breaks a text at blanks and line ends; a word that is too long is cut. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    this.apply(style);
    const space = this.doc.widthOfString(' ');
    return text.split(/\r?\n/).flatMap((paragraph) => this.wrapParagraph(paragraph, width, space));
  }

  /** Goes through the pages once all are written, for what tells their number; both count from 1. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      this.forgetColor();
      draw(index + 1, count);
    }
  }

  /** Closes the file and gives its bytes. */
  async finish(): Promise<Buffer> {
    this.doc.end();
    await this.done;
    return Buffer.concat(this.chunks);
  }

  private wrapParagraph(paragraph: string, width: number, space: number): string[] {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of paragraph.split(' ').flatMap((part) => this.cut(part, width))) {
      const length = this.doc.widthOfString(word);
      if (line !== '' && used + space + length > width) {
        lines.push(line);
        line = word;
        used = length;
        continue;
      }
      used += (line === '' ? 0 : space) + length;
      line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  }

  private cut(word: string, width: number): string[] {
    if (this.doc.widthOfString(word) <= width) return [word];
    const parts: string[] = [];
    let part = '';
    for (const character of word) {
      if (part !== '' && this.doc.widthOfString(part + character) > width) {
        parts.push(part);
        part = '';
      }
      part += character;
    }
    return [...parts, part];
  }

  /**
   * Lets others draw with pdfkit itself: they begin with a black pen and leave nothing of theirs behind, so that neither
   * takes over the other's colours.
   */
  drawWith(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.save().fillColor('#000000').strokeColor('#000000').lineWidth(1).undash();
    draw(this.doc);
    this.doc.restore();
    this.forgetColor();
  }

  /** After somebody else has drawn, or on another page, the pen's colour is not known. */
  forgetColor(): void {
    this.color = null;
  }

  private apply({ size = 10, bold = false, color = ink.text }: TextStyle): void {
    this.doc.font(bold ? FONT_BOLD : FONT).fontSize(size);
    if (this.color !== color) this.doc.fillColor(color);
    this.color = color;
  }
}
