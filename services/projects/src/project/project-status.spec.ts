import { standInCaller, InMemory, noDatabase, openOutbox, refusal } from '@jahrring/testing/memory';
import type { Audit } from '@jahrring/service-kit';
import { mayFollow, nextStatuses, projectStatuses, type ProjectStatus } from '@jahrring/contracts-projects';
import fc from 'fast-check';
import type { CostLineRepository } from '../cost-line';
import type { BillRefRepository } from '../reference';
import type { ProjectSettingsService } from '../settings';
import { ProjectStatusService } from './project-status.service';
import type { ProjectViews } from './project-views';
import type { ProjectEntity } from './project.entity';
import type { ProjectRepository } from './project.repository';
import type { ProjectService } from './project.service';

interface Given {
  status?: ProjectStatus;
  previousStatus?: ProjectStatus | null;
  openBills?: number;
  hasUnbilled?: boolean;
  billsElsewhere?: boolean;
}

function aProject(given: Given = {}) {
  const projects = new InMemory<ProjectEntity>([
    { id: 'wood', number: 'P241', title: 'Durchforstung', status: given.status ?? 'PROG', previousStatus: given.previousStatus ?? null },
  ]); // oxfmt-ignore
  const now = () => projects.all()[0] as ProjectEntity;
  const { outbox, told } = openOutbox();
  const audited: unknown[] = [];
  const bills = { open: given.openBills ?? 0 };
  const lines = { unbilled: given.hasUnbilled ?? false };
  const service = new ProjectStatusService(
    noDatabase,
    Object.assign(projects, {
      isCharged: async () => ['CHRG', 'PACH'].includes(now().status),
    }) as unknown as ProjectRepository,
    { publish: async () => undefined } as unknown as ProjectService,
    { one: async (_ctx: unknown, one: ProjectEntity) => one } as unknown as ProjectViews,
    { openOf: async () => Array.from({ length: bills.open }, () => ({})) } as unknown as BillRefRepository,
    { hasUnbilled: async () => lines.unbilled } as unknown as CostLineRepository,
    {
      get: async () => ({ billsElsewhere: given.billsElsewhere ?? false }),
    } as unknown as ProjectSettingsService,
    { record: async (_ctx: unknown, row: unknown) => void audited.push(row) } as unknown as Audit,
    outbox,
  );
  const ctx = standInCaller({ role: 'manager', system: false, superadmin: false });
  const change = (status: ProjectStatus, reason?: string, who = ctx) =>
    service.change(who, 'wood', now().version, { status, reason } as never);
  return { service, ctx, now, change, told, audited, bills, lines };
}

describe('a project that its bills move', () => {
  it('is charged once all is billed, and part charged while something is left', async () => {
    const whole = aProject({ openBills: 1 });
    await whole.service.followBills(whole.ctx, 'wood');
    expect(whole.now().status).toBe('CHRG');
    const part = aProject({ openBills: 1, hasUnbilled: true });
    await part.service.followBills(part.ctx, 'wood');
    expect(part.now().status).toBe('PACH');
  });

  it('moves between the two as entries come, are billed and are let go, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom('entry', 'bill'), fc.boolean()), { maxLength: 8 }), async (events) => {
        const project = aProject({ openBills: 1, status: 'CHRG' });
        for (const [kind, unbilled] of [...events, ['bill', false] as const]) {
          project.lines.unbilled = unbilled;
          await (kind === 'bill' ? project.service.followBills(project.ctx, 'wood') : project.service.followEntries(project.ctx, 'wood'));
          expect(project.now().status).toBe(unbilled ? 'PACH' : 'CHRG');
        }
      }),
      { numRuns: 40 },
    );
  }); // oxfmt-ignore

  it('stays where it is without a bill, and where bills are written elsewhere', async () => {
    for (const given of [{ openBills: 0 }, { openBills: 1, billsElsewhere: true }]) {
      const project = aProject(given);
      await project.service.followBills(project.ctx, 'wood');
      expect(project.now()).toMatchObject({ status: 'PROG', version: 1 });
    }
  });

  it('is not moved by entries before it was charged, nor out of a status that bills do not lead from', async () => {
    const running = aProject({ openBills: 1 });
    await running.service.followEntries(running.ctx, 'wood');
    expect(running.now().status).toBe('PROG');
    for (const status of ['PLAN', 'CANC', 'ARCH', 'PAID'] as const) {
      const project = aProject({ openBills: 1, status });
      await project.service.followBills(project.ctx, 'wood');
      expect(project.now().status).toBe(status);
    }
  });

  it('writes nothing where it is there already, and nothing of a project that is gone', async () => {
    const project = aProject({ openBills: 1, status: 'CHRG' });
    await project.service.followBills(project.ctx, 'wood');
    expect([project.now().version, project.audited]).toEqual([1, []]);
    await expect(project.service.followBills(project.ctx, 'gone')).resolves.toBeUndefined();
  });
});

describe('a project that a document moves', () => {
  const step = (projectStatus: string, given: Given = {}) => {
    const project = aProject(given);
    return project.service
      .followDocument(project.ctx, { projectId: 'wood', projectStatus, documentNumber: 'O-1' } as never)
      .then(() => project);
  };

  it('goes where it may, with the document’s number as reason', async () => {
    const project = await step('CONF', { status: 'OFFR' });
    expect([project.now().status, project.audited]).toEqual([
      'CONF',
      [expect.objectContaining({ before: { status: 'OFFR' }, after: { status: 'CONF' }, reason: 'O-1' })],
    ]);
  });

  it('stays where it may not, or where nobody knows the status', async () => {
    expect((await step('PLAN', { status: 'PROG' })).now().status).toBe('PROG');
    expect((await step('FUTURE', { status: 'PROG' })).now().status).toBe('PROG');
  });

  it('is not cancelled while it has open bills; cancelled, time hears of it', async () => {
    expect((await step('CANC', { openBills: 1 })).now().status).toBe('PROG');
    const cancelled = await step('CANC');
    expect(cancelled.now().status).toBe('CANC');
    expect(cancelled.told.map(({ payload }) => payload)).toEqual([
      { id: 'wood', number: 'P241', reason: 'O-1' },
    ]);
  });
});

