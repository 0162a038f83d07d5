import { addDays, addMonths, firstDay, type Signature } from '@jahrring/contracts-common';
import { defaultPersonalSettings, type HandoverLine, type PersonalKind } from '@jahrring/contracts-inventory';
import { demoId, demoWorkers, getDemoPerson } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import {
  HandoverRepository,
  HoldingRepository,
  KitRepository,
  PersonalArticleRepository,
  PersonalItemRepository,
  PersonalSettingsRepository,
  StockMoveRepository,
  StockTakeService,
} from '../personal';

interface DemoArticle {
  title: string;
  kind: PersonalKind;
  sizes?: readonly string[];
  minimum: number;
  bought: number;
  exchangeMonths?: number;
  price: string;
  /** Everybody who works outside has one. */
  worn?: boolean;
}

const tops = ['S', 'M', 'L', 'XL'] as const;
const demoArticles: readonly DemoArticle[] = [
  {
    title: 'Schnittschutzhose Klasse 1',
    kind: 'protective',
    sizes: tops,
    minimum: 4,
    bought: 40,
    exchangeMonths: 18,
    price: '189.00',
    worn: true,
  },
  {
    title: 'Schnittschutzstiefel',
    kind: 'protective',
    sizes: ['40', '42', '44', '46'],
    minimum: 2,
    bought: 24,
    exchangeMonths: 24,
    price: '245.00',
    worn: true,
  },
  {
    title: 'Forsthelm mit Gehörschutz',
    kind: 'protective',
    minimum: 5,
    bought: 30,
    exchangeMonths: 48,
    price: '98.00',
    worn: true,
  },
  {
    title: 'Funktionsjacke mit Firmenlogo',
    kind: 'clothing',
    sizes: tops,
    minimum: 4,
    bought: 36,
    exchangeMonths: 36,
    price: '135.00',
    worn: true,
  },
  {
    title: 'Arbeitshandschuhe',
    kind: 'protective',
    sizes: ['8', '9', '10', '11'],
    minimum: 60,
    bought: 50,
    price: '9.80',
  },
  { title: 'Magazinschlüssel', kind: 'key', minimum: 2, bought: 12, price: '35.00' },
];

interface DemoPieces {
  title: string;
  kind: PersonalKind;
  serial: string;
  count: number;
  inspectionMonths?: number;
  price: string;
}

const demoPieces: readonly DemoPieces[] = [
  {
    title: 'Motorsäge Stihl MS 261',
    kind: 'tool',
    serial: '1826',
    count: 8,
    inspectionMonths: 12,
    price: '949.00',
  },
  {
    title: 'Klettergurt TreeMotion',
    kind: 'protective',
    serial: 'TM-22',
    count: 3,
    inspectionMonths: 12,
    price: '520.00',
  },
  { title: 'Telefon Samsung XCover', kind: 'device', serial: 'R58-', count: 6, price: '479.00' },
];

/** As drawn with a finger: two waves, the second one flatter. */
const drawn: Signature = {
  width: 320,
  height: 160,
  strokes: [
    [30, 90, 60, 40, 80, 110, 110, 50, 140, 100, 180, 70],
    [170, 95, 210, 80, 250, 96, 290, 84],
  ],
};

interface Year {
  seed: SeedContext;
  ctx: RequestContext;
  today: string;
}

/** A year of the personal inventory: a store, what everybody outside was given, and one who has left with a saw. */
export async function seedPersonal(seed: SeedContext, ctx: RequestContext, today: string): Promise<void> {
  const year = { seed, ctx, today };
  await seedArticles(year);
  await seedPieces(year);
  await seedHandovers(year);
  const outside = demoArticles.flatMap(({ worn }, index) => (worn ? [articleId(index)] : []));
  await seed.get(KitRepository).insertMany(ctx, [
    {
      id: demoId('kit', 1),
      title: 'Forstwart',
      lines: [...outside, pieceArticleId(0)].map((id) => ({ articleId: id, quantity: 1 })),
    },
    {
      id: demoId('kit', 2),
      title: 'Lernende im ersten Jahr',
      lines: outside.map((id, index) => ({ articleId: id, quantity: index === 0 ? 2 : 1 })),
    },
  ]);
  await seedStockTake(year);
  const keeperIds = [getDemoPerson('manager@demo.test').employeeId];
  await seed.get(PersonalSettingsRepository).insert(ctx, {
    ...{ id: ctx.licenceId, values: { ...defaultPersonalSettings, keeperIds } },
  });
}

/** The store was counted once, and all was there. */
async function seedStockTake({ seed, ctx, today }: Year): Promise<void> {
  const takes = seed.get(StockTakeService);
  const on = addDays(today, -40);
  const take = await takes.create(ctx, {
    id: demoId('stockTake', 1),
    title: `Inventur ${on.slice(0, 4)}`,
    on,
  });
  const lines = take.lines.map(({ id, expected }) => ({ id, counted: expected, reason: null }));
  const { id, version } = await takes.count(ctx, take.id, take.version, { lines });
  await takes.book(ctx, id, version);
}

const articleId = (index: number): string => demoId('personalArticle', index + 1);
const pieceArticleId = (index: number): string => articleId(demoArticles.length + index);
const itemId = (kind: number, piece: number): string => demoId('personalItem', kind * 20 + piece + 1);

