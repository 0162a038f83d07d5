import { createFormat } from './format';

const swiss = createFormat('de-CH', 'Europe/Zurich');

describe('format', () => {
  it('writes a calendar day whatever the time zone', () => {
    expect(createFormat('de-CH', 'Pacific/Kiritimati').date('2026-11-20')).toBe('20.11.2026');
    expect(createFormat('de-CH', 'America/Los_Angeles').date('2026-11-20')).toBe('20.11.2026');
  });

  it('writes an instant in the licence’s zone', () => {
    expect(swiss.dateTime('2026-07-01T22:30:00Z')).toBe('02.07.2026, 00:30');
  });

  it('keeps decimals exact', () => {
    // The apostrophe differs between versions of the locale data.
    expect(swiss.amount('12345678901234.56').replace(/’/g, "'")).toBe("12'345'678'901'234.56");
    expect(swiss.money('1234.5', 'CHF').replace(/’/g, "'")).toBe("CHF 1'234.50");
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
