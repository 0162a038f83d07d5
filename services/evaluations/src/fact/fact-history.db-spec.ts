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
import { dayOf, disordered, historyOf, lastOf, randomOf, type Change, type Random } from '../test/history';

const changes = 1000;
const entries = Array.from({ length: 80 }, () => newId());
const people = (['employee', 'foreman', 'manager'] as const).map((role) => testMember(role));
const projects = [newId(), newId(), newId()];

const history = (random: Random): Change<EntryChanged>[] =>
  historyOf(changes, () => ({
    id: entries[random(entries.length)] ?? '',
    employeeId: people[random(people.length)] ?? '',
    projectId: projects[random(projects.length)] ?? '',
    workDate: dayOf(random),
    seconds: random(600) * 60,
    billable: random(4) > 0,
    deleted: random(5) === 0,
    amount: (random(100_000) / 100).toFixed(2),
  }));

interface DayChange {
  at: Date;
  absence: AbsenceDaysChanged;
  surcharges: EntrySurchargesChanged;
}

function dayHistory(random: Random): DayChange[] {
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
      const { payload: entry, at: occurredAt } = change;
      await followed.deliver(entryChanged, entry, { occurredAt });
      if (random(6) === 0) await followed.deliver(entryChanged, entry, { occurredAt });
    }
    const rebuilt = await start();
    for (const { payload: entry, at: occurredAt } of lastOf(all, ({ id }) => id)) {
      await rebuilt.deliver(entryChanged, entry, { occurredAt });
    }
    const shown = await figures(followed);
    expect(shown.rows.length).toBeGreaterThan(20);
    expect(shown).toEqual(await figures(rebuilt));
  });

  it('told many at a time are those of its last state, each licence by itself', async () => {
    const random = randomOf(23);
    const all = history(random);
    const followed = await start();
    const many = disordered(all, random).map(({ payload, at: occurredAt }) => ({ payload, occurredAt }));
    const elsewhere = lastOf(all, ({ id }) => id).map(({ payload }) => ({
      ...{ payload: { ...payload, amount: '9999.00' }, licence: 'other' as const },
    }));
    for (let from = 0; from < many.length; from += 100) {
      await followed.deliverMany(entryChanged, many.slice(from, from + 100));
    }
    const shown = await figures(followed);
    await followed.deliverMany(entryChanged, elsewhere);
    const rebuilt = await start();
    for (const { payload: entry, at: occurredAt } of lastOf(all, ({ id }) => id)) {
      await rebuilt.deliver(entryChanged, entry, { occurredAt });
    }
    expect(shown).toEqual(await figures(rebuilt));
    expect(await figures(followed)).toEqual(shown);
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
