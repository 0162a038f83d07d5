/** @jest-environment jsdom */
import { click, find, render, until } from '../testing/render';
import { Chart } from './chart';
import type { SeriesChartProps } from './chart.types';
import { fillCount, fillOf, toneOf } from './fills';
import { standAlone } from './picture';

const chart: SeriesChartProps = {
  kind: 'bar',
  label: 'Stunden nach Projekt',
  rowsLabel: 'Projekt',
  rows: ['Bergwald', 'Rüti'],
  series: [
    { label: 'Geplant', values: [40, 20] },
    { label: 'Geleistet', values: [35.5, null] },
  ],
  format: (value) => `${value} h`,
};
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

describe('Chart', () => {
  it.each(['bar', 'stacked', 'line', 'share'] as const)('has its table behind a %s', async (kind) => {
    await render(<Chart {...chart} kind={kind} />);
    expect(find('figure').getAttribute('aria-label')).toBe('Stunden nach Projekt');
    expect(find('svg.jr-chart__drawing').getAttribute('aria-hidden')).toBe('true');
    expect(find('caption').textContent).toBe('Stunden nach Projekt');
    expect(cells()).toEqual([
      ['Bergwald', '40 h', '35.5 h'],
      ['Rüti', '20 h', '–'],
    ]);
  });

  it('has the days of a year as months and days', async () => {
    const days = { '2026-01-02': 8, '2026-12-31': 4 };
    await render(<Chart kind="year" label="Jahr" year={2026} days={days} format={chart.format} />);
    expect(document.querySelectorAll('.jr-chart__day').length).toBeGreaterThanOrEqual(365);
    expect(cells()[1]?.[1]).toBe('8 h');
    expect(cells()[30]?.[12]).toBe('4 h');
    expect(cells().flat().filter(Boolean)).toHaveLength(31 + 2);
  });

  it('tells series apart by pattern, not by colour alone', async () => {
    await render(<Chart {...chart} />);
    const patterns = [...document.querySelectorAll('pattern')];
    expect(patterns.map((one) => one.getAttribute('data-tone'))).toEqual(['wald', 'nacht']);
    expect(new Set(patterns.map((one) => one.querySelector('path')?.getAttribute('d'))).size).toBe(2);
    expect(fillOf('x', 1)).not.toBe(fillOf('x', 9));
    expect(toneOf(fillCount)).toBe(toneOf(0));
  });

  it('opens what a bar is made of', async () => {
    const picked: number[][] = [];
    await render(<Chart {...chart} onPick={(row, series) => picked.push([row, series])} />);
    const bars = [...document.querySelectorAll<HTMLElement>('rect.jr-chart__mark')];
    await click(bars[1] as HTMLElement);
    expect(picked).toEqual([[0, 1]]);
  });

  it('shows its table to everybody who asks, and comes back', async () => {
    await render(<Chart {...chart} />);
    await click(find('button'));
    await until(() => document.querySelector('[role=menuitem]') !== null);
    const entries = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
    expect(entries().map((entry) => entry.textContent)).toEqual(['Als Bild speichern', 'Als Tabelle zeigen']);
    await click(entries()[1] as HTMLElement);
    expect(document.querySelector('svg.jr-chart__drawing')).toBeNull();
    expect(find('.jr-chart__sheet').getAttribute('tabindex')).toBe('0');
  });

  it('is copied as a picture that stands alone: styles written out, title and ground with it', async () => {
    await render(<Chart {...chart} />);
    const drawing = document.querySelector<SVGSVGElement>('svg.jr-chart__drawing');
    if (!drawing) throw new Error('Nothing is drawn.');
    // Browsers know the view box of a drawing, jsdom does not.
    Object.defineProperty(drawing, 'viewBox', { value: { baseVal: { width: 640, height: 200 } } });
    const { text, width, height } = standAlone(drawing, chart.label);
    expect(text).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(text).toContain('>Stunden nach Projekt</text>');
    expect(text).not.toContain('class=');
    expect(width).toBeGreaterThan(640);
    expect(height).toBeGreaterThan(200);
  });
});
