import fc from 'fast-check';
import { columnTemplate } from './column-template';
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

describe('column widths', () => {
  const column = (id: string, more = {}) => ({ id, header: id, value: () => id, ...more });
  const columns = [
    column('number', { width: 100, grow: 0, card: 'badge' as const }),
    column('kind', { width: 100, grow: 0, card: 'line' as const }),
    column('title', { width: 150, card: 'title' as const }),
    column('customer', { width: 150 }),
    column('total', { width: 90, align: 'end' as const, grow: 0 }),
    column('status', { width: 140, grow: 0 }),
  ];
  const text = (width: number) => ({ width, isBadge: false });
  const contents = {
    number: text(70),
    kind: text(120),
    title: text(260),
    customer: text(190),
    total: text(130),
    status: { width: 160, isBadge: true },
  };
  const extras = { tick: false, menu: false };
  /** Px of each column in a grid of so many px. */
  const widthsAt = (px: number, of = contents as Parameters<typeof columnTemplate>[3], chosen = {}) => {
    const { template, need, count } = columnTemplate(columns, chosen, extras, of);
    const plain = template
      .replaceAll('0 * var(--jr-grid-tool)', '0')
      .replaceAll('var(--jr-grid-cut)', String(Math.min(8, Math.max(0, (need - px) / count))))
      .replaceAll('100%', String(px))
      .replaceAll('px', '');
    return splitTop(plain).map((part) => Math.round(evaluate(part)));
  };

  it('are those of the contents, and texts share what is left over', () => {
    expect(widthsAt(930)).toEqual([70, 120, 260, 190, 130, 160]);
    expect(widthsAt(1030)).toEqual([70, 120, 310, 240, 130, 160]);
  });

  it('give way in turn: long texts, space, words, any text, the title, badges; figures never', () => {
    // Long texts give 52 and 40 px.
    expect(widthsAt(838)).toEqual([70, 120, 208, 150, 130, 160]);
    // The space around the contents gives 8 px in each of six columns.
    expect(widthsAt(790)).toEqual([62, 112, 200, 142, 122, 152]);
    expect(widthsAt(770)).toEqual([62, 92, 200, 142, 122, 152]);
    expect(widthsAt(725)).toEqual([62, 92, 200, 97, 122, 152]);
    expect(widthsAt(700)).toEqual([62, 92, 175, 97, 122, 152]);
    const { least } = columnTemplate(columns, {}, extras, contents);
    expect(widthsAt(least)).toEqual([62, 92, 97, 97, 122, 132]);
    expect(least).toBe(602);
  });

  it('are the usual ones before anything is drawn, and exactly those somebody chose', () => {
    expect(widthsAt(730, {})).toEqual([100, 100, 150, 150, 90, 140]);
    expect(widthsAt(750, contents, { title: 80 })).toEqual([70, 120, 80, 190, 130, 160]);
  });
});

/** Splits a column template at the blanks outside of brackets. */
function splitTop(template: string): string[] {
  let depth = 0;
  return [...template]
    .map((letter) => {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
      return letter === ' ' && depth === 0 ? '|' : letter;
    })
    .join('')
    .split('|');
}

/** Returns the value of a CSS calculation without units. */
function evaluate(css: string): number {
  const inner = /(calc|min|max)\(([^()]*)\)/u.exec(css);
  if (!inner) return arithmetic(css);
  const [all, name, args = ''] = inner;
  const values = args.split(',').map(arithmetic);
  const value =
    name === 'min' ? Math.min(...values) : name === 'max' ? Math.max(...values) : (values[0] ?? NaN);
  return evaluate(css.replace(all, String(value)));
}

const arithmetic = (css: string): number => sumOfProducts(css.trim().split(/\s+/u));

function sumOfProducts(tokens: readonly string[]): number {
  const terms: number[] = [];
  let sign = 1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token === '+' || token === '-') sign = token === '-' ? -1 : 1;
    else if (token === '*') terms.push((terms.pop() ?? NaN) * Number(tokens[++at]));
    else terms.push(sign * Number(token));
  }
  return terms.reduce((all, term) => all + term, 0);
}