async function seedArticles({ seed, ctx, today }: Year): Promise<void> {
  const none = { articleNumber: null, note: null, supplier: 'Forstbedarf Emmental AG', active: true };
  const counted = demoArticles.map(
    ({ title, kind, sizes = [], minimum, exchangeMonths = null, price }, index) => ({
      ...none,
      ...{
        id: articleId(index),
        title,
        kind,
        serial: false,
        sizes: [...sizes],
        minimum,
        exchangeMonths,
        price,
      },
      inspectionMonths: null,
    }),
  );
  const single = demoPieces.map(({ title, kind, inspectionMonths = null, price }, index) => ({
    ...none,
    ...{
      id: pieceArticleId(index),
      title,
      kind,
      serial: true,
      sizes: [],
      minimum: 1,
      inspectionMonths,
      price,
    },
    exchangeMonths: null,
  }));
  await seed.get(PersonalArticleRepository).insertMany(ctx, [...counted, ...single]);
  await seed.get(StockMoveRepository).insertMany(
    ctx,
    demoArticles.flatMap(({ bought, sizes = [null] }, index) =>
      sizes.map((size) => ({
        ...{ articleId: articleId(index), kind: 'receipt' as const, day: addDays(today, -330), size },
        ...{ delta: Math.ceil(bought / sizes.length), documentReference: `FE-${41_000 + index}` },
        ...{ note: null, employeeId: null },
      })),
    ),
  );
}

async function seedPieces({ seed, ctx, today }: Year): Promise<void> {
  const boughtOn = addDays(today, -320);
  let number = 0;
  const pieces = demoPieces.flatMap(({ serial, count, inspectionMonths }, kind) =>
    Array.from({ length: count }, (_, piece) => ({
      ...{ id: itemId(kind, piece), number: ++number, articleId: pieceArticleId(kind) },
      ...{
        serial: `${serial}${4417 + piece * 37}`,
        size: null,
        state: 'stock' as const,
        holderId: null,
        boughtOn,
      },
      nextInspectionOn: inspectionMonths
        ? addDays(addMonths(boughtOn, inspectionMonths), piece * 9 - 30)
        : null,
      documentReference: `FE-${42_000 + kind}`,
      note: null,
    })),
  );
  await seed.get(PersonalItemRepository).insertMany(ctx, pieces);
  await seed.get(StockMoveRepository).insertMany(
    ctx,
    pieces.map(({ articleId: article, serial, documentReference }) => ({
      ...{
        articleId: article,
        kind: 'receipt' as const,
        day: boughtOn,
        size: null,
        delta: 1,
        documentReference,
      },
      ...{ note: serial, employeeId: null },
    })),
  );
}

/** The first of these got a saw, too, and a telephone. */
async function seedHandovers(year: Year): Promise<void> {
  const giver = getDemoPerson('manager@demo.test');
  const people = [
    ...demoWorkers.map(({ email }) => getDemoPerson(email)),
    getDemoPerson('blocked@demo.test'),
  ];
  for (const [index, person] of people.entries()) {
    await handOver(year, {
      index,
      employeeId: person.employeeId,
      employeeName: `${person.firstName} ${person.lastName}`,
      giverName: `${giver.firstName} ${giver.lastName}`,
    });
  }
}

interface Given {
  index: number;
  employeeId: string;
  employeeName: string;
  giverName: string;
}

async function handOver({ seed, ctx, today }: Year, { index, employeeId, ...names }: Given): Promise<void> {
  const day = addDays(today, -310 + index * 7);
  const handoverId = demoId('handover', index + 1);
  const lines: HandoverLine[] = [];
  const holdings = seed.get(HoldingRepository);
  const moves = seed.get(StockMoveRepository);
  const give = async (article: string, title: string, size: string | null, exchangeMonths: number | null) => {
    const exchangeOn = exchangeMonths === null ? null : addMonths(day, exchangeMonths - (index % 3) * 6);
    await holdings.insert(ctx, {
      ...{ employeeId, articleId: article, itemId: null, size, quantity: 1, open: 1, givenOn: day },
      ...{ exchangeOn, inspectionOn: null, dueOn: exchangeOn, handoverId },
    });
    await moves.insert(ctx, {
      ...{
        articleId: article,
        kind: 'issued',
        day,
        size,
        delta: -1,
        documentReference: null,
        note: null,
        employeeId,
      },
    });
    lines.push({ title, size, serial: null, quantity: 1, outcome: null, note: null });
  };
  for (const [number, { title, sizes = [], worn, exchangeMonths = null }] of demoArticles.entries()) {
    if (worn)
      await give(articleId(number), title, sizes[index % Math.max(1, sizes.length)] ?? null, exchangeMonths);
  }
  const items = seed.get(PersonalItemRepository);
  for (const [kind, { title, count }] of demoPieces.entries()) {
    if (index >= count - 1) continue;
    const item = await items.get(ctx, itemId(kind, index));
    await items.update(ctx, item.id, item.version, { state: 'issued', holderId: employeeId });
    const inspectionOn = item.nextInspectionOn;
    await holdings.insert(ctx, {
      ...{
        employeeId,
        articleId: item.articleId,
        itemId: item.id,
        size: null,
        quantity: 1,
        open: 1,
        givenOn: day,
      },
      ...{ exchangeOn: null, inspectionOn, dueOn: firstDay(inspectionOn), handoverId },
    });
    await moves.insert(ctx, {
      ...{ articleId: item.articleId, kind: 'issued', day, size: null, delta: -1, documentReference: null },
      ...{ note: item.serial, employeeId },
    });
    lines.push({ title, size: null, serial: item.serial, quantity: 1, outcome: null, note: null });
  }
  await seed.get(HandoverRepository).insert(ctx, {
    ...{ id: handoverId, number: index + 1, employeeId, ...names, day, lines, note: null },
    signedAt: new Date(`${day}T07:10:00.000Z`),
    signatures: { person: drawn, giver: drawn },
  });
}
