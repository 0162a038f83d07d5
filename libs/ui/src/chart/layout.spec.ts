import { layoutBars } from './bar-layout';
import type { ChartBox } from './chart.types';
import { layoutLegend } from './legend';
import { layoutLines } from './line-layout';
import { fitText, place, ticksOf, widthOf } from './measures';
import { mostShares, ringPart, sharesOf } from './share-layout';
import { layoutYear, levelOf } from './year-layout';

const wide: ChartBox = { width: 900, em: 14, rtl: false };
const narrow: ChartBox = { width: 340, em: 14, rtl: false };
const format = (value: number) => `${value} h`;
const data = (rows: string[], ...values: (number | null)[][]) => ({
  ...{ kind: 'bar' as const, label: 'Stunden', rowsLabel: 'Projekt', rows, format },
  series: values.map((one, index) => ({ label: `Reihe ${index}`, values: one })),
});

describe('layoutBars', () => {
  it('draws each value in proportion to the greatest, inside the frame', () => {
    const { marks } = layoutBars(data(['A', 'B'], [10, 5]), wide, false, 0);
    expect(marks.map(({ size }) => size)).toEqual([marks[0]?.size, (marks[0]?.size ?? 0) / 2]);
    for (const { start, size } of marks) {
      expect(start).toBeGreaterThan(0);
      expect(start + size).toBeLessThan(wide.width);
    }
  });

  it('puts values below nothing on the other side of the zero line', () => {
    const { marks, zero } = layoutBars(data(['A', 'B'], [10, -5]), wide, false, 0);
    expect(marks[0]?.start).toBeCloseTo(zero);
    expect((marks[1]?.start ?? 0) + (marks[1]?.size ?? 0)).toBeCloseTo(zero);
  });

  it('stacks what is above and what is below nothing apart, and writes their sum', () => {
    const { marks, texts, zero } = layoutBars(data(['A'], [4], [6], [-3]), wide, true, 0);
    expect(marks[1]?.start).toBeCloseTo((marks[0]?.start ?? 0) + (marks[0]?.size ?? 0));
    expect((marks[2]?.start ?? 0) + (marks[2]?.size ?? 0)).toBeCloseTo(zero);
    expect(new Set(marks.map(({ top }) => top)).size).toBe(1);
    expect(texts.map(({ text }) => text)).toContain('7 h');
  });

  it('draws no bar for nothing, and says what is missing', () => {
    const { marks, texts } = layoutBars(data(['A', 'B'], [0, null]), wide, false, 0);
    expect(marks).toEqual([]);
    expect(texts.map(({ text }) => text)).toEqual(['A', '0 h', 'B', '–']);
  });

  it('keeps to thirty rows and counts the others', () => {
    const rows = Array.from({ length: 42 }, (_, index) => `P${index}`);
    const { left, texts } = layoutBars(
      data(
        rows,
        rows.map((_, index) => index),
      ),
      wide,
      false,
      0,
    );
    expect(left).toBe(12);
    expect(texts.map(({ text }) => text)).not.toContain('P30');
  });

  it('gives labels a line of their own where it is narrow', () => {
    const rows = ['Wegunterhalt Burgergemeinde Langnau'];
    const below = layoutBars(data(rows, [5]), narrow, false, 0);
    expect(below.texts[0]?.text).toBe(rows[0]);
    expect(below.marks[0]?.top).toBeGreaterThan(below.texts[0]?.top ?? 0);
    const beside = layoutBars(data(rows, [5]), wide, false, 0);
    expect(beside.marks[0]?.start).toBeGreaterThan(100);
  });
});

describe('layoutLines', () => {
  it('breaks a line where a value is missing', () => {
    const { lines } = layoutLines({ ...data(['1', '2', '3', '4'], [1, null, 3, 4]), kind: 'line' }, wide, 0);
    expect(lines[0]?.map((piece) => piece.map(({ row }) => row))).toEqual([[0], [2, 3]]);
  });

  it('keeps as many labels as there is room for', () => {
    const rows = Array.from({ length: 31 }, (_, index) => `${index + 1}. März`);
    const { labels } = layoutLines(
      {
        ...data(
          rows,
          rows.map(() => 1),
        ),
        kind: 'line',
      },
      narrow,
      0,
    );
    const starts = labels.map(({ start }) => start);
    expect(labels.length).toBeGreaterThan(1);
    for (const [index, start] of starts.slice(1).entries()) {
      expect(start - (starts[index] ?? 0)).toBeGreaterThan(widthOf('31. März', 14));
    }
  });

  it('places a greater value higher', () => {
    const { lines } = layoutLines({ ...data(['1', '2'], [1, 9]), kind: 'line' }, wide, 0);
    const [low, high] = lines[0]?.[0] ?? [];
    expect(high?.top).toBeLessThan(low?.top ?? 0);
  });
});

