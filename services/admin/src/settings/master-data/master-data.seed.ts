import {
  accountChanged,
  companyPartChanged,
  costCentreChanged,
  revenueCentreChanged,
} from '@jahrring/contracts-admin';
import { demoId, demoLicences } from '@jahrring/demo';
import { Outbox, type RequestContext, type SeedContext } from '@jahrring/service-kit';
import { AccountRepository } from './account/account';
import { CostCentreRepository } from './centre/cost-centre';
import { RevenueCentreRepository } from './centre/revenue-centre';
import { shippedCharts } from './charts/shipped-charts';
import { CompanyPartRepository } from './company-part/company-part';
import { toNumberedEvent } from './numbered/numbered.mapper';

type Row = readonly [number: string, title: string];

interface DemoSettings {
  licenceId: string;
  /** First number of its demo ids. */
  from: number;
  companyParts: readonly Row[];
  costCentres: readonly Row[];
  revenueCentres: readonly Row[];
}

const settings: readonly DemoSettings[] = [
  {
    licenceId: demoLicences.bergwald.id,
    from: 1,
    companyParts: [
      ['10', 'Holzernte'],
      ['20', 'Waldpflege'],
      ['30', 'Forstunterhalt'],
      ['40', 'Gartenholzerei'],
      ['90', 'Verwaltung'],
    ],
    costCentres: [
      ['100', 'Betrieb allgemein'],
      ['200', 'Maschinenpark'],
      ['210', 'Forwarder'],
      ['220', 'Vollernter'],
      ['300', 'Werkhof'],
      ['900', 'Verwaltung'],
    ],
    revenueCentres: [
      ['500', 'Holzverkauf'],
      ['510', 'Energieholz'],
      ['600', 'Arbeiten für Dritte'],
      ['700', 'Beiträge Schutzwald'],
    ],
  },
  {
    licenceId: demoLicences.muster.id,
    from: 101,
    companyParts: [
      ['1', 'Werkstatt'],
      ['2', 'Montage'],
    ],
    costCentres: [
      ['10', 'Werkstatt'],
      ['20', 'Fahrzeuge'],
    ],
    revenueCentres: [
      ['50', 'Holzbau'],
      ['60', 'Reparaturen'],
    ],
  },
];

/** Company parts, centres and the Swiss chart of both demo licences. */
export async function seedSettings(seed: SeedContext): Promise<void> {
  for (const demo of settings) {
    if (!seed.wants(demo.licenceId)) continue;
    const ctx = seed.ctx(demo.licenceId);
    await seedNumbered(seed, ctx, demo);
    await seedAccounts(seed, ctx);
  }
}

async function seedNumbered(seed: SeedContext, ctx: RequestContext, demo: DemoSettings): Promise<void> {
  const outbox = seed.get(Outbox);
  const record =
    (kind: string) =>
    ([number, title]: Row, index: number) => ({
      id: demoId(kind, demo.from + index),
      number,
      title,
      active: true,
    });
  const open = { validFrom: null, validTo: null };
  const parts = await seed
    .get(CompanyPartRepository)
    .create(ctx, demo.companyParts.map(record('company-part')));
  await outbox.addMany(ctx, companyPartChanged, parts.map(toNumberedEvent));
  const costs = await seed.get(CostCentreRepository).create(
    ctx,
    demo.costCentres.map(record('cost-centre')).map((centre) => ({ ...centre, ...open })),
  );
  const revenues = await seed.get(RevenueCentreRepository).create(
    ctx,
    demo.revenueCentres.map(record('revenue-centre')).map((centre) => ({ ...centre, ...open })),
  );
  const event = (centre: (typeof costs)[number]) => ({ ...toNumberedEvent(centre), ...open });
  await outbox.addMany(ctx, costCentreChanged, costs.map(event));
  await outbox.addMany(ctx, revenueCentreChanged, revenues.map(event));
}

async function seedAccounts(seed: SeedContext, ctx: RequestContext): Promise<void> {
  const [kmu] = shippedCharts;
  const rows = (kmu?.accounts ?? []).map(({ number, kind, titles }) => ({
    number,
    title: titles.de,
    kind,
    vatKey: number.startsWith('3') && !number.endsWith('9') ? ('standard' as const) : null,
    active: true,
  }));
  const accounts = await seed.get(AccountRepository).create(ctx, rows);
  const events = accounts.map((account) => ({
    ...toNumberedEvent(account),
    kind: account.kind,
    vatKey: account.vatKey,
  }));
  await seed.get(Outbox).addMany(ctx, accountChanged, events);
}
