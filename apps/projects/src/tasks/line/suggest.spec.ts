import { complete, markedWord, suggest } from './suggest';
import { parseTaskLine } from './task-line';

const world = {
  people: [
    { id: 'marco', name: 'Marco Fankhauser' },
    { id: 'reto', name: 'Reto Moser' },
  ],
  projects: [{ id: 'p', number: 'P 201', title: 'Durchforstung Gohlgraben' }],
};
const priorities = ['Tief', 'Sehr hoch'];

describe('suggestions', () => {
  it('know the marked word at the cursor', () => {
    expect(markedWord('Polter @Ma morgen', 10)).toEqual({ word: '@Ma', start: 7 });
    expect(markedWord('Polter @Ma morgen', 4)).toBeNull();
    expect(markedWord('Polter ', 7)).toBeNull();
  });

  it('offer who begins like it, by first or last name, and nobody who is written already', () => {
    const names = (word: string) => suggest(word, world, priorities).map(({ label }) => label);
    expect(names('@m')).toEqual(['Marco Fankhauser', 'Reto Moser']);
    expect(names('@fank')).toEqual(['Marco Fankhauser']);
    expect(names('@Marco_Fankhauser')).toEqual([]);
    expect(names('!se')).toEqual(['Sehr hoch']);
    expect(names('#goh')).toEqual(['P 201 Durchforstung Gohlgraben']);
  });

  it.each(['@fa', '#goh', '!se'])('complete %s to a word the line understands', (typed) => {
    const text = `Polter ${typed} morgen`;
    const marked = markedWord(text, 7 + typed.length);
    const [first] = suggest(typed, world, priorities);
    if (!marked || !first) throw new Error('nothing suggested');
    const after = complete(text, 7 + typed.length, marked, first);
    expect(after.text.slice(after.caret)).toBe('morgen');
    const read = parseTaskLine(after.text, { ...world, today: '2026-11-22', order: 'dmy' });
    expect(read).toMatchObject({ title: 'Polter', deadline: '2026-11-23' });
    expect(read.pieces.every(({ found }) => found)).toBe(true);
  });
});
