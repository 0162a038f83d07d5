import fc from 'fast-check';
import { describeFilter, formatRange, parseRange } from './grid-filter-text';
import { orderColumns } from './grid-layout';
import { readLayout } from './grid-storage';
import { formatSort, nextSort, parseSort } from './grid-sort';
import { nextPosition } from './use-grid-keys';

describe('grid sort', () => {
  it('reads and writes the list endpoint’s sort', () => {
    expect(parseSort('-date,name')).toEqual([
      { id: 'date', desc: true },
      { id: 'name', desc: false },
    ]);
    const terms = fc.array(fc.record({ id: fc.stringMatching(/^[a-z][a-zA-Z.]{0,8}$/), desc: fc.boolean() }));
    fc.assert(fc.property(terms, (list) => expect(parseSort(formatSort(list))).toEqual(list)));
  });

  it('turns a column round, and adds one with Shift', () => {
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('name');
    expect(nextSort('name', 'town')).toBe('town');
    expect(nextSort('name', 'town', true)).toBe('name,town');
    expect(nextSort('name,town', 'name', true)).toBe('-name,town');
  });
});

describe('grid filter text', () => {
  it('reads and writes ranges', () => {
    expect(parseRange('1..5')).toEqual({ from: '1', to: '5' });
    expect(parseRange('..5')).toEqual({ from: '', to: '5' });
    expect(formatRange({ from: '3', to: '3' })).toBe('3');
    expect(formatRange({ from: '', to: '' })).toBe('');
  });

  it('says what a filter does', () => {
    const words = { locale: 'de-CH', yes: 'Ja', no: 'Nein' };
    expect(describeFilter({ kind: 'date' }, '2026-01-01..2026-01-31', words)).toBe('01.01.2026 – 31.01.2026');
    expect(describeFilter({ kind: 'number' }, '100..', words)).toBe('≥ 100');
    expect(
      describeFilter({ kind: 'options', options: [{ value: 'CH', label: 'Schweiz' }] }, 'CH,XX', words),
    ).toBe('Schweiz, XX');
  });
});

describe('column order', () => {
  it('keeps the user’s order and puts later columns where the tool put them', () => {
    expect(orderColumns(['a', 'b', 'c'], ['c', 'a'])).toEqual(['c', 'a', 'b']);
    expect(orderColumns(['new', 'a'], ['a'])).toEqual(['new', 'a']);
    expect(orderColumns(['a'], ['gone', 'a'])).toEqual(['a']);
  });

  it('always answers every column once', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/));
    fc.assert(
      fc.property(ids, ids, (columns, order) => {
        expect([...orderColumns(columns, order)].sort()).toEqual([...columns].sort());
      }),
    );
  });

  it('forgets a broken layout', () => {
    expect(readLayout('{')).toBeUndefined();
    expect(readLayout('{"order":["a"]}')).toEqual({ order: ['a'] });
  });
});

describe('grid keys', () => {
  const size = { rows: 5, columns: 3 };
  const press = (key: string, at = { row: 2, column: 1 }, more = {}, rtl = false) =>
    nextPosition({ key, ctrlKey: false, metaKey: false, ...more }, at, size, rtl);

  it('moves by arrows, J and K, and stays inside', () => {
    expect(press('ArrowDown')).toEqual({ row: 3, column: 1 });
    expect(press('j')).toEqual({ row: 3, column: 1 });
    expect(press('k', { row: 0, column: 1 })).toEqual({ row: 0, column: 1 });
    expect(press('ArrowRight', { row: 0, column: 2 })).toEqual({ row: 0, column: 2 });
  });

  it('goes to the ends of the row, with Ctrl of the grid', () => {
    expect(press('Home')).toEqual({ row: 2, column: 0 });
    expect(press('End', undefined, { ctrlKey: true })).toEqual({ row: 4, column: 2 });
    expect(press('j', undefined, { ctrlKey: true })).toBeUndefined();
  });

  it('turns round with the reading direction', () => {
    expect(press('ArrowRight', undefined, {}, true)).toEqual({ row: 2, column: 0 });
  });
});
