import { addDays, daysBetween } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { overbookedDay, seriesOf, shiftBooking } from './booking-span';
import { conflictFinder, distinctConflicts, type JudgedBooking, type PlanFacts } from './conflicts';
import { conflictKinds } from './planning-settings.contract';
import { restBroken } from './rest-time';
import { workLimitOn } from './work-limit';

/** A Monday; the weeks around it hold both changes of the clock in 2027. */
const monday = '2027-03-22';
const week = 7;
const eightHours = 480;
const person = 'ruth';

const weekly = (minutes: number) => [minutes, minutes, minutes, minutes, minutes, 0, 0];
const days = (minutes: number) => Array.from({ length: 8 }, () => weekly(minutes)).flat();

function booking(change: Partial<JudgedBooking> = {}): JudgedBooking {
  const when = { firstDay: monday, lastDay: monday, part: 'full', from: null, to: null } as const;
  return { id: 'wanted', resourceId: person, projectId: 'forest', share: 100, ...when, ...change };
}

const timed = (day: number, from: string, to: string, id = `${day} ${from}`) => {
  const date = addDays(monday, day);
  return booking({ id, firstDay: date, lastDay: date, part: 'times', from, to });
};

function facts(change: Partial<PlanFacts> = {}): PlanFacts {
  return {
    span: { from: monday, to: addDays(monday, 8 * week - 1) },
    bookings: [],
    absences: [],
    capacities: new Map([
      [
        person,
        { resourceId: person, length: Array(56).fill(eightHours), target: days(eightHours), away: days(0) },
      ],
    ]),
    services: new Map(),
    deadlines: new Map(),
    needs: new Map(),
    skills: new Map(),
    unlimited: new Set(),
    limitOn: (date) => workLimitOn(date, 'CH', []),
    ...change,
  };
}

const told = (wanted: JudgedBooking, known: Partial<PlanFacts>) =>
  conflictFinder(facts(known), conflictKinds)(wanted).map(({ booking: _booking, ...rest }) => rest);

describe('conflictFinder', () => {
  it('has nothing against a plain day', () => {
    expect(told(booking(), {})).toEqual([]);
  });

  it('tells who is away, or asks to be, and the first such day', () => {
    const away = { resourceId: person, startHalf: false, endHalf: false };
    const tuesday = addDays(monday, 1);
    const absences = [{ ...away, firstDay: tuesday, lastDay: tuesday, approved: false }];
    expect(told(booking({ lastDay: addDays(monday, 2) }), { absences })).toEqual([
      { kind: 'absence', date: tuesday, asked: true },
    ]);
  });

  it('tells who has not joined yet or has left, with the first such day, but not of a weekend after the last day', () => {
    const employed = (from: number, to: number) => {
      const length = Array.from({ length: 56 }, (_, day) => (from <= day && day <= to ? eightHours : 0));
      const target = days(eightHours).map((minutes, day) => (length[day] ? minutes : 0));
      return { capacities: new Map([[person, { resourceId: person, length, target, away: days(0) }]]) };
    };
    const span = (from: number, to: number) =>
      booking({ firstDay: addDays(monday, from), lastDay: addDays(monday, to) });
    const unemployedOn = (wanted: JudgedBooking, from: number, to: number) =>
      told(wanted, employed(from, to)).flatMap(({ kind, date, what }) =>
        kind === 'absence' ? [[daysBetween(monday, date), what]] : [],
      );
    expect(unemployedOn(span(0, 3), 2, 55)).toEqual([[0, 'employment']]);
    expect(unemployedOn(span(2, 3), 2, 55)).toEqual([]);
    expect(unemployedOn(span(3, 8), 0, 4)).toEqual([[7, 'employment']]);
    expect(unemployedOn(span(3, 6), 0, 4)).toEqual([]);
    expect(unemployedOn(span(5, 6), 0, 4)).toEqual([[5, 'employment']]);
    expect(told(booking({ resourceId: 'saw' }), employed(2, 55))).toEqual([]);
  });

  it('tells a skill that is missing, and the day from which on it has run out', () => {
    const needs = new Map([['forest', ['crane']]]);
    expect(told(booking(), { needs })).toEqual([{ kind: 'skill', date: monday, what: 'crane' }]);
    const skills = new Map([[person, [{ skillId: 'crane', validUntil: monday }]]]);
    expect(told(booking(), { needs, skills })).toEqual([]);
    expect(told(booking({ lastDay: addDays(monday, 1) }), { needs, skills })).toEqual([
      { kind: 'skill', date: addDays(monday, 1), what: 'crane' },
    ]);
  });

  it('tells the service of a machine and the deadline of a project', () => {
    const known = {
      services: new Map([['saw', [{ date: monday, kind: 'service' as const }]]]),
      deadlines: new Map([['forest', addDays(monday, -1)]]),
    };
    expect(told(booking({ resourceId: 'saw' }), known)).toEqual([
      { kind: 'service', date: monday, what: 'service' },
      { kind: 'deadline', date: addDays(monday, -1) },
    ]);
    expect(told(booking({ resourceId: 'saw', projectId: null }), known)).toEqual([]);
  });

  it('tells a week that is longer than the law allows, and than there is, with the minutes', () => {
    const bookings = [0, 1, 2, 3].map((day) => timed(day, '06:00', '17:00'));
    const wanted = timed(4, '06:00', '12:01');
    const minutes = 4 * 660 + 361;
    expect(told(wanted, { bookings })).toEqual([
      { kind: 'week', date: addDays(monday, 4), minutes, limit: 3000 },
      { kind: 'capacity', date: addDays(monday, 4), minutes, limit: 5 * eightHours },
    ]);
    expect(told(timed(4, '06:00', '12:00'), { bookings }).map(({ kind }) => kind)).toEqual(['capacity']);
  });

  it('tells two bookings that are one conflict once, at the later of them', () => {
    const bookings = [booking({ id: 'a' }), booking({ id: 'b', firstDay: addDays(monday, -1) })];
    const find = conflictFinder(facts({ bookings }), ['double']);
    const found = distinctConflicts(bookings.flatMap((one) => find(one)));
    expect(found.map(({ booking: { id }, date }) => [id, date])).toEqual([['a', monday]]);
  });
});

