import { newId } from '@jahrring/contracts-common';
import type { EntryImportField } from '@jahrring/contracts-time';
import { wordKey } from '@jahrring/service-kit';
import { Doubles } from './import-doubles';
import { FileOverlaps } from './file-overlaps';
import { meaningsOf, type Lookups } from './import-lookups';
import type { PlanSettings, StandIns } from './plan.types';
import { planRow, toRow } from './plan-rows';

const [anna, beat, forest] = [newId(), newId(), newId()];
const [road, felling, saw] = [newId(), newId(), newId()];
const by = (words: Record<string, string | undefined>) => (word: string) => words[word.toLowerCase()] ?? null;

const lookups: Lookups = {
  employee: (name) => (name === 'Meier' ? 'several' : by({ 'anna muster': anna, 'beat wald': beat })(name)),
  project: (number, title) => by({ p241: forest, forst: forest, p300: road })(number || title),
  activity: by({ holzen: felling }),
  object: (kind, title) => (kind === 'machines' ? by({ säge: saw })(title) : null),
  title: (_kind, id) => ([anna, beat, forest, road, felling].includes(id) ? id : null),
};
const settings = (change: Partial<PlanSettings> = {}): PlanSettings => ({
  ...{ words: {}, dateOrder: 'dmy', timeZone: 'Europe/Zurich', options: {} },
  ...change,
});

type Cells = Partial<Record<EntryImportField, string>>;
const usual: Cells = {
  workDate: '17.11.2026',
  from: '07:00',
  to: '12:00',
  employee: 'Anna Muster',
  projectNumber: 'P241',
};
const plan = (cells: Cells, change: Partial<PlanSettings> = {}) =>
  planRow({ line: 2, cells: { ...usual, ...cells } }, lookups, settings(change));
const errors = (cells: Cells, change: Partial<PlanSettings> = {}) =>
  plan(cells, change).faults.map(({ field, key }) => `${field} ${key.replace('validation.', '')}`);
const without = (...fields: EntryImportField[]): Cells =>
  Object.fromEntries(fields.map((field) => [field, undefined]));
const stands = (options: StandIns) => ({ options });

describe('a line of a time sheet', () => {
  it('is an entry of its person on its project', () => {
    const { entry } = plan({ activity: 'Holzen', comment: 'Nordhang', tags: 'Akkord', billable: 'nein' });
    expect(entry).toMatchObject({
      ...{
        kind: 'hours',
        workDate: '2026-11-17',
        from: '07:00',
        to: '12:00',
        breakSeconds: 0,
        source: 'import',
      },
      ...{
        employeeId: anna,
        projectId: forest,
        activityId: felling,
        comment: 'Nordhang [Akkord]',
        billable: false,
      },
    });
  });

  it('has as break what its duration lacks of its times, but not cut-off seconds', () => {
    expect(plan({ duration: '4:30' }).entry?.breakSeconds).toBe(1800);
    expect(plan({ duration: '4:59:30' }).entry?.breakSeconds).toBe(0);
    expect(plan({ duration: '6:00' }).entry?.breakSeconds).toBe(0);
    expect(plan({ duration: '4:30', breakTime: '0:10' }).entry?.breakSeconds).toBe(600);
  });

  it('goes over midnight where the end lies before the start or says the next day', () => {
    expect(plan({ from: '22:00', to: '06:00' }).entry).toMatchObject({ workDate: '2026-11-17', to: '06:00' });
    expect(plan({ from: '22:00', to: '06:00', endDate: '18.11.2026' }).faults).toEqual([]);
    expect(errors({ from: '22:00', to: '06:00', endDate: '17.11.2026' })).toEqual([
      'to time:import.fault.end',
    ]);
    expect(errors({ endDate: '18.11.2026' })).toEqual(['to time:import.fault.end']);
    expect(errors({ endDate: '19.11.2026' })).toEqual(['to time:import.fault.end']);
  });

  it('is a bare duration where no times are there, of a minute at least', () => {
    expect(plan({ ...without('from', 'to'), duration: '1.5' }).entry).toMatchObject({ seconds: 5400 });
    expect(plan({ ...without('from', 'to'), duration: '0:00:20' }).entry).toMatchObject({ seconds: 60 });
    expect(plan({ from: '07:00', to: '07:00', duration: '0.5' }).entry).toMatchObject({ seconds: 1800 });
    expect(errors(without('from', 'to'))).toEqual(['seconds required']);
  });

  it('takes day and time from one cell', () => {
    const cells = {
      ...without('workDate', 'from', 'to'),
      start: '17.11.2026 07:00',
      end: '17.11.2026 09:30',
    };
    expect(plan(cells).entry).toMatchObject({ workDate: '2026-11-17', from: '07:00', to: '09:30' });
  });

  it('puts moments with an offset on the clock of the licence, the day included', () => {
    const moments = (start: string, end: string) =>
      plan({ ...without('workDate', 'from', 'to'), start, end }).entry;
    expect(moments('2026-11-17T23:30:00Z', '2026-11-18T01:00:00+00:00')).toMatchObject({
      ...{ workDate: '2026-11-18', from: '00:30', to: '02:00' },
    });
    // The hour that comes twice: which one is told by the offset.
    expect(moments('2026-10-25T02:15:00+02:00', '2026-10-25T02:15:00+01:00')).toMatchObject({
      ...{ from: '02:15', to: '02:15', fromOccurrence: 'first', toOccurrence: 'second' },
    });
  });
});

