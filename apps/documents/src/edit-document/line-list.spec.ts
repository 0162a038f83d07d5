import { bringBack, dropLines, duplicateLines, insertBelow, moveLines } from './line-list';
import { newLine, type Line } from './lines';

const aLine = (text: string): Line => ({ ...newLine('item'), text });
const words = (lines: readonly Line[]) => lines.map((line) => line.text).join('');
const keysOf = (...lines: Line[]) => new Set(lines.map((line) => line.key));

describe('the order of lines', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(aLine) as [Line, Line, Line, Line];
  const all = [a, b, c, d];

  it('moves lines by one place and stops at the ends', () => {
    expect(words(moveLines(all, keysOf(b, c), -1))).toBe('bcad');
    expect(words(moveLines(all, keysOf(a, c), 1))).toBe('badc');
    expect(words(moveLines(all, keysOf(a, b), -1))).toBe('abcd');
    expect(words(moveLines(all, keysOf(d), 1))).toBe('abcd');
  });

  it('drops a line where another stands, with those chosen beside it', () => {
    expect(words(dropLines(all, new Set(), a.key, c.key))).toBe('bcad');
    expect(words(dropLines(all, new Set(), d.key, b.key))).toBe('adbc');
    expect(words(dropLines(all, keysOf(a, b), a.key, d.key))).toBe('cdab');
    expect(words(dropLines(all, keysOf(a, b), a.key, b.key))).toBe('abcd');
  });

  it('inserts below a line, or at the end', () => {
    expect(words(insertBelow(all, a.key, [aLine('x'), aLine('y')]))).toBe('axybcd');
    expect(words(insertBelow(all, null, [aLine('x')]))).toBe('abcdx');
  });

  it('copies lines as new ones that bill nothing', () => {
    const billed = { ...b, id: 'b', sourceCount: 3, sourceDocumentId: 'o' };
    const { lines, copies } = duplicateLines([a, billed, c], keysOf(a, billed));
    expect(words(lines)).toBe('ababc');
    expect(copies[1]).toMatchObject({ id: null, sourceCount: 0, sourceDocumentId: null });
  });

  it('brings removed lines back among what was changed meanwhile', () => {
    const changed = [{ ...a, text: 'A' }, aLine('x'), d];
    expect(words(bringBack(changed, all))).toBe('Abcxd');
    expect(words(bringBack([c], all))).toBe('abcd');
  });
});