describe('a project that somebody moves', () => {
  it('needs a reason to be cancelled, to be rejected and to go back', async () => {
    expect(await refusal(() => aProject().change('CANC'))).toBe('VALIDATION_FAILED reason required');
    expect(await refusal(() => aProject({ status: 'OFFR' }).change('REJC'))).toBe(
      'VALIDATION_FAILED reason required',
    );
    expect(await refusal(() => aProject({ status: 'DONE' }).change('PROG'))).toBe(
      'VALIDATION_FAILED reason required',
    );
    const back = aProject({ status: 'DONE' });
    await back.change('PROG', 'Nacharbeit');
    expect(back.audited).toEqual([expect.objectContaining({ reason: 'Nacharbeit' })]);
  });

  it('is not cancelled while it has open bills', async () => {
    expect(await refusal(() => aProject({ openBills: 2 }).change('CANC', 'Sturm'))).toBe(
      'PROJECT_HAS_OPEN_BILLS',
    );
  });

  it('comes out of the archive to where it was, and nowhere else', async () => {
    const project = aProject({ status: 'DONE' });
    await project.change('ARCH');
    expect(project.now()).toMatchObject({ status: 'ARCH', previousStatus: 'DONE' });
    expect(await refusal(() => project.change('PROG'))).toBe('PROJECT_STATUS_NOT_ALLOWED');
    await project.change('DONE');
    expect(project.now()).toMatchObject({ status: 'DONE', previousStatus: null });
  });

  it('is archived and taken out again by who holds the key alone', async () => {
    const who = standInCaller({ can: () => false, role: 'admin' });
    expect(await refusal(() => aProject({ status: 'DONE' }).change('ARCH', undefined, who))).toBe(
      'PROJECT_STATUS_NOT_ALLOWED',
    );
    const archived = aProject({ status: 'ARCH', previousStatus: 'DONE' });
    expect(await refusal(() => archived.change('DONE', undefined, who))).toBe('PROJECT_STATUS_NOT_ALLOWED');
  });

  it('comes back from being cancelled by who leads the company alone', async () => {
    const by = (role: string) =>
      refusal(() => aProject({ status: 'CANC' }).change('PLAN', 'Doch', standInCaller({ role })));
    expect([await by('manager'), await by('employee'), await by('admin'), await by('supermanager')]).toEqual([
      ...['PROJECT_STATUS_NOT_ALLOWED', 'PROJECT_STATUS_NOT_ALLOWED', null, null],
    ]);
  });

  it('is charged by hand only where bills are written elsewhere', async () => {
    expect(await refusal(() => aProject({ status: 'DONE' }).change('CHRG'))).toBe('PROJECT_STATUS_NOT_ALLOWED');
    const elsewhere = aProject({ status: 'DONE', billsElsewhere: true });
    await elsewhere.change('CHRG');
    await elsewhere.change('PAID');
    expect(elsewhere.now().status).toBe('PAID');
    expect(await refusal(() => aProject({ status: 'DONE', billsElsewhere: true }).change('PACH'))).toBe('PROJECT_STATUS_NOT_ALLOWED');
  }); // oxfmt-ignore

  it('is moved with many, each for itself', async () => {
    const project = aProject({ status: 'DONE' });
    const result = await project.service.changeMany(project.ctx, {
      projects: [
        { id: 'gone', version: 1 },
        { id: 'wood', version: 9 },
        { id: 'wood', version: 1 },
      ],
      status: 'PROG',
      reason: 'Nacharbeit',
    } as never);
    expect(result).toEqual({
      done: ['wood'],
      refused: [
        { id: 'gone', number: null, code: 'NOT_FOUND' },
        { id: 'wood', number: 'P241', code: 'VERSION_MISMATCH' },
      ],
    });
  });
});

describe('the steps of a project', () => {
  const status = fc.constantFrom(...projectStatuses);
  const rights = fc.record({ admin: fc.boolean(), archive: fc.boolean(), billsElsewhere: fc.boolean() });

  it('that somebody may choose are steps that exist, never to itself', () => {
    fc.assert(
      fc.property(status, rights, (current, given) => {
        const next = nextStatuses(current, given);
        expect(next).not.toContain(current);
        expect(next.every((target) => mayFollow(current, target))).toBe(true);
        expect(new Set(next).size).toBe(next.length);
      }),
    );
  });

  it('are more with more rights, never fewer', () => {
    fc.assert(
      fc.property(status, rights, (current, given) => {
        const all = nextStatuses(current, {
          admin: true,
          archive: true,
          billsElsewhere: given.billsElsewhere,
        });
        for (const target of nextStatuses(current, given)) expect(all).toContain(target);
      }),
    );
  });

  it('lead from every status somewhere, with all rights', () => {
    for (const current of projectStatuses) {
      const next = nextStatuses(current, { admin: true, archive: true, billsElsewhere: true }, 'DONE');
      expect([current, next.length > 0]).toEqual([current, true]);
    }
  });
});