describe('what is wrong with a line', () => {
  it.each<[string, Cells, string[]]>([
    ['a day that cannot be read', { workDate: '31.11.2026' }, ['workDate date']],
    ['no day', { ...without('workDate', 'from', 'to'), duration: '2' }, ['workDate required']],
    ['a time that cannot be read', { from: 'früh' }, ['from time']],
    ['a duration that cannot be read', { ...without('from', 'to'), duration: 'lang' }, ['seconds numeric']],
    ['a person nobody knows', { employee: 'Hans Fremd' }, ['employeeId unknownWord']],
    ['a name that several bear', { employee: 'Meier' }, ['employeeId ambiguous']],
    ['nobody', { employee: undefined }, ['employeeId required']],
    ['a project nobody knows', { projectNumber: 'X9' }, ['projectId unknownWord']],
    ['an activity nobody knows', { activity: 'Zaubern' }, ['activityId unknownWord']],
    ['neither yes nor no', { billable: 'vielleicht' }, ['billable boolean']],
    ['a kind nobody knows', { kind: 'Rakete' }, ['kind in']],
    ['a kind nobody knows, of no time', { ...without('from', 'to'), kind: 'Rakete' }, ['kind in']],
  ])('is told at its field: %s', (_what, cells, expected) => {
    const planned = plan(cells);
    expect(planned.entry).toBeNull();
    expect(errors(cells)).toEqual(expected);
  });

  it('is everything at once, but nothing twice', () => {
    const cells = { workDate: 'gestern', from: 'früh', employee: 'Fremd', billable: '?' };
    expect(errors(cells)).toEqual([
      'workDate date',
      'employeeId unknownWord',
      'from time',
      'billable boolean',
    ]);
  });

  it('is nothing where somebody named a stand-in', () => {
    const employee = { employee: 'Hans Fremd' };
    expect(plan(employee, stands({ employeeId: beat })).entry?.employeeId).toBe(beat);
    expect(plan({ projectNumber: undefined }, stands({ projectId: road })).entry?.projectId).toBe(road);
    expect(plan({ activity: 'Zaubern' }, stands({ activityId: felling })).entry?.activityId).toBe(felling);
    expect(plan({}, stands({ activityId: felling })).entry?.activityId).toBe(felling);
    // A known word is not overruled.
    expect(plan({}, stands({ employeeId: beat })).entry?.employeeId).toBe(anna);
    // Somebody has to say who of several is meant.
    expect(errors({ employee: 'Meier' }, stands({ employeeId: beat }))).toEqual(['employeeId ambiguous']);
  });
});

describe('lines of other kinds', () => {
  const machine: Cells = {
    ...without('from', 'to'),
    kind: 'machines',
    object: 'Säge',
    quantity: '2,5',
    unit: 'hour',
  };

  it('have an object and a quantity instead of times', () => {
    const { entry, faults: wrong } = plan(machine);
    expect(wrong).toEqual([]);
    expect(entry).toMatchObject({
      kind: 'machines',
      objectId: saw,
      quantity: '2.5',
      unit: 'hour',
      activityId: null,
    });
  });

  it('are refused for a quantity that cannot be read, and not for what follows from it', () => {
    expect(errors({ ...machine, quantity: 'viel' })).toEqual(['quantity numeric']);
    expect(errors({ ...machine, object: 'Kran' })).toEqual(['objectId unknownWord']);
    expect(errors({ ...machine, quantity: '-1' })).toHaveLength(1);
  });

  it('do not ask for an activity', () => {
    expect(plan({ ...machine, activity: 'Zaubern' }).faults).toEqual([]);
  });
});

