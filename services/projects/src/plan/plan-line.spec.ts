import { standInCaller, InMemory, noDatabase, refusal } from '@jahrring/testing/memory';
import { planLineLimits, type CreatePlanLine } from '@jahrring/contracts-projects';
import type { ProjectEntity, ProjectRepository } from '../project';
import type { PlanLineEntity } from './plan-line.entity';
import type { PlanLineRepository } from './plan-line.repository';
import { PlanLineService } from './plan-line.service';

function aPlan(present = 0) {
  const lines = Object.assign(
    new InMemory<PlanLineEntity>(
      Array.from({ length: present }, (_, index) => ({ id: `old-${index}`, projectId: 'wood', quantity: '1.000', unitCost: null, unitPrice: '9.0000' })),
    ),
    {
      ofProject: async (_ctx: unknown, projectId: string) => lines.all().filter((line) => line.projectId === projectId),
      insertMany: async (_ctx: unknown, rows: Partial<PlanLineEntity>[]) => Promise.all(rows.map((row) => lines.insert(null, row))),
    },
  ); // oxfmt-ignore
  const projects = new InMemory<ProjectEntity>([{ id: 'wood' }, { id: 'road' }]);
  const service = new PlanLineService(
    noDatabase,
    projects as unknown as ProjectRepository,
    lines as unknown as PlanLineRepository,
  );
  return { lines, service };
}
const who = (...keys: string[]) => standInCaller({ can: (key: string) => keys.includes(key) });
const leader = who('tools.project.costs', 'tools.project.showprice');
const noPrices = who('tools.project.costs');
const aLine = (change: Partial<CreatePlanLine> = {}): CreatePlanLine =>
  ({
    kind: 'hours',
    title: 'Fällen',
    quantity: '10',
    unitCost: '50',
    unitPrice: '90',
    ...change,
  }) as CreatePlanLine;

describe('the plan of a project', () => {
  it('is made by who sees its costs, its prices by who sees prices', async () => {
    const { service } = aPlan();
    expect(await refusal(() => service.create(who('tools.project.showprice'), 'wood', [aLine()]))).toBe(
      'FORBIDDEN',
    );
    const blind = await service.create(noPrices, 'wood', [aLine()]);
    expect(blind.items[0]).toMatchObject({ unitCost: '50', unitPrice: null });
    // The user could not see the price, so they could not set it either.
    expect((await service.list(leader, 'wood')).items[0]?.unitPrice).toBeNull();
  });

  it('keeps a price that somebody changes without seeing it', async () => {
    const { service, lines } = aPlan();
    const made = await service.create(leader, 'wood', [aLine()]);
    const lineId = made.items[0]?.id ?? '';
    const changed = await service.update(noPrices, { projectId: 'wood', lineId, version: 1 }, { unitPrice: '1', quantity: '12' } as never);
    expect(changed).toMatchObject({ quantity: '12', unitPrice: null });
    expect(lines.all()[0]).toMatchObject({ quantity: '12', unitPrice: '90' });
  }); // oxfmt-ignore

  it('has no line that comes to more than an amount can be, at its quantity', async () => {
    const { service, lines } = aPlan();
    const most = String(planLineLimits.amount);
    const create = (...given: CreatePlanLine[]) => refusal(() => service.create(leader, 'wood', given));
    expect(await create(aLine({ quantity: '1', unitPrice: most, unitCost: null }))).toBeNull();
    expect(await create(aLine(), aLine({ quantity: '2', unitCost: most, unitPrice: null }))).toBe('PROJECT_PLAN_AMOUNT lines.1.quantity planAmount');
    expect(await create(aLine({ quantity: '-2', unitCost: most }))).toBe('PROJECT_PLAN_AMOUNT lines.0.quantity planAmount');
    expect(lines.all()).toHaveLength(1);
    const { id } = lines.all()[0] as PlanLineEntity;
    expect(await refusal(() => service.update(leader, { projectId: 'wood', lineId: id, version: 1 }, { quantity: '2' } as never))).toBe('PROJECT_PLAN_AMOUNT quantity planAmount');
  }); // oxfmt-ignore

  it('is full with so many lines, and takes none of those that are too many', async () => {
    const { service, lines } = aPlan(planLineLimits.lines - 1);
    expect(await refusal(() => service.create(leader, 'wood', [aLine(), aLine()]))).toBe('PROJECT_PLAN_FULL');
    expect(lines.all()).toHaveLength(planLineLimits.lines - 1);
    expect((await service.create(leader, 'wood', [aLine()])).total).toBe(planLineLimits.lines);
    // Another project has its own.
    expect((await service.create(leader, 'road', [aLine()])).total).toBe(1);
  });

  it('is changed through its own project alone', async () => {
    const { service } = aPlan(1);
    const at = (projectId: string) => ({ projectId, lineId: 'old-0', version: 1 });
    expect(await refusal(() => service.update(leader, at('road'), { title: 'x' } as never))).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(() => service.remove(leader, 'road', 'old-0', 1))).toBe('NOT_FOUND');
    expect(await refusal(() => service.remove(leader, 'wood', 'old-0', 2))).toBe('VERSION_MISMATCH');
    await service.remove(leader, 'wood', 'old-0', 1);
    expect((await service.list(leader, 'wood')).total).toBe(0);
  });

  it('is copied whole, prices that the copier does not see included', async () => {
    const { service, lines } = aPlan(2);
    await service.copy(noPrices, 'wood', 'road');
    const copies = lines.all().filter(({ projectId }) => projectId === 'road');
    expect(copies.map(({ id, unitPrice }) => [id.startsWith('old'), unitPrice])).toEqual([
      [false, '9.0000'],
      [false, '9.0000'],
    ]);
  });
});