describe('ticksOf', () => {
  it.each([
    [0, 9, 1, [0, 5, 10]],
    [0, 100, 1, [0, 50, 100]],
    [-4, 12, 1, [-5, 0, 5, 10, 15]],
    [0, 8 * 3600, 3600, [0, 2 * 3600, 4 * 3600, 6 * 3600, 8 * 3600]],
    [0, 0, 1, [0, 0.0000000005]],
  ])('are round from %d to %d in steps of %d', (low, high, step, expected) => {
    const ticks = ticksOf(low, high, 4, step);
    expect(ticks.at(0)).toBeLessThanOrEqual(low);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    expect(ticks.length).toBeLessThanOrEqual(6);
    if (high > 0) expect(ticks).toEqual(expected);
  });
});

describe('sharesOf', () => {
  const rows = Array.from({ length: 12 }, (_, index) => `P${index}`);

  it('puts the smallest together, and all make the whole', () => {
    const shares = sharesOf(
      {
        ...data(
          rows,
          rows.map((_, index) => index + 1),
        ),
        kind: 'share',
      },
      'Übrige',
    );
    expect(shares).toHaveLength(mostShares);
    expect(shares.at(-1)).toMatchObject({ label: 'Übrige', value: 1 + 2 + 3 + 4 + 5, row: null });
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(shares[0]).toMatchObject({ label: 'P11', row: 11 });
  });

  it('leaves out what is nothing or less', () => {
    expect(sharesOf({ ...data(['A', 'B', 'C'], [3, 0, -2]), kind: 'share' }, '')).toHaveLength(1);
    expect(sharesOf({ ...data(['A'], [0]), kind: 'share' }, '')).toEqual([]);
  });

  it('draws a whole as a ring that is not empty', () => {
    expect(ringPart(0, 0, 10, 0, 1)).not.toMatch(/M(\S+ \S+)A\S+ \S+ \S+ \S+ \S+ \1L/);
  });
});

describe('layoutYear', () => {
  it.each([
    [2026, 365],
    [2028, 366],
  ])('has every day of %d once, by weeks from Monday', (year, count) => {
    const { cells } = layoutYear(year, wide, 0);
    expect(new Set(cells.map(({ day }) => day)).size).toBe(count);
    expect(new Set(cells.map(({ start, top }) => `${start} ${top}`)).size).toBe(count);
    const topOf = (day: string) => cells.find((cell) => cell.day === day)?.top;
    const monday = cells.find(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1);
    expect(topOf(monday?.day ?? '')).toBe(Math.min(...cells.map(({ top }) => top)));
  });

  it('stays in its frame, in halves where it is narrow', () => {
    for (const box of [wide, narrow]) {
      const { cells, size, blocks } = layoutYear(2026, box, 0);
      expect(Math.max(...cells.map(({ start }) => start)) + size).toBeLessThanOrEqual(box.width);
      expect(blocks).toHaveLength(box === wide ? 1 : 2);
    }
  });

  it.each([
    [undefined, 8, 0],
    [0, 8, 0],
    [-1, 8, 0],
    [0.1, 8, 1],
    [2, 8, 1],
    [2.1, 8, 2],
    [8, 8, 4],
    [1, 0, 0],
  ])('has %s of %d on level %d', (value, most, level) => {
    expect(levelOf(value, most)).toBe(level);
  });
});

describe('measures', () => {
  it('cuts a text to the room it has', () => {
    expect(fitText('Holzschlag', 1000, 14)).toBe('Holzschlag');
    const cut = fitText('Holzschlag Bergwald', 70, 14);
    expect(cut).toMatch(/^Holz.*…$/);
    expect(widthOf(cut, 14)).toBeLessThanOrEqual(70);
  });

  it('mirrors a place where reading begins at the right', () => {
    expect(place(wide, 100, 50)).toBe(100);
    expect(place({ ...wide, rtl: true }, 100, 50)).toBe(750);
  });

  it('breaks the legend before the corner of the menu', () => {
    const labels = ['Holzernte im Steilhang', 'Pflanzung', 'Jungwuchspflege', 'Unterhalt der Wege'];
    const { entries } = layoutLegend(labels, narrow);
    expect(entries.at(-1)?.line).toBeGreaterThan(0);
    for (const { start, label } of entries) {
      expect(start + widthOf(label, 14)).toBeLessThanOrEqual(narrow.width - 28);
    }
  });
});
