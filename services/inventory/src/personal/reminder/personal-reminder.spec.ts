import { InMemory, noDatabase, openOutbox } from '@jahrring/testing/memory';
import { FixedClock } from '@jahrring/service-kit';
import type { UpdatePersonalSettings } from '@jahrring/contracts-inventory';
import type {
  EmployeeRefEntity,
  EmployeeRefRepository,
  EmploymentRefEntity,
  EmploymentRefRepository,
} from '../../reference';
import type { PersonalArticleEntity } from '../article/personal-article.entity';
import type { PersonalArticleRepository } from '../article/personal-article.repository';
import type { HoldingEntity } from '../handover/holding.entity';
import type { HoldingRepository } from '../handover/holding.repository';
import type { PersonalItemEntity } from '../item/personal-item.entity';
import type { PersonalItemRepository } from '../item/personal-item.repository';
import type { PersonalSettingsService } from '../settings/personal-settings.service';
import { leaversOf } from './leavers';
import { PersonalReminderJob } from './personal-reminder.job';
import type { PersonalRemindersTold } from './reminders-told'; // oxfmt-ignore

const today = '2026-11-20';
interface Given {
  holdings?: Partial<HoldingEntity>[];
  stored?: Partial<PersonalItemEntity>[];
  low?: { id: string; title: string; stock: number; minimum: number }[];
  employments?: Partial<EmploymentRefEntity>[];
  people?: Partial<EmployeeRefEntity>[];
  settings?: Partial<UpdatePersonalSettings>;
}

/** Runs the reminders as often as states are given, each time with how things stand; answers who was told what each time. */
async function reminders(...rounds: Given[]): Promise<string[][]> {
  const known = new Map<string, Map<string, string>>();
  const told = {
    licences: async () => ['licence'],
    news: async (_ctx: unknown, what: string, states: ReadonlyMap<string, string>) => {
      const before = known.get(what) ?? new Map<string, string>();
      known.set(what, new Map(states));
      return new Set([...states].filter(([id, state]) => before.get(id) !== state).map(([id]) => id));
    },
  };
  const all: string[][] = [];
  for (const given of rounds) {
    const { outbox, told: sent } = openOutbox();
    const people = given.people ?? [
      { id: 'anna', name: 'Anna', active: true },
      { id: 'lea', name: 'Lea', active: true },
      { id: 'boss', name: 'Boss', active: true },
    ];
    const employees = Object.assign(new InMemory<EmployeeRefEntity>(people), { everybody: async () => employees.all() });
    const holdings = given.holdings ?? [];
    const job = new PersonalReminderJob(
      noDatabase,
      told as unknown as PersonalRemindersTold,
      {
        dueUntil: async (_ctx: unknown, day: string) => holdings.filter(({ dueOn }) => dueOn && dueOn <= day),
        byPerson: async () => new Map(holdings.map(({ employeeId }) => [employeeId, { held: 2, dueOn: null }])),
      } as unknown as HoldingRepository,
      { dueInStock: async () => given.stored ?? [] } as unknown as PersonalItemRepository,
      Object.assign(new InMemory<PersonalArticleEntity>([{ id: 'helmet', title: 'Helm' }, { id: 'rope', title: 'Seil' }]), {
        belowMinimum: async () => given.low ?? [],
      }) as unknown as PersonalArticleRepository,
      employees as unknown as EmployeeRefRepository,
      new InMemory<EmploymentRefEntity>(given.employments ?? [{ id: 'anna', supervisorIds: ['boss'], endsOn: null }]) as unknown as EmploymentRefRepository,
      { get: async () => ({ keeperIds: ['lea'], warnDays: 30, tellHolder: true, tellSupervisors: true, ...given.settings }) } as unknown as PersonalSettingsService,
      outbox,
      new FixedClock(new Date(`${today}T10:00:00Z`)),
    );
    await job.run({ signal: new AbortController().signal } as never);
    all.push(
      sent.map(({ payload }) => {
        const { employeeIds, titleKey } = payload as { employeeIds: string[]; titleKey: string };
        return `${titleKey.replace('inventory:notify.personal.', '')} → ${employeeIds.toSorted().join(', ')}`;
      }),
    );
  }
  return all;
} // oxfmt-ignore

const helmet = (dueOn: string, id = 'holding'): Partial<HoldingEntity> => ({
  id,
  articleId: 'helmet',
  employeeId: 'anna',
  dueOn,
});

