import type { UpdateDeskCase } from '@jahrring/contracts-support';
import type { Database, RequestContext } from '@jahrring/service-kit';
import type { CaseNotices, CaseProgress, SupportCaseEntity } from '../case';
import { aCaller } from '@jahrring/testing/principals';
import { aCase } from '../test/a-case';
import type { DeskAgents } from './desk-agents.service';
import type { DeskCaseRepository } from './desk-case.repository';
import type { DeskDoor } from './desk-door';
import type { DeskViews } from './desk-views.service';
import { DeskService } from './desk.service';

/** The desk's decisions with the cases and agents a test says; returns what was written, and who was told. */
function aDesk(found: SupportCaseEntity, others: readonly SupportCaseEntity[] = []) {
  const written: Partial<SupportCaseEntity>[] = [];
  const told: string[] = [];
  const note = (what: string) => () => Promise.resolve(void told.push(what));
  const service = new DeskService(
    { tx: (ctx: RequestContext, work: (tx: RequestContext) => unknown) => work(ctx) } as unknown as Database,
    {
      enter: (inCase: RequestContext) => Promise.resolve({ found, inCase, name: 'Dora' }),
    } as unknown as DeskDoor,
    {
      findByNumber: (_ctx: RequestContext, number: number) =>
        Promise.resolve([found, ...others].find((one) => one.number === number) ?? null),
    } as unknown as DeskCaseRepository,
    {
      view: (_ctx: RequestContext, visit: { found: SupportCaseEntity }) => Promise.resolve(visit.found),
    } as unknown as DeskViews,
    {
      assignment: (_ctx: RequestContext, assigneeId: string | null) => Promise.resolve({ assigneeId }),
    } as unknown as DeskAgents,
    {
      change: (
        _ctx: RequestContext,
        before: SupportCaseEntity,
        _author: unknown,
        patch: Partial<SupportCaseEntity>,
      ) => {
        written.push({ ...patch, version: before.version });
        return Promise.resolve({ ...before, ...patch });
      },
    } as unknown as CaseProgress,
    {
      changed: note('pages'),
      notifyAssigned: note('assignee'),
      notifyCustomer: (_ctx: unknown, _found: unknown, kind: string) => note(`customer ${kind}`)(),
    } as unknown as CaseNotices,
  );
  const update = (input: UpdateDeskCase, version = 3) =>
    service.update(aCaller('admin'), found.id, version, input);
  return { update, written, told };
}

describe('what the desk makes of a case', () => {
  it.each([
    ['new', 'solved'],
    ['in_progress', 'waiting'],
    ['solved', 'in_progress'],
    ['closed', 'in_progress'],
  ] as const)('is allowed from %s to %s', async (from, status) => {
    const { update, written } = aDesk(aCase({ status: from }));
    await update({ status });
    expect(written).toEqual([{ status, version: 3 }]);
  });

  it.each([
    ['in_progress', 'new'],
    ['closed', 'solved'],
    ['solved', 'waiting'],
  ] as const)('is refused from %s to %s, and nothing is written', async (from, status) => {
    const { update, written, told } = aDesk(aCase({ status: from }));
    await expect(update({ status })).rejects.toMatchObject({ code: 'SUPPORT_STATUS_NOT_ALLOWED' });
    expect([written, told]).toEqual([[], []]);
  });

  it('may say again what it is', async () => {
    const { update, written } = aDesk(aCase({ status: 'closed' }));
    await update({ status: 'closed', urgency: 'low' });
    expect(written).toEqual([{ status: 'closed', urgency: 'low', version: 3 }]);
  });

  it('is written over the version the caller has seen', async () => {
    const { update, written } = aDesk(aCase({ version: 9 }));
    await update({ kind: 'fault' }, 4);
    expect(written[0]?.version).toBe(4);
  });
});

describe('a case that repeats another one', () => {
  const original = aCase({ id: 'case 2', number: 12 });

  it('is closed with its number', async () => {
    const { update, written, told } = aDesk(aCase(), [original]);
    await update({ duplicateOf: 12 });
    expect(written).toEqual([{ duplicateOfNumber: 12, status: 'closed', version: 3 }]);
    expect(told).toEqual(['customer closed', 'pages']);
  });

  it.each<[string, number, SupportCaseEntity[]]>([
    ['a number that is none', 99, []],
    ['itself', 17, []],
    [
      'a case of another licence, whose number its people may not learn',
      12,
      [{ ...original, licenceId: 'third' }],
    ],
  ])('cannot repeat %s', async (_what, duplicateOf, others) => {
    const { update, written } = aDesk(aCase(), others);
    await expect(update({ duplicateOf })).rejects.toMatchObject({ code: 'SUPPORT_DUPLICATE_UNKNOWN' });
    expect(written).toEqual([]);
  });
});

describe('who is told of a change', () => {
  it('the customer of what is solved or closed, and of nothing else', async () => {
    const of = async (status: 'solved' | 'waiting') => {
      const { update, told } = aDesk(aCase({ status: 'in_progress' }));
      await update({ status });
      return told;
    };
    expect(await of('solved')).toEqual(['customer solved', 'pages']);
    expect(await of('waiting')).toEqual(['pages']);
  });

  it('whom it is given to, where that is somebody else than before', async () => {
    const { update, told } = aDesk(aCase({ assigneeId: 'dora' }));
    await update({ assigneeId: 'dora' });
    await update({ assigneeId: 'emil' });
    expect(told).toEqual(['pages', 'assignee', 'pages']);
  });
});
