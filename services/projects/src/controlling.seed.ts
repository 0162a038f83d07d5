import { demoActivities, demoGoods, demoMachines, demoProjects, demoRandom } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { CostRateRepository } from './cost';
import { ProjectNoteRepository } from './note';
import { PlanLineRepository } from './plan';

const validFrom = '2020-01-01';
/** Share of the price that something costs the company. */
const costShare = 0.72;
const hourCost = '54.0000';

const notes = [
  'Zufahrt nur von Süden her, die Brücke trägt höchstens 18 Tonnen. Schlüssel zur Schranke beim Revierförster.',
  'Mit dem Auftraggeber besprochen: Käferholz zuerst, Sortimente gemäss Liste. Haufen am Lagerplatz trennen.',
  'Wanderweg wochentags gesperrt und signalisiert; am Wochenende muss er begehbar sein.',
] as const;

/**
 * Creates the demo licence's cost rates for work, the planned costs of its running projects, and people's notes on
 * them.
 */
export async function seedControlling(seed: SeedContext, ctx: RequestContext): Promise<void> {
  await seedRates(seed, ctx);
  const plan = seed.get(PlanLineRepository);
  const running = demoProjects.filter(({ status }) => status === 'PROG' || status === 'DONE');
  await plan.insertMany(
    ctx,
    running.flatMap(({ id, n }) => planOf(id, n)),
  );
  await seed.get(ProjectNoteRepository).insertMany(
    ctx,
    running.flatMap(({ id, responsibleEmployeeId }, index) =>
      notes.slice(0, 1 + (index % notes.length)).map((text, number) => ({
        projectId: id,
        text,
        pinned: number === 0 && index % 2 === 0,
        authorId: responsibleEmployeeId,
      })),
    ),
  );
}

async function seedRates(seed: SeedContext, ctx: RequestContext): Promise<void> {
  const priced = [...demoMachines, ...demoGoods].filter(({ price }) => Number(price) > 0);
  const rates = priced.map(({ id, price }) => ({
    targetId: id,
    rate: (Number(price) * costShare).toFixed(4),
  }));
  await seed.get(CostRateRepository).insertMany(ctx, [
    { target: 'licence', targetId: null, validFrom, rate: hourCost, targetKey: `licence@${validFrom}` },
    ...rates.map(({ targetId, rate }) => ({
      target: 'object' as const,
      targetId,
      validFrom,
      rate,
      targetKey: `${targetId}@${validFrom}`,
    })),
  ]);
}

function planOf(projectId: string, n: number) {
  const random = demoRandom(n);
  const [activity] = demoActivities;
  const line = (values: {
    kind: 'hours' | 'machines' | 'material';
    title: string;
    quantity: number;
    unit: 'hour' | 'machine_hour' | 'flat_rate';
    unitCost: string;
    unitPrice: string;
  }) => ({
    projectId,
    ...values,
    quantity: values.quantity.toFixed(3),
    costCentre: null,
    revenueCentre: null,
  });
  return [
    line({
      kind: 'hours',
      title: activity?.title ?? 'Holzerei',
      quantity: random.int(180, 900),
      unit: 'hour',
      unitCost: hourCost,
      unitPrice: '86.0000',
    }),
    line({
      kind: 'machines',
      title: 'Forwarder und Vollernter',
      quantity: random.int(40, 160),
      unit: 'machine_hour',
      unitCost: '128.0000',
      unitPrice: '178.0000',
    }),
    line({
      kind: 'material',
      title: 'Pflanzen, Zäune, Kleinmaterial',
      quantity: 1,
      unit: 'flat_rate',
      unitCost: '1850.0000',
      unitPrice: '2400.0000',
    }),
  ];
}