describe('what falls due with somebody', () => {
  it.each([
    ['2026-12-20', ['own.soon.one → anna', 'other.soon.one → boss, lea']],
    ['2026-12-21', []],
    ['2026-11-20', ['own.soon.one → anna', 'other.soon.one → boss, lea']],
    ['2026-11-19', ['own.overdue.one → anna', 'other.overdue.one → boss, lea']],
  ])('on %s is told: thirty days ahead, and from the day after as overdue', async (on, expected) => {
    expect(await reminders({ holdings: [helmet(on)] })).toEqual([expected]);
  });

  it('is told once, once more when it is overdue, and again where its day has moved', async () => {
    const near = { holdings: [helmet('2026-12-01')] };
    const [first, second, moved, over] = await reminders(near, near, { holdings: [helmet('2026-12-05')] }, { holdings: [helmet('2026-11-01')] });
    expect([first?.length, second, moved?.length, over]).toEqual([
      ...[2, [], 2, ['own.overdue.one → anna', 'other.overdue.one → boss, lea']],
    ]);
  }); // oxfmt-ignore

  it('is one message for all of it, soon and overdue apart', async () => {
    const holdings = [helmet('2026-12-01', 'a'), helmet('2026-12-02', 'b'), helmet('2026-11-01', 'c')];
    expect(await reminders({ holdings })).toEqual([
      ['own.soon.more → anna', 'other.soon.more → boss, lea', 'own.overdue.one → anna', 'other.overdue.one → boss, lea'],
    ]);
  }); // oxfmt-ignore

  it('is told to whom the licence has it: the person, their superiors, who keeps the store', async () => {
    const holdings = [helmet('2026-12-01')];
    const only = async (settings: Partial<UpdatePersonalSettings>) =>
      (await reminders({ holdings, settings }))[0];
    expect(await only({ tellHolder: false })).toEqual(['other.soon.one → boss, lea']);
    expect(await only({ tellSupervisors: false })).toEqual(['own.soon.one → anna', 'other.soon.one → lea']);
    expect(await only({ tellSupervisors: false, keeperIds: [] })).toEqual(['own.soon.one → anna']);
    // A storekeeper is notified of their own things in the words meant for the holder alone.
    expect(await only({ keeperIds: ['anna'], tellSupervisors: false })).toEqual(['own.soon.one → anna']);
    expect(await only({ warnDays: 5 })).toEqual([]);
  });

  it('is not told to who has left', async () => {
    const people = [{ id: 'anna', name: 'Anna', active: false }, { id: 'lea', name: 'Lea', active: true }];
    const [sent] = await reminders({ holdings: [helmet('2026-12-01')], people, settings: { tellSupervisors: false } });
    expect(sent).toEqual(['other.soon.one → lea', 'leaver.left → lea']);
  }); // oxfmt-ignore
});

describe('what lies in the store', () => {
  const rope = { id: 'piece', articleId: 'rope', nextInspectionOn: '2026-12-01' };
  const low = [{ id: 'helmet', title: 'Helm', stock: 1, minimum: 3 }];

  it('is told to who keeps it, and to nobody where nobody does', async () => {
    expect(await reminders({ stored: [rope], low })).toEqual([['stored.soon.one → lea', 'stock → lea']]);
    expect(await reminders({ stored: [rope], low, settings: { keeperIds: [] } })).toEqual([[]]);
  });

  it('is told to somebody who keeps it from now on, though it was due before', async () => {
    const [none, later] = await reminders(
      { stored: [rope], low, settings: { keeperIds: [] } },
      { stored: [rope], low },
    );
    expect([none, later?.length]).toEqual([[], 2]);
  });

  it('is told again once it had been filled up', async () => {
    const [first, still, full, again] = await reminders({ low }, { low }, {}, { low });
    expect([first, still, full, again].map((sent) => sent?.length)).toEqual([1, 0, 0, 1]);
  });
});

describe('who leaves with something in hand', () => {
  const employee = (id: string, active = true) => ({ id, name: id, active }) as EmployeeRefEntity;
  const leaving = (endsOn: string | null, active = true, held = 2) =>
    leaversOf({
      ...{ today, until: '2026-12-20', people: [employee('anna', active)] },
      held: new Map(held > 0 ? [['anna', { held, dueOn: null }]] : []),
      employments: [{ id: 'anna', endsOn } as EmploymentRefEntity],
    }).map(({ left, on }) => `${left ? 'left' : 'leaves'} ${on}`);

  it.each<[string | null, boolean, string[]]>([
    ['2026-12-21', true, []],
    ['2026-12-20', true, ['leaves 2026-12-20']],
    // The last day is worked.
    ['2026-11-20', true, ['leaves 2026-11-20']],
    ['2026-11-19', true, ['left 2026-11-19']],
    ['2027-06-30', false, ['left 2027-06-30']],
    [null, false, ['left null']],
    [null, true, []],
  ])('with %s as last day, active %s: %j', (endsOn, active, expected) => {
    expect(leaving(endsOn, active)).toEqual(expected);
  });

  it('is nobody who has given everything back', () => expect(leaving('2026-11-01', false, 0)).toEqual([]));

  it('is told to all concerned, and to themselves while they are still there', async () => {
    const employments = [{ id: 'anna', supervisorIds: ['boss'], endsOn: '2026-11-30' }];
    const [sent] = await reminders({ holdings: [{ ...helmet('2027-12-01') }], employments });
    expect(sent).toEqual(['leaver.leaves → boss, lea', 'leaver.own → anna']);
  });
});
