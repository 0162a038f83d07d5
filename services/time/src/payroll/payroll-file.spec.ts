import { defaultPayrollSettings, type PayrollFormat, type PayrollSource } from '@jahrring/contracts-time';
import fc from 'fast-check';
import type { EmployeeRefEntity } from '../reference';
import { Facts, type Difference } from './payroll-facts';
import { spanOf } from './payroll-facts.service';
import { payrollCsv } from './payroll-file.service';
import { PayrollLineEntity } from './payroll-line.entity';
import { toLine, toPayrollPerson } from './payroll.mapper';

const hour = 3600;
const format: PayrollFormat = { ...defaultPayrollSettings.format, header: false };

function aLine(change: Partial<PayrollLineEntity> = {}): PayrollLineEntity {
  return Object.assign(new PayrollLineEntity(), {
    ...{ personnelNumber: '17', firstName: 'Anna', lastName: 'Muster', month: '2026-11', source: 'hours' },
    ...{ wageNumber: '1000', wageTitle: 'Stundenlohn', unit: 'hours', seconds: 90 * hour },
    ...{ halfDays: 0, hundredths: 0, correction: false },
    ...change,
  });
}

/** One column of one line as it stands in the file. */
const cell = (column: PayrollFormat['columns'][number], line: Partial<PayrollLineEntity>, change: Partial<PayrollFormat> = {}) =>
  payrollCsv({ ...format, columns: [column], ...change }, [aLine(line)]).trimEnd(); // oxfmt-ignore