describe('what somebody has said of words', () => {
  const said = (kind: 'employee' | 'activity', word: string, target: string | null) => ({
    words: { [kind]: { [wordKey(word)]: target } },
  });

  it('holds, however the word is written', () => {
    expect(plan({ employee: 'HANS  fremd' }, said('employee', 'Hans Fremd', beat)).entry?.employeeId).toBe(
      beat,
    );
    expect(plan({}, said('employee', 'Anna Muster', beat)).entry?.employeeId).toBe(beat);
  });

  it('leaves lines out, those of their activity only where it is asked for', () => {
    expect(plan({}, said('employee', 'Anna Muster', null))).toMatchObject({
      leftOut: true,
      entry: null,
      faults: [],
    });
    const noFelling = said('activity', 'Holzen', null);
    expect(plan({ activity: 'Holzen' }, noFelling).leftOut).toBe(true);
    const material: Cells = {
      ...without('from', 'to'),
      kind: 'machines',
      object: 'Säge',
      quantity: '1',
      unit: 'hour',
    };
    expect(plan({ ...material, activity: 'Holzen' }, noFelling).leftOut).toBeUndefined();
  });

  it('means nothing any more where the record is gone', () => {
    expect(plan({}, said('employee', 'Anna Muster', newId())).entry?.employeeId).toBe(anna);
  });

  it('is listed with the words that need it, the most frequent first', () => {
    const rows = ['Fremd', 'Meier', 'Fremd', 'Anna Muster'].map((employee, line) => ({
      ...{ line, cells: { employee, projectNumber: 'P241' } },
    }));
    const words = meaningsOf(lookups).list(rows.map(({ cells }) => cells));
    expect(words.map(({ word, lines, state }) => [word, lines, state])).toEqual([
      ['Fremd', 2, 'unknown'],
      ['Meier', 1, 'ambiguous'],
    ]);
  });
});

describe('the cells of a row', () => {
  it('are those of the columns that mean something; an empty one says nothing', () => {
    const row = toRow([' 17.11.2026 ', '', "'=1+1", 'egal'], 5, ['workDate', 'project', 'comment', null]);
    expect(row).toEqual({ line: 5, cells: { workDate: '17.11.2026', comment: '=1+1' } });
  });

  it('of what is billable says no where it is empty', () => {
    expect(toRow([''], 1, ['billable']).cells).toEqual({ billable: '' });
    expect(plan({ billable: '' }).entry?.billable).toBe(false);
    expect(plan({}).entry?.billable).toBe(true);
  });
});

describe('lines of one file', () => {
  const entry = (cells: Cells = {}) => {
    const found = plan(cells).entry;
    if (!found) throw new Error('not an entry');
    return found;
  };

  it('that overlap each other are refused, of the same person only', () => {
    const overlaps = new FileOverlaps('Europe/Zurich');
    overlaps.add(entry());
    overlaps.add(entry({ from: '12:00', to: '13:00' }));
    overlaps.add(entry({ employee: 'Beat Wald' }));
    expect(() => overlaps.add(entry({ from: '11:59', to: '12:30' }))).toThrow(
      expect.objectContaining({ code: 'ENTRY_OVERLAP', params: { date: '2026-11-17', from: '07:00', to: '12:00', project: '' } }),
    );
    overlaps.add(entry({ from: '22:00', to: '06:00' }));
    expect(() => overlaps.add(entry({ workDate: '18.11.2026', from: '05:00', to: '06:30' }))).toThrow('ENTRY_OVERLAP');
  }); // oxfmt-ignore

  it('that are recorded already are told, each entry standing for one', () => {
    const doubles = new Doubles();
    const bare = entry({ ...without('from', 'to'), duration: '2' });
    doubles.add(bare);
    doubles.add(bare);
    expect([1, 2, 3].map(() => doubles.matches(bare))).toEqual([true, true, false]);
    // A row imported a moment ago is no reason to leave out the same duration further down.
    doubles.recorded(bare);
    expect(doubles.matches(bare)).toBe(false);
    doubles.recorded(entry());
    expect(doubles.matches(entry())).toBe(true);
  });

  it('are the same whatever their comment, but not with another time, quantity or thing', () => {
    const doubles = new Doubles();
    doubles.add(entry());
    for (const other of [{ from: '07:01' }, { projectNumber: 'P300' }, { activity: 'Holzen' }, { workDate: '18.11.2026' }])
      expect(doubles.matches(entry(other))).toBe(false);
    expect(doubles.matches(entry({ comment: 'Seither verbessert', billable: 'nein' }))).toBe(true);
    const line = entry();
    doubles.add({ ...line, from: undefined, to: undefined, kind: 'material', quantity: '2.500' });
    expect(doubles.matches({ ...line, from: undefined, to: undefined, kind: 'material', quantity: '2.5' })).toBe(true);
  }); // oxfmt-ignore
});
