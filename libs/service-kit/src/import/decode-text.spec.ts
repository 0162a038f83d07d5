import fc from 'fast-check';
import { decodeText } from './decode-text';

describe('decodeText', () => {
  it('drops the BOM of UTF-8', () => {
    const bytes = Buffer.from('\ufeffName;Ort\nMüller;Zürich');
    expect(decodeText(bytes)).toEqual({ text: 'Name;Ort\nMüller;Zürich', encoding: 'utf-8' });
  });

  it('reads Windows-1252 when it is not UTF-8', () => {
    const bytes = Buffer.from([0x52, 0xf6, 0x74, 0x69, 0x80]);
    expect(decodeText(bytes)).toEqual({ text: 'Röti€', encoding: 'windows-1252' });
  });

  it('reads the UTF-16 of a spreadsheet', () => {
    expect(decodeText(Buffer.from('\ufeffNäme\tOrt', 'utf16le'))).toEqual({
      text: 'Näme\tOrt',
      encoding: 'utf-16le',
    });
  });

  it.each([
    ['a spreadsheet file', Buffer.from('PK\u0003\u0004rest')],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a PDF with binary parts', Buffer.from('%PDF-1.7\n\u0000\u0001')],
  ])('refuses %s', (_, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });

  it('keeps every text that has no control characters', () => {
    const printable = fc.string({ unit: 'grapheme' }).filter((text) => !/[\u0000-\u001f\ufeff]/.test(text));
    fc.assert(
      fc.property(printable, (text) => {
        expect(decodeText(Buffer.from(text))?.text).toBe(text);
      }),
    );
  });
});
