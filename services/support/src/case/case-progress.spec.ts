import type { CaseEvent } from '@jahrring/contracts-support';
import type { RequestContext } from '@jahrring/service-kit';
import type { MessageService } from '../message';
import type { DeskSettingsService } from '../settings';
import { aCase, clock, minutesAgo, now } from '../test/a-case';
import { CaseProgress, dueOf } from './case-progress';
import type { SupportCaseEntity } from './support-case.entity';
import type { SupportCaseRepository } from './support-case.repository';

const desk = { id: 'dora', name: 'Dora Desk', side: 'desk' as const };
const customer = { id: 'anna', name: 'Anna Muster', side: 'customer' as const };
const ctx = {} as RequestContext;

/** The rules with a table of one case and a desk whose targets are told by the test. */
function aDesk() {
  const events: string[] = [];
  const asked: [urgency: string, from: Date][] = [];
  const cases = {
    update: (_ctx: RequestContext, _id: string, version: number, patch: Partial<SupportCaseEntity>) =>
      Promise.resolve({ ...current, ...patch, version: version + 1 }),
  };
  const messages = {
    recordEvent: (_ctx: RequestContext, _id: string, _author: unknown, { name, value }: CaseEvent) => {
      events.push(`${name} ${value}`.trim());
      return Promise.resolve();
    },
  };
  const settings = {
    targets: (_ctx: RequestContext, urgency: string, from: Date) => {
      asked.push([urgency, from]);
      return Promise.resolve({ firstDueAt: minutesAgo(-1), solveDueAt: minutesAgo(-2) });
    },
  };
  let current = aCase();
  const progress = new CaseProgress(
    cases as unknown as SupportCaseRepository,
    messages as unknown as MessageService,
    settings as unknown as DeskSettingsService,
    clock,
  );
  return {
    ...{ events, asked },
    written: (
      found: SupportCaseEntity,
      author: typeof desk | typeof customer,
      wanted?: 'waiting' | 'solved',
    ) => progress.written(ctx, (current = found), author, wanted),
    change: (found: SupportCaseEntity, patch: Partial<SupportCaseEntity>) =>
      progress.change(ctx, (current = found), desk, patch),
  };
}

describe('which target runs', () => {
  const [firstDueAt, solveDueAt] = [minutesAgo(-10), minutesAgo(-100)];
  const due = (change: Partial<SupportCaseEntity>) => dueOf(aCase({ firstDueAt, solveDueAt, ...change }));

  it('is that of the first answer until there is one, then that of the solution', () => {
    expect(due({ status: 'new' })).toBe(firstDueAt);
    expect(due({ status: 'in_progress', firstAnsweredAt: now })).toBe(solveDueAt);
    expect(due({ status: 'in_progress', firstAnsweredAt: null })).toBe(firstDueAt);
  });

  it.each(['waiting', 'solved', 'closed'] as const)(
    'is none while it is not the desk’s turn: %s',
    (status) => {
      expect(due({ status, firstAnsweredAt: now })).toBeNull();
    },
  );
});

describe('an answer of the desk', () => {
  it('is the first one once, whatever is written after', async () => {
    const first = await aDesk().written(aCase(), desk);
    expect(first).toMatchObject({
      status: 'in_progress',
      firstAnsweredAt: now,
      lastSide: 'desk',
      lastMessageAt: now,
    });
    const answered = aCase({ status: 'in_progress', firstAnsweredAt: minutesAgo(30) });
    expect((await aDesk().written(answered, desk)).firstAnsweredAt).toEqual(minutesAgo(30));
  });

  it('lets the target of the solution run from then on', async () => {
    const { dueAt, solveDueAt } = await aDesk().written(aCase(), desk);
    expect(dueAt).toEqual(solveDueAt);
  });

  it('stops the clock where it waits for the customer', async () => {
    expect(await aDesk().written(aCase(), desk, 'waiting')).toMatchObject({ status: 'waiting', dueAt: null });
  });

  it('that solves the case says when', async () => {
    const solved = await aDesk().written(aCase(), desk, 'solved');
    expect(solved).toMatchObject({ status: 'solved', solvedAt: now, closedAt: null, dueAt: null });
  });
});

describe('a word of the customer', () => {
  it('answers nothing', async () => {
    const written = await aDesk().written(aCase(), customer);
    expect(written).toMatchObject({ status: 'new', firstAnsweredAt: null, lastSide: 'customer' });
  });

  it.each(['waiting', 'solved', 'closed'] as const)(
    'wakes a case that was %s, and its target runs again',
    async (status) => {
      const times = { firstAnsweredAt: minutesAgo(50), solvedAt: minutesAgo(40), closedAt: minutesAgo(30) };
      const woken = await aDesk().written(aCase({ status, ...times, dueAt: null }), customer);
      expect(woken).toMatchObject({ status: 'in_progress', solvedAt: null, closedAt: null });
      expect(woken.dueAt).toEqual(aCase().solveDueAt);
    },
  );
});

describe('a change of a case', () => {
  it('that closes it keeps when it was solved', async () => {
    const solved = aCase({ status: 'solved', solvedAt: minutesAgo(30) });
    expect(await aDesk().change(solved, { status: 'closed' })).toMatchObject({
      ...{ solvedAt: minutesAgo(30), closedAt: now },
    });
  });

  it('that closes it unsolved says that it was solved with that', async () => {
    expect(await aDesk().change(aCase(), { status: 'closed' })).toMatchObject({
      solvedAt: now,
      closedAt: now,
    });
  });

  it('of its urgency counts its targets anew, from when it was opened', async () => {
    const { asked, change } = aDesk();
    const pressing = await change(aCase(), { urgency: 'highest' });
    expect(asked).toEqual([['highest', aCase().createdAt]]);
    expect(pressing).toMatchObject({
      firstDueAt: minutesAgo(-1),
      solveDueAt: minutesAgo(-2),
      dueAt: minutesAgo(-1),
    });
  });

  it('of anything else leaves the targets as they are', async () => {
    const { asked, change } = aDesk();
    await change(aCase(), { kind: 'fault', urgency: 'medium' });
    expect(asked).toEqual([]);
  });

  it('is told among the messages, each part of it once', async () => {
    const { events, change } = aDesk();
    const assignee = { assigneeId: 'dora', assigneeName: 'Dora Desk', assigneeLicenceId: 'other' };
    await change(aCase(), { ...assignee, urgency: 'high', status: 'closed', duplicateOfNumber: 12 });
    expect(events).toEqual(['assigned Dora Desk', 'urgency high', 'duplicate 12', 'status closed']);
  });

  it('that gives it to nobody is told too, and what stays the same is not', async () => {
    const { events, change } = aDesk();
    const none = { assigneeId: null, assigneeName: null, assigneeLicenceId: null };
    await change(aCase({ assigneeId: 'dora', assigneeName: 'Dora Desk' }), {
      ...none,
      status: 'new',
      urgency: 'medium',
    });
    expect(events).toEqual(['unassigned']);
  });

  it('is written over the version the caller has seen', async () => {
    expect((await aDesk().change(aCase({ version: 7 }), { status: 'closed' })).version).toBe(8);
  });
});
