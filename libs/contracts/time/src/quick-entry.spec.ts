import fc from 'fast-check';
import { formatDuration, parseClock, parseDuration } from './clock-text';
import { parseDateShorthand } from './date-shorthand';
import { parseQuickEntry } from './quick-entry';

const today = '2026-11-20';
const parse = (line: string) => parseQuickEntry(line, today);
const pad = (value: number): string => String(value).padStart(2, '0');

describe('parseQuickEntry', () => {
  it('reads the line of the field book', () => {
    expect(parse('730-12, 13-1715 @P241 #Holzen')).toMatchObject({
      segments: [
        { kind: 'span', from: '07:30', to: '12:00' },
        { kind: 'span', from: '13:00', to: '17:15' },
      ],
      project: 'P241',
      activity: 'Holzen',
      totalSeconds: 8.75 * 3600,
      problems: [],
    });
  });

  it.each([
    ['7h30', 7.5],
    ['7.30-12', 4.5],
    ['7-12 + 13-17', 9],
    ['7:30–12:00', 4.5],
    ['7 bis 12', 5],
    ['7,5h', 7.5],
    ['7.5h @1 Zaun', 7.5],
    ['45min', 0.75],
    ['22-6', 8],
    ['7-12+13-1630', 8.5],
    ['7-16 Pause 45', 8.25],
    ['8.5', 8.5],
    ['8,5 @P241', 8.5],
    ['@P241 8,25 #Holzen', 8.25],
    ['8.75', 8.75],
    ['8:30', 8.5],
    ['8h30', 8.5],
    ['8:30 Zaun', 8.5],
    ['8.5 -30m', 8],
    ['8:30 -0:30', 8],
    ['7-16 -0:45', 8.25],
    ['7-12, 13-17 -15min', 8.75],
    ['9h -1h', 8],
    ['730 - 12', 4.5],
    ['7 -12', 5],
  ])('%s is %d hours', (line, hours) => {
    const entry = parse(line);
    expect(entry.totalSeconds).toBe(hours * 3600);
    expect(entry.problems).toEqual([]);
  });

  it('keeps everything else as the comment', () => {
    expect(parse('7-12 @"Alte Eiche" #Holzernte_Vollernter Zaun am Bach, 3 Bäume')).toMatchObject({
      project: 'Alte Eiche',
      activity: 'Holzernte Vollernter',
      comment: 'Zaun am Bach, 3 Bäume',
      date: null,
    });
    expect(parse('7-12 Zaun, 13-15').comment).toBe('Zaun');
    expect(parse('7-12. Regen, 20 m Zaun').comment).toBe('. Regen, 20 m Zaun');
  });

  it('reads the day', () => {
    expect(parse('gestern 7-12').date).toBe('2026-11-19');
    expect(parse('7-12 mo').date).toBe('2026-11-16');
    expect(parse('2026-11-03 7-12')).toMatchObject({ date: '2026-11-03', totalSeconds: 5 * 3600 });
    expect(parse('4.3. 7-12').date).toBe('2026-03-04');
  });

  it('names what cannot be', () => {
    expect(parse('7-12, 11-13').problems).toEqual([{ code: 'overlap', text: '11:00-13:00' }]);
    expect(parse('730-1275').problems[0]).toEqual({ code: 'time', text: '730-1275' });
    expect(parse('@P241').problems[0]?.code).toBe('missing');
    expect(parse('').problems[0]?.code).toBe('missing');
  });

  it('reads every way to write a stretch alike', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const styles = [
      (h: number, m: number) => `${h}${pad(m)}`,
      (h: number, m: number) => `${h}:${pad(m)}`,
      (h: number, m: number) => `${pad(h)}.${pad(m)}`,
      (h: number, m: number) => (m === 0 ? `${h}` : `${pad(h)}${pad(m)}`),
    ];
    const style = fc.integer({ min: 0, max: styles.length - 1 });
    fc.assert(
      fc.property(time, time, style, style, fc.constantFrom('-', ' - ', '–'), (from, to, a, b, dash) => {
        const line = `${styles[a]?.(...from)}${dash}${styles[b]?.(...to)} @P1`;
        expect(parse(line).segments).toEqual([
          { kind: 'span', from: `${pad(from[0])}:${pad(from[1])}`, to: `${pad(to[0])}:${pad(to[1])}` },
        ]);
      }),
    );
  });

  it.each([
    ['7-12 *Forwarder 4.5 @P1', { object: 'Forwarder', quantity: '4.5', amount: null, project: 'P1' }],
    ['*"Fichte 30/60" 250, @P1', { object: 'Fichte 30/60', quantity: '250', project: 'P1' }],
    ['*Bagger 7-12', { object: 'Bagger', quantity: null }],
    ['45,50 CHF Mittagessen', { amount: '45.50', object: null, comment: 'Mittagessen' }],
    ['Fr. 12 Parkplatz', { amount: '12', comment: 'Parkplatz' }],
    ['*Kilometer 30 CHF 21', { object: 'Kilometer', quantity: '30', amount: '21' }],
  ])('reads what was used or spent: %s', (line, expected) => {
    expect(parse(line)).toMatchObject(expected);
  });

  it.each([
    ['7-12 3.5 m Zaun', 5, '3.5 m Zaun'],
    ['7-12 Zaun 2,5', 5, 'Zaun 2,5'],
    ['3.5 fm Holz 7-12', 5, '3.5 fm Holz'],
    ['7-12 8 Bäume', 5, '8 Bäume'],
    ['4.3. 7-12', 5, ''],
    ['8h Zaun -20 Meter', 8, 'Zaun -20 Meter'],
  ])('leaves the numbers of the comment alone: %s', (line, hours, comment) => {
    expect(parse(line)).toMatchObject({ totalSeconds: hours * 3600, comment, breakSeconds: 0, problems: [] });
  });

  it.each([
    ['8.30', 'hours', '8.30'],
    ['1h -2h', 'break', ''],
    ['0:00', 'time', '0:00'],
  ])('asks rather than guesses: %s', (line, code, text) => {
    expect(parse(line).problems[0]).toEqual({ code, text });
  });

  it('asks how much of an object, and is content with a thing alone', () => {
    expect(parse('*Forwarder').problems).toEqual([{ code: 'quantity', text: 'Forwarder' }]);
    expect(parse('*Forwarder 3').problems).toEqual([]);
    expect(parse('20 CHF').problems).toEqual([]);
    expect(parse('*').comment).toBe('*');
  });

  it('never throws and always ends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (line) => {
        expect(parse(line).totalSeconds).toBeGreaterThanOrEqual(0);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9hmCHF:.,;+@#*" -]{0,30}$/), (line) => {
        expect(parse(line).totalSeconds).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('clock and duration', () => {
  it('refuses what no clock shows', () => {
    expect(['25', '7:60', '2401', 'x', '123456'].map(parseClock)).toEqual([null, null, null, null, null]);
    expect(parseClock('24')).toBe('00:00');
  });

  it('prints a duration that reads back the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 * 60 }), (minutes) => {
        expect(parseDuration(formatDuration(minutes * 60))).toBe(minutes * 60);
      }),
    );
  });
});

describe('parseDateShorthand', () => {
  it.each([
    ['+5', '2026-11-25'],
    ['fr', '2026-11-20'],
    ['sa', '2026-11-14'],
    ['3', '2026-11-03'],
    ['31', '2026-10-31'],
    ['4.12.', '2025-12-04'],
    ['4.12.2026', '2026-12-04'],
    ['hier', '2026-11-19'],
  ])('%s is %s', (text, date) => expect(parseDateShorthand(text, today)).toBe(date));

  it('refuses days that do not exist', () => {
    expect(['30.2.', '0', '32', 'x', '1.13.'].map((text) => parseDateShorthand(text, today))).toEqual(
      Array<null>(5).fill(null),
    );
  });
});
