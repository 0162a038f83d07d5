import type { Outbox, RequestContext } from '@jahrring/service-kit';
import type { DeskAgentRepository } from '../agent';
import type { CasePersonEntity, CasePersonRepository } from '../people';
import type { SupportSettingsService } from '../settings';
import { aCaller } from '@jahrring/testing/principals';
import { aCase, clock, minutesAgo } from '../test/a-case';
import { CaseNotices } from './case-notices';

interface Scene {
  toldIds?: string[];
  agents?: { id: string; employeeLicenceId: string }[];
  people?: { memberId: string; side: 'customer' | 'desk'; seenAt: Date | null }[];
}

/** The notices with people that a test says; returns who was told what, where. */
function aRoom({ toldIds = [], agents = [], people = [] }: Scene) {
  const told: string[] = [];
  const looks: string[][] = [];
  const add = (ctx: RequestContext, _event: unknown, payload: Record<string, unknown>) => {
    const employeeIds = payload['employeeIds'] as string[];
    if ('kind' in payload) {
      for (const id of employeeIds) told.push(`${id} in ${ctx.licenceId}: ${String(payload['kind'])}`);
    } else looks.push(employeeIds);
    return Promise.resolve();
  };
  const notices = new CaseNotices(
    { add } as unknown as Outbox,
    clock,
    { ofCase: () => Promise.resolve(people) } as unknown as CasePersonRepository,
    { present: () => Promise.resolve(agents) } as unknown as DeskAgentRepository,
    { get: () => Promise.resolve({ toldIds }) } as unknown as SupportSettingsService,
  );
  return { notices, told, looks };
}

const dora = { id: 'dora', employeeLicenceId: 'other' };
const emil = { id: 'emil', employeeLicenceId: 'third' };
const writer = aCaller('admin', { membershipId: 'writer' });

describe('the licence that asked is told', () => {
  it('who opened the case, and whom it wants told, each once', async () => {
    const { notices, told } = aRoom({ toldIds: ['boss', 'anna'] });
    await notices.notifyCustomer(writer, aCase(), 'answered');
    expect(told).toEqual(['anna in own: support.answered', 'boss in own: support.answered']);
  });

  it('nobody who is looking at the case', async () => {
    const there = { memberId: 'anna', side: 'customer' as const, seenAt: minutesAgo(0.5) };
    const gone = { memberId: 'boss', side: 'customer' as const, seenAt: minutesAgo(2) };
    const { notices, told } = aRoom({ toldIds: ['boss'], people: [there, gone] });
    await notices.notifyCustomer(writer, aCase(), 'solved');
    expect(told).toEqual(['boss in own: support.solved']);
  });

  it('nobody of what they did themselves', async () => {
    const { notices, told } = aRoom({});
    await notices.notifyCustomer(aCaller('admin', { membershipId: 'anna' }), aCase(), 'closed');
    expect(told).toEqual([]);
  });
});

describe('the desk is told', () => {
  it('everybody of a new case, each in their own licence', async () => {
    const { notices, told } = aRoom({ agents: [dora, emil] });
    await notices.opened(writer, aCase(), { memberId: 'anna', side: 'customer' } as CasePersonEntity);
    expect(told).toEqual(['dora in other: support.opened', 'emil in third: support.opened']);
  });

  it('only who looks after the case, where somebody does', async () => {
    const { notices, told } = aRoom({ agents: [dora, emil] });
    await notices.notifyDesk(writer, aCase({ assigneeId: 'emil' }));
    expect(told).toEqual(['emil in third: support.written']);
  });

  it('everybody, where who looked after it has gone', async () => {
    const { notices, told } = aRoom({ agents: [dora] });
    await notices.notifyDesk(writer, aCase({ assigneeId: 'emil' }));
    expect(told).toEqual(['dora in other: support.written']);
  });

  it('whom a case is given to, but not who takes it', async () => {
    const given = aCase({ assigneeId: 'dora', assigneeLicenceId: 'other' });
    const { notices, told } = aRoom({});
    await notices.notifyAssigned(writer, given);
    await notices.notifyAssigned(aCaller('admin', { membershipId: 'dora' }), given);
    await notices.notifyAssigned(writer, aCase());
    expect(told).toEqual(['dora in other: support.assigned']);
  });
});

it('pages look again of everybody in the case who is still of the desk or the licence', async () => {
  const seen = (memberId: string, side: 'customer' | 'desk') => ({ memberId, side, seenAt: null });
  const people = [seen('boss', 'customer'), seen('dora', 'desk'), seen('formerAgent', 'desk')];
  const { notices, looks } = aRoom({ agents: [dora], people });
  await notices.changed(writer, aCase());
  expect(looks).toEqual([['anna', 'boss', 'dora']]);
});
