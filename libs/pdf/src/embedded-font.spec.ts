import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { EmbeddedFont } from './embedded-font';

interface SetLine {
  layout(text: string): { glyphs: { codePoints: number[] }[] };
}

describe('a font that all files of a process share', () => {
  it('knows what each letter means, also one that another file had as a part of a letter alone', async () => {
    const font = new EmbeddedFont(
      readFileSync(new URL('../assets/fonts/LiberationSans-Bold.ttf', import.meta.url)),
    );
    // Ü is drawn of U and dots: the file takes U along without ever having set it.
    const doc = new PDFDocument().font(font.plain).text('Ü');
    const ended = new Promise((resolve) => doc.on('end', resolve).resume());
    doc.end();
    await ended;
    const { glyphs } = (font.plain as object as SetLine).layout('U');
    expect(glyphs.map(({ codePoints }) => codePoints)).toEqual([[0x55]]);
  });
});
