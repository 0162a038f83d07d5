import { employeeChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import type { PeopleYear, PivotView } from '@jahrring/contracts-evaluations';
import {
  absenceDaysChanged,
  absenceStates,
  absenceTypes,
  entryChanged,
  entrySurchargesChanged,
  type AbsenceDaysChanged,
  type EntryChanged,
  type EntrySurchargesChanged,
} from '@jahrring/contracts-time';
import { startTestService, testMember, type TestService } from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';

const changes = 1000;
const entries = Array.from({ length: 80 }, () => newId());
const people = (['employee', 'foreman', 'manager'] as const).map((role) => testMember(role));
const projects = [newId(), newId(), newId()];

interface Change {
  entry: EntryChanged;
  at: Date;
}

/** The same on every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function history(random: (below: number) => number): Change[] {
  return Array.from({ length: changes }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, 1) + index * 1000),
    entry: {
      id: entries[random(entries.length)] ?? '',
      employeeId: people[random(people.length)] ?? '',
      projectId: projects[random(projects.length)] ?? '',
      workDate: `2026-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`,
      seconds: random(600) * 60,
      billable: random(4) > 0,
      deleted: random(5) === 0,
      amount: (random(100_000) / 100).toFixed(2),
    },
  }));
}

interface DayChange {
  at: Date;
  absence: AbsenceDaysChanged;
  surcharges: EntrySurchargesChanged;
}

const dayOf = (random: (below: number) => number): string =>
  `2026-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`;

function dayHistory(random: (below: number) => number): DayChange[] {
  return Array.from({ length: changes / 2 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, 1) + index * 1000),
    absence: {
      id: entries[random(entries.length)] ?? '',
      employeeId: people[random(people.length)] ?? '',
      type: absenceTypes[random(absenceTypes.length)] ?? 'holidays',
      state: random(3) > 0 ? 'approved' : (absenceStates[random(absenceStates.length)] ?? 'declined'),
      days: Array.from({ length: random(4) }, () => ({
        ...{ date: dayOf(random), seconds: random(9) * 3600, halfDays: random(3) },
      })),
      deleted: random(6) === 0,
    },
    surcharges: {
      entryId: entries[random(entries.length)] ?? '',
      employeeId: people[random(people.length)] ?? '',
      lines: Array.from({ length: random(3) }, (_line, at) => ({
        ...{ windowId: newId(), title: `Fenster ${at}`, date: dayOf(random), seconds: random(60) * 60 },
      })),
    },
  }));
}

/** Neighbours and those farther apart change places. */
function disordered<C>(all: readonly C[], random: (below: number) => number): C[] {
  return all
    .map((change, index) => ({ change, place: index + random(40) }))
    .sort((one, other) => one.place - other.place)
    .map(({ change }) => change);
}

describe('facts of a long history', () => {
  const apps: TestService[] = [];
  const start = async () => {
    const app = await startTestService(evaluationsService);
    apps.push(app);
    return app;
  };
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

  const figures = async (app: TestService) => {
    const days = 'from=2026-01-01&to=2026-12-31';
    const query = `rows=project,month&columns=billable&measures=hours,amount,lines&${days}`;
    const { body } = await app.as('admin').get(`/api/evaluations/pivots?${query}`);
    return body as PivotView;
  };

  it('told out of order and twice are those of its last state', async () => {
    const random = randomOf(7);
    const all = history(random);
    const followed = await start();
    for (const change of disordered(all, random)) {
      const { entry, at: occurredAt } = change;
      await followed.deliver(entryChanged, entry, { occurredAt });
      if (random(6) === 0) await followed.deliver(entryChanged, entry, { occurredAt });
    }
    const rebuilt = await start();
    const last = new Map(all.map((change) => [change.entry.id, change]));
    for (const { entry, at: occurredAt } of last.values()) {
      await rebuilt.deliver(entryChanged, entry, { occurredAt });
    }
    const shown = await figures(followed);
    expect(shown.rows.length).toBeGreaterThan(20);
    expect(shown).toEqual(await figures(rebuilt));
  });

  it('count absences and surcharges as their last state says', async () => {
    const random = randomOf(11);
    const all = dayHistory(random);
    const [followed, rebuilt] = [await start(), await start()];
    for (const app of [followed, rebuilt]) {
      for (const id of people) {
        await app.deliver(employeeChanged, {
          ...{ id, userId: newId(), firstName: 'Reto', lastName: id.slice(-4), email: 'a@demo.test' },
          ...{ role: 'employee' as const, active: true },
        });
      }
    }
    for (const { absence, surcharges, at: occurredAt } of disordered(all, random)) {
      await followed.deliver(absenceDaysChanged, absence, { occurredAt });
      await followed.deliver(entrySurchargesChanged, surcharges, { occurredAt });
      if (random(6) === 0) await followed.deliver(absenceDaysChanged, absence, { occurredAt });
    }
    const absences = new Map(all.map((change) => [change.absence.id, change]));
    const surcharged = new Map(all.map((change) => [change.surcharges.entryId, change]));
    for (const { absence, at: occurredAt } of absences.values()) {
      await rebuilt.deliver(absenceDaysChanged, absence, { occurredAt });
    }
    for (const { surcharges, at: occurredAt } of surcharged.values()) {
      await rebuilt.deliver(entrySurchargesChanged, surcharges, { occurredAt });
    }
    const years = async (app: TestService) => {
      const { body } = await app.as('admin').get('/api/evaluations/period-reports/people-years?year=2026');
      return (body as PeopleYear).items;
    };
    const shown = await years(followed);
    expect(shown).toHaveLength(people.length);
    expect(shown).toEqual(await years(rebuilt));
  });
});
