/** @jest-environment jsdom */
import { createFormat } from './format';
import { keepDirection } from './keep-direction';

const format = keepDirection(createFormat('de-CH', 'Europe/Zurich'));
const marked = (text: string): string => `\u200E${text}\u200E`;

/** Everything that is written in figures, as the page shows it. */
const figures = (): string[] => [
  format.date('2026-11-20'),
  format.time('2026-11-20T06:30:00Z'),
  format.dateTime('2026-11-20T06:30:00Z'),
  format.amount('-5'),
  format.money('1.5', 'CHF'),
  format.number('7', { maximumFractionDigits: 0 }),
  format.duration(-27_000),
  format.hours(27_000),
  format.percent('8.1'),
];

const written = [
  '20.11.2026',
  '07:30',
  '20.11.2026, 07:30',
  '−5.00',
  'CHF 1.50',
  '7',
  '−7:30',
  '7.50',
  '8.1 %',
];

describe('figures', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  it('are marked on a page written from the right', () => {
    document.documentElement.dir = 'rtl';
    expect(figures()).toEqual(written.map(marked));
    expect(format.longDate('2026-11-20')).toBe('Fr, 20.11.2026');
    expect(format.date('')).toBe('');
  });

  it('stand alone on every other page', () => {
    document.documentElement.dir = 'ltr';
    expect(figures()).toEqual(written);
  });
});
