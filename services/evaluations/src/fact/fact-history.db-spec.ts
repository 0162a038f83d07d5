import { newId } from '@jahrring/contracts-common';
import type { PivotView } from '@jahrring/contracts-evaluations';
import { entryChanged, type EntryChanged } from '@jahrring/contracts-time';
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

/** Neighbours and those farther apart change places. */
function disordered(all: readonly Change[], random: (below: number) => number): Change[] {
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
});