describe('restBroken', () => {
  const rest = () => 660;

  it('is eleven hours between two days; a break at noon is none', () => {
    const late = timed(0, '13:00', '20:00');
    expect(restBroken(timed(1, '07:00', '12:00'), [late, timed(0, '08:00', '12:00')], rest)).toBeNull();
    expect(restBroken(timed(1, '06:59', '12:00'), [late], rest)).toEqual({
      ...{ date: addDays(monday, 1), minutes: 659, limit: 660 },
    });
    expect(restBroken(late, [timed(1, '06:59', '12:00')], rest)?.date).toBe(addDays(monday, 1));
  });

  it('goes on over midnight as one shift', () => {
    const night = [timed(0, '22:00', '24:00'), timed(1, '00:00', '06:00')];
    expect(restBroken(timed(1, '17:00', '20:00'), night, rest)).toBeNull();
    expect(restBroken(timed(1, '16:00', '20:00'), night, rest)?.minutes).toBe(600);
  });
});

it('workLimitOn takes the own limit that began last, else the law of the country', () => {
  const own = [
    { validFrom: '2027-01-01', restHours: 12, weekHours: 45 },
    { validFrom: '2026-01-01', restHours: 11, weekHours: 40 },
  ];
  expect(workLimitOn('2027-01-01', 'CH', own).weekHours).toBe(45);
  expect(workLimitOn('2026-12-31', 'CH', own).weekHours).toBe(40);
  expect(workLimitOn('2025-12-31', 'CH', own).weekHours).toBe(50);
  expect(workLimitOn('2025-12-31', 'DE', []).weekHours).toBe(48);
});

describe('a plan', () => {
  const anyBooking = fc
    .record({
      day: fc.integer({ min: 0, max: 20 }),
      long: fc.integer({ min: 0, max: 5 }),
      part: fc.constantFrom('full' as const, 'morning' as const, 'afternoon' as const),
      share: fc.constantFrom(25, 50, 75, 100),
    })
    .map(({ day, long, part, share }) => {
      const firstDay = addDays(monday, day);
      return booking({
        id: `${day} ${long} ${part} ${share}`,
        firstDay,
        lastDay: addDays(firstDay, long),
        part,
        share,
      });
    });

  it('never takes more of a resource than there is without telling it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyBooking, { maxLength: 12, selector: ({ id }) => id }), (bookings) => {
        const find = conflictFinder(facts({ bookings }), ['double']);
        for (let day = 0; day < 30; day += 1) {
          const date = addDays(monday, day);
          for (const half of ['morning', 'afternoon'] as const) {
            const present = bookings.filter(
              ({ firstDay, lastDay, part }) =>
                firstDay <= date && date <= lastDay && (part === 'full' || part === half),
            );
            const taken = present.reduce((sum, { share }) => sum + share, 0);
            if (taken > 100) expect(present.some((one) => find(one).length > 0)).toBe(true);
          }
        }
        const isFull = bookings.some((one) =>
          overbookedDay(
            one,
            bookings.filter((other) => other !== one),
          ),
        );
        expect(bookings.some((one) => find(one).length > 0)).toBe(isFull);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same after a move by so many days and back', () => {
    fc.assert(
      fc.property(anyBooking, fc.integer({ min: -400, max: 400 }), (one, by) => {
        expect(shiftBooking(shiftBooking(one, by), -by)).toEqual(one);
      }),
    );
  });

  it('repeats a series at the same hours of the wall clock over both changes of the clock', () => {
    const until = '2027-11-08';
    const repeat = { frequency: 'weekly' as const, interval: 1, weekdays: [7], until };
    const first = booking({
      firstDay: '2027-03-21',
      lastDay: '2027-03-21',
      part: 'times',
      from: '02:30',
      to: '05:00',
    });
    const series = seriesOf(first, repeat);
    expect(series.map(({ firstDay }) => firstDay)).toEqual(
      Array.from({ length: series.length }, (_, index) => addDays('2027-03-21', index * week)),
    );
    expect(series.map(({ firstDay }) => firstDay)).toEqual(
      expect.arrayContaining(['2027-03-28', '2027-10-31', '2027-11-07']),
    );
    expect(new Set(series.map(({ from, to }) => `${from}–${to}`))).toEqual(new Set(['02:30–05:00']));
  });
});
