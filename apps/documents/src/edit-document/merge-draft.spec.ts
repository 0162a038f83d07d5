import { newLine, type Line } from './lines';
import { mergeLines } from './merge-draft';

const aLine = (id: string | null, text = id ?? ''): Line => ({ ...newLine('item'), id, text });
const words = (lines: readonly Line[]) => lines.map((line) => line.text).join(' ');

describe('lines of a draft two people have changed', () => {
  it('puts the lines of both together', () => {
    const [a, b, c] = [aLine('a'), aLine('b'), aLine('c')];
    const mine = [a, { ...b, text: 'B' }, aLine(null, 'mine'), c];
    const theirs = [{ ...aLine('a'), text: 'A' }, aLine('b'), aLine('c'), aLine('d')];
    const { merged, clashes } = mergeLines([a, b, c], mine, theirs);
    expect(words(merged)).toBe('A B mine c d');
    expect(clashes).toBe(0);
  });

  it('keeps a line that one removed only where the other changed it', () => {
    const [a, b, c] = [aLine('a'), aLine('b'), aLine('c')];
    const theirs = [{ ...aLine('a'), text: 'A' }, aLine('b')];
    const { merged, clashes } = mergeLines([a, b, c], [b, { ...c, text: 'C' }], theirs);
    expect(words(merged)).toBe('A b C');
    expect(merged.at(-1)?.id).toBeNull();
    expect(clashes).toBe(2);
  });

  it('leaves away what one removed and nobody changed', () => {
    const [a, b] = [aLine('a'), aLine('b')];
    expect(words(mergeLines([a, b], [a], [aLine('a'), aLine('b')]).merged)).toBe('a');
    expect(words(mergeLines([a, b], [a, b], [aLine('a')]).merged)).toBe('a');
  });
});
