import fc from 'fast-check';
import { decodeText } from '../import/decode-text';
import { encodeText } from './encode-text';

describe('encodeText', () => {
  it('writes Windows-1252 with its own signs, and the nearest letter for others', () => {
    expect([...encodeText('Ä€–ő', 'windows-1252')]).toEqual([0xc4, 0x80, 0x96, 0x6f]);
    expect(encodeText('森', 'windows-1252').toString('latin1')).toBe('?');
  });

  it('gives back every text of Western Europe', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcÄÖÜäöüßéèêçàâîôûïëñÑ€„“–…š 0123456789') });
    fc.assert(
      fc.property(letters, (text) => {
        const bytes = Buffer.concat([encodeText(text, 'windows-1252'), Buffer.from([0xe4])]);
        expect(decodeText(bytes)?.text).toBe(`${text}ä`);
        expect(decodeText(encodeText(text, 'utf-8'))?.text).toBe(text);
      }),
    );
  });
});