describe('the value of a line', () => {
  it.each([
    ['whole hours', { seconds: 90 * hour }, '90.00'],
    ['minutes in hundredths of hours', { seconds: 8 * hour + 20 * 60 }, '8.33'],
    ['half a hundredth, up', { seconds: 18 }, '0.01'],
    ['less than that', { seconds: 17 }, '0.00'],
    ['half a hundredth less, away from zero', { seconds: -18 }, '-0.01'],
    ['a few seconds less, without a sign', { seconds: -17 }, '0.00'],
    ['half days', { unit: 'days', halfDays: 5 }, '2.5'],
    ['half days taken back', { unit: 'days', halfDays: -1 }, '-0.5'],
    ['an amount', { unit: 'amount', hundredths: 123_405 }, '1234.05'],
    ['an amount below zero', { unit: 'amount', hundredths: -5 }, '-0.05'],
  ] as const)('is %s', (_what, line, value) => expect(cell('value', line)).toBe(value));

  it('stands in the column of its kind, the other one is empty', () => {
    const columns = ['quantity', 'amount'] as const;
    const both = (line: Partial<PayrollLineEntity>) =>
      payrollCsv({ ...format, columns: [...columns] }, [aLine(line)]).trimEnd();
    expect(both({ seconds: 5400 })).toBe('1.50;');
    expect(both({ unit: 'amount', hundredths: 2450 })).toBe(';24.50');
  });

  it('has the decimal mark of the program that reads it, and nothing between thousands', () => {
    expect(cell('value', { unit: 'amount', hundredths: 123_456_789 }, { decimalMark: ',' })).toBe(
      '1234567,89',
    );
    // A comma as delimiter and as decimal mark: the cell is quoted.
    expect(cell('value', { seconds: 5400 }, { decimalMark: ',', delimiter: ',' })).toBe('"1,50"');
  });

  it('is never off by more than half of its last place', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4_000_000, max: 4_000_000 }), (seconds) => {
        const { quantity } = toLine({ ...aLine(), halfDays: 0, hundredths: 0, seconds });
        expect(Math.abs(Number(quantity) - seconds / hour)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});

describe('the other cells', () => {
  it.each([
    ['mm.yyyy', '02.2024'],
    ['mm/yyyy', '02/2024'],
    ['yyyy-mm', '2024-02'],
  ] as const)('write the month as %s', (monthFormat, text) => {
    expect(cell('month', { month: '2024-02' }, { monthFormat })).toBe(text);
  });

  it('write the month as its last day, in leap years too', () => {
    const lastDay = (month: string) => cell('month', { month }, { monthFormat: 'dd.mm.yyyy' });
    expect(lastDay('2024-02')).toBe('29.02.2024');
    expect(lastDay('2026-02')).toBe('28.02.2026');
    expect(lastDay('2026-12')).toBe('31.12.2026');
  });

  it('say what is a correction, and leave out a number that nobody entered', () => {
    expect(cell('correction', { correction: true })).toBe('ja');
    expect(payrollCsv({ ...format, columns: ['personnelNumber', 'correction', 'unit'] }, [aLine({ personnelNumber: null })])).toBe(';;h\r\n');
    expect(cell('unit', { unit: 'days' })).toBe('Tage');
  }); // oxfmt-ignore

  it('keep a name from being calculated, and quote what holds the delimiter', () => {
    expect(cell('lastName', { lastName: '=HYPERLINK("x")' })).toBe(`"'=HYPERLINK(""x"")"`);
    expect(cell('wageTitle', { wageTitle: 'Lohn; Zuschlag' })).toBe('"Lohn; Zuschlag"');
  });

  it('have titles above them where they are wanted, even without a line', () => {
    const titled = { ...format, header: true, columns: ['personnelNumber', 'month', 'value'] as const };
    expect(payrollCsv({ ...titled, columns: [...titled.columns] }, [])).toBe('Personalnummer;Monat;Wert\r\n');
    expect(payrollCsv(format, [])).toBe('');
  });
});

describe('what waits of a person', () => {
  const wage = (source: PayrollSource, unit: 'hours' | 'days' | 'amount') => ({
    ...{ id: source, source, number: '1000', title: 'Lohn', unit },
  });
  const waiting = (differences: Difference[], before: Facts) => {
    const ref = { id: 'anna', firstName: 'Anna', lastName: 'Muster' } as EmployeeRefEntity;
    const person = { ref, personnelNumber: '17', months: ['2026-10'], differences };
    return toPayrollPerson(person, before, 3);
  };
  const less = { month: '2026-10', seconds: -1800, halfDays: 0, hundredths: 0, correction: true };

  it('shows the difference beside what was told before, in the same unit', () => {
    const before = new Facts();
    before.add('anna', '2026-10', 'hours', { seconds: 100 * hour, halfDays: 2 });
    const { lines, unconfirmed } = waiting([{ ...less, wage: wage('hours', 'hours') }], before);
    expect(lines).toEqual([
      expect.objectContaining({ quantity: '-0.50', before: '100.00', correction: true, month: '2026-10' }),
    ]);
    expect(unconfirmed).toBe(3);
  });

  it('says nothing of before where only another unit was told', () => {
    const before = new Facts();
    before.add('anna', '2026-10', 'hours', { halfDays: 2 });
    expect(waiting([{ ...less, wage: wage('hours', 'hours') }], before).lines[0]?.before).toBeNull();
    expect(waiting([{ ...less, wage: wage('hours', 'hours') }], new Facts()).lines[0]?.before).toBeNull();
  });
});

describe('facts of a month', () => {
  it('add up by person, month and source', () => {
    const facts = new Facts();
    facts.add('anna', '2026-10', 'hours', { seconds: 60 });
    facts.add('anna', '2026-10', 'hours', { seconds: 40, hundredths: 5 });
    facts.add('anna', '2026-11', 'hours', { seconds: 1 });
    facts.add('beat', '2026-10', 'hours', { seconds: 2 });
    expect(facts.of('anna', '2026-10', 'hours')).toEqual({ seconds: 100, halfDays: 0, hundredths: 5 });
    facts.leaveOut('anna', '2026-10');
    expect(facts.has('anna', '2026-10')).toBe(false);
    expect([facts.has('anna', '2026-11'), facts.has('beat', '2026-10')]).toEqual([true, true]);
  });

  it('are none where they come to nothing', () => {
    const facts = new Facts();
    facts.add('anna', '2026-10', 'expenses', { hundredths: 500 });
    facts.add('anna', '2026-10', 'expenses', { hundredths: -500 });
    expect(facts.has('anna', '2026-10')).toBe(false);
    expect([...facts.sources()]).toEqual([]);
  });

  it('run from the first to the last day', () => {
    expect(spanOf('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(spanOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });
});
