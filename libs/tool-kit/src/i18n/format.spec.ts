import { regionalLocaleOf } from '../state/locale';
import { createFormat } from './format';

const swiss = createFormat('de-CH', 'Europe/Zurich');

/** Versions of the locale data part thousands with spaces of different kinds, French Switzerland with apostrophes too. */
const grouped = (text: string): string => text.replace(/[\s’]/g, '_');

describe('format by region', () => {
  it.each([
    ['de-CH', '1_234_567.50', '1_234.5', '20.11.2026'],
    ['de-LI', '1_234_567.50', '1_234.5', '20.11.2026'],
    ['de-DE', '1.234.567,50', '1.234,5', '20.11.2026'],
    ['de-AT', '1.234.567,50', '1_234,5', '20.11.2026'],
    ['fr-CH', '1_234_567.50', '1_234,5', '20.11.2026'],
    ['fr-FR', '1_234_567,50', '1_234,5', '20/11/2026'],
    ['it-CH', '1_234_567.50', '1_234.5', '20.11.2026'],
    ['it-IT', '1.234.567,50', '1.234,5', '20/11/2026'],
    ['en-US', '1,234,567.50', '1,234.5', '11/20/2026'],
  ])('%s', (region, amount, number, date) => {
    const format = createFormat(region, 'Europe/Zurich');
    expect(grouped(format.amount('1234567.5'))).toBe(amount);
    expect(grouped(format.number('1234.5'))).toBe(number);
    expect(format.date('2026-11-20')).toBe(date);
  });

  it('names weekdays in the language of the interface', () => {
    expect(createFormat('de-CH', 'Europe/Zurich', 'en').longDate('2026-11-20')).toBe('Fri, 20.11.2026');
    expect(createFormat('de-AT', 'Europe/Zurich').longDate('2026-11-20')).toBe('Fr, 20.11.2026');
  });
});

describe('region', () => {
  it('follows language and country, then the person’s choice', () => {
    expect(regionalLocaleOf('de', 'CH')).toBe('de-CH');
    expect(regionalLocaleOf('de', 'AT', 'de-DE')).toBe('de-DE');
    expect(regionalLocaleOf('fr', 'DE')).toBe('fr-CH');
    // Their Swiss-German choice says nothing about French.
    expect(regionalLocaleOf('fr', 'FR', 'de-CH')).toBe('fr-FR');
  });

  it('is the person’s choice, else en-US, where the language has none', () => {
    for (const locale of ['en', 'ro', 'bo'] as const) {
      expect(regionalLocaleOf(locale, 'CH')).toBe('en-US');
      expect(regionalLocaleOf(locale, 'CH', 'de-CH')).toBe('de-CH');
    }
  });
});

describe('format', () => {
  it('writes a calendar day whatever the time zone', () => {
    expect(createFormat('de-CH', 'Pacific/Kiritimati').date('2026-11-20')).toBe('20.11.2026');
    expect(createFormat('de-CH', 'America/Los_Angeles').date('2026-11-20')).toBe('20.11.2026');
  });

  it('writes an instant in the licence’s zone', () => {
    expect(swiss.dateTime('2026-07-01T22:30:00Z')).toBe('02.07.2026, 00:30');
  });

  it('keeps decimals exact', () => {
    expect(swiss.amount('12345678901234.56')).toBe('12’345’678’901’234.56');
    expect(swiss.money('1234.5', 'CHF')).toBe('CHF 1’234.50');
  });

  it('writes a minus, no hyphen, before what is less than nothing', () => {
    expect(swiss.money('-1234.5', 'CHF')).toBe('CHF −1’234.50');
    expect(swiss.number('-0.5')).toBe('−0.5');
    expect(swiss.percent('-3')).toBe('−3 %');
  });

  it('writes durations by the minute', () => {
    expect(swiss.duration(27_000)).toBe('7:30');
    expect(swiss.duration(-5400)).toBe('−1:30');
    expect(swiss.duration(59)).toBe('0:01');
    expect(swiss.hours(27_000)).toBe('7.50');
  });

  it('writes nothing for nonsense', () => {
    expect(swiss.date('nonsense')).toBe('');
  });
});
