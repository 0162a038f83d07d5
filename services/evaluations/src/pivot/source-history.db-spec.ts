import { employeeChanged } from '@jahrring/contracts-admin';
import { newId, type EventDefinition } from '@jahrring/contracts-common';
import {
  documentChanged,
  documentTransitions,
  paymentRecorded,
  type DocumentChanged,
  type DocumentStatus,
  type PaymentRecorded,
} from '@jahrring/contracts-documents';
import {
  absenceKinds,
  evaluatedTypes,
  timberStates,
  type FactSource,
  type PivotView,
  type SourceRows,
} from '@jahrring/contracts-evaluations';
import { machineFiguresChanged, type MachineFiguresChanged } from '@jahrring/contracts-machine-control';
import { bookingChanged, type BookingChanged } from '@jahrring/contracts-planning';
import { projectFiguresChanged, type ProjectFiguresChanged } from '@jahrring/contracts-projects';
import { lotChanged, type LotChanged } from '@jahrring/contracts-timber';
import { absenceDaysChanged, absenceStates, type AbsenceDaysChanged } from '@jahrring/contracts-time';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, testMember, type TestService } from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';
import {
  dayOf,
  disordered,
  historyOf,
  lastOf,
  oneOf,
  randomOf,
  type Change,
  type Random,
} from '../test/history';

// Of each kind of fact; more than ten for each record.
const changes = 240;
const year = 'from=2026-01-01&to=2026-12-31';
/** The last day of the year: every month has been. */
const clock = () => new FixedClock(new Date('2026-12-31T12:00:00Z'));
const idsOf = (count: number) => Array.from({ length: count }, () => newId()) as [string, ...string[]];
const records = idsOf(20);
const projects = idsOf(4);
const addresses = idsOf(3);
const people = [testMember('employee'), testMember('foreman'), testMember('manager')] as const;

const moneyOf = (random: Random): string => (random(100_000) / 100).toFixed(2);
const monthOf = (random: Random): string => dayOf(random).slice(0, 7);
/** Some of them, each month once. */
const monthsOf = (random: Random): string[] => [
  ...new Set(Array.from({ length: random(5) }, () => monthOf(random))),
];

function costHistory(random: Random): Change<ProjectFiguresChanged>[] {
  return historyOf(changes, () => ({
    id: oneOf(records, random),
    plannedCost: random(2) === 0 ? null : moneyOf(random),
    plannedValue: random(2) === 0 ? null : moneyOf(random),
    uncosted: random(3),
    // Nothing left of some, and lines whose day nobody knows.
    rows: Array.from({ length: random(4) }, () => ({
      ...{
        month: random(5) === 0 ? null : monthOf(random),
        kind: random(3) === 0 ? null : oneOf(['hours', 'machines', 'other'] as const, random),
      },
      ...{ costCentre: random(2) === 0 ? '' : '100', revenueCentre: random(2) === 0 ? '' : '300' },
      ...{ seconds: random(9) * 3600, cost: moneyOf(random), performed: moneyOf(random) },
      ...{ billed: moneyOf(random), unbilled: moneyOf(random) },
    })),
  }));
}

function machineHistory(random: Random): Change<MachineFiguresChanged>[] {
  return historyOf(changes, () => ({
    id: oneOf(records, random),
    unit: random(2) === 0 ? ('machine_hour' as const) : ('km' as const),
    months: monthsOf(random).map((month) => ({
      ...{ month, used: String(random(500) / 10), recorded: String(random(500) / 10) },
      ...{ charged: moneyOf(random), litres: String(random(900) / 8), fuel: moneyOf(random) },
      ...{ upkeep: moneyOf(random), standing: moneyOf(random) },
    })),
  }));
}

function planHistory(random: Random): Change<BookingChanged>[] {
  return historyOf(changes, () => {
    const firstDay = dayOf(random);
    const byTimes = random(3) === 0;
    return {
      ...{ id: oneOf(records, random), resourceId: oneOf(people, random), firstDay },
      projectId: random(6) === 0 ? null : oneOf(projects, random),
      lastDay:
        firstDay.slice(0, 8) + String(Math.min(28, Number(firstDay.slice(8)) + random(5))).padStart(2, '0'),
      ...(byTimes
        ? { part: 'times' as const, from: '07:00', to: `${8 + random(9)}:30`.padStart(5, '0') }
        : { part: oneOf(['full', 'morning', 'afternoon'] as const, random), from: null, to: null }),
      ...{ share: 25 * (1 + random(4)), status: oneOf(['planned', 'confirmed', 'done'] as const, random) },
      deleted: random(5) === 0,
    };
  });
}

function timberHistory(random: Random): Change<LotChanged>[] {
  return historyOf(changes, () => ({
    ...{ id: oneOf(records, random), number: '00001', title: 'Los', kind: 'stems' as const },
    ...{ state: oneOf(timberStates, random), originId: null, measuredOn: dayOf(random), soldOn: null },
    ...{ buyerId: random(2) === 0 ? null : oneOf(addresses, random), stemCount: 0, volume: '0.000' },
    ...{ value: null, deleted: random(6) === 0 },
    items: Array.from({ length: random(4) }, (_, index) => ({
      ...{
        species: oneOf(['fi', 'ta', 'bu'] as const, random),
        assortment: index === 0 ? null : `L${index}`,
      },
      ...{
        quality: oneOf(['B', 'C'] as const, random),
        thicknessClass: oneOf(['2a', '3b'] as const, random),
      },
      ...{ stemCount: random(30), volume: (random(90_000) / 1000).toFixed(3) },
      value: random(3) === 0 ? null : moneyOf(random),
    })),
  }));
}

function absenceHistory(random: Random): Change<AbsenceDaysChanged>[] {
  return historyOf(changes, () => ({
    ...{ id: oneOf(records, random), employeeId: oneOf(people, random), type: oneOf(absenceKinds, random) },
    state: random(4) === 0 ? oneOf(absenceStates, random) : ('approved' as const),
    // Some have no days left, and days off count nothing.
    days: [...new Set(Array.from({ length: random(7) }, () => dayOf(random)))].map((date) => {
      const halfDays = random(3);
      return { date, halfDays, seconds: halfDays * 4 * 3600 };
    }),
    deleted: random(8) === 0,
  }));
}

/** Each document goes from state to state as documents lets it, is deleted while it is a draft, and comes back. */
function documentHistory(random: Random): Change<DocumentChanged>[] {
  const now = new Map<string, DocumentChanged>();
  return historyOf(changes, () => {
    const id = oneOf(records, random);
    const next = after(now.get(id), id, random);
    now.set(id, next);
    return next;
  });
}

function after(before: DocumentChanged | undefined, id: string, random: Random): DocumentChanged {
  const type = before?.type ?? oneOf(evaluatedTypes, random);
  const status = before ? stateAfter(before, random) : 'PREP';
  const isDraft = status === 'PREP';
  const nets = [random(50_000), random(50_000)].map((cents) => (cents / 100).toFixed(2));
  const [first = '', second = ''] = nets;
  return {
    ...{ id, type, status, title: 'Dokument', currency: 'CHF', deleted: isDraft && random(3) === 0 },
    ...(isDraft ? {} : { number: `2026-${records.indexOf(id)}`, dueDate: dayOf(random) }),
    ...(status === 'ARCH' && before
      ? { previousStatus: before.status === 'ARCH' ? before.previousStatus : before.status }
      : {}),
    ...{ documentDate: dayOf(random), addressId: oneOf(addresses, random) },
    ...{ projectId: oneOf(projects, random), costCentre: random(2) === 0 ? '100' : undefined },
    ...{ net: (Number(first) + Number(second)).toFixed(2), total: '1000.00', open: moneyOf(random) },
    ...(random(2) === 0
      ? {
          projects: [
            { projectId: projects[0], net: first },
            { projectId: projects[1] ?? '', net: second },
          ],
        }
      : {}),
  };
}

/** Often the same: documents change without a step too. */
function stateAfter({ type, status }: DocumentChanged, random: Random): DocumentStatus {
  const steps = documentTransitions[type][status] ?? [];
  return random(2) === 0 ? status : (steps[random(steps.length)]?.to ?? status);
}

/** Payments are recorded once, and taken back by others. */
function paymentHistory(random: Random): Change<PaymentRecorded>[] {
  const known: PaymentRecorded[] = [];
  return historyOf(changes / 4, () => {
    const back = random(4) === 0 ? known[random(known.length)] : undefined;
    const payment: PaymentRecorded = {
      ...{ id: newId(), documentId: back?.documentId ?? oneOf(records, random), documentNumber: '2026-1' },
      ...{ paidOn: dayOf(random), amount: back ? `-${back.amount}` : '100.00', deducted: '0.00' },
      ...{ currency: 'CHF' as const, open: '0.00', ...(back ? { reversesId: back.id } : {}) },
    };
    if (!back) known.push(payment);
    return payment;
  });
}

describe('facts of a long history of other tools', () => {
  const apps: TestService[] = [];
  const start = async () => {
    const app = await startTestService(evaluationsService, { clock: clock() });
    apps.push(app);
    for (const id of people) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: newId(), firstName: 'Reto', lastName: id.slice(-4), email: 'a@demo.test' },
        ...{ role: 'employee' as const, active: true },
      });
    }
    return app;
  };
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

  type Told<T> = readonly [EventDefinition<T>, readonly Change<T>[]];
  const tell = async <T>(app: TestService, [event, all]: Told<T>, random?: Random) => {
    for (const { payload, at: occurredAt } of all) {
      await app.deliver(event, payload, { occurredAt });
      if (random?.(6) === 0) await app.deliver(event, payload, { occurredAt });
    }
  };
  const get = async (app: TestService, path: string) => {
    const { status, body, text } = await app.as('admin').get(`/api/evaluations/${path}&${year}`);
    if (status !== 200) throw new Error(text);
    return body as unknown;
  };
  const shownOf = async (app: TestService, source: FactSource, queries: readonly string[]) => {
    const views: PivotView[] = [];
    for (const query of queries)
      views.push((await get(app, `pivots?source=${source}&${query}`)) as PivotView);
    const { items, total } = (await get(app, `rows?source=${source}&pageSize=500`)) as SourceRows;
    // Rows have ids of their own in each database.
    const rows = items.map(({ path, cells }) => JSON.stringify([path, cells])).toSorted();
    return { views, rows, total };
  };

  interface Kind {
    source: FactSource;
    told: Told<never>[];
    idOf: (payload: { id: string }) => string;
    queries: readonly string[];
  }
  const kindOf = <T extends { id: string }>(
    source: FactSource,
    event: EventDefinition<T>,
    all: readonly Change<T>[],
    queries: readonly string[],
  ): Kind => ({ source, queries, told: [[event, all] as unknown as Told<never>], idOf: ({ id }) => id });

  const kinds = (): [string, Kind][] => {
    const documents = kindOf('documents', documentChanged, documentHistory(randomOf(23)), [
      'rows=project,documentType&columns=month&measures=revenue,documents',
      'rows=customer,documentStatus&measures=openAmount,offered,offers,hitRate,daysToPayment,revenuePerBill',
      'rows=dueAge,costCentre&measures=openAmount,customers,projects',
    ]);
    documents.told.push([paymentRecorded, paymentHistory(randomOf(29))] as unknown as Told<never>);
    const costQueries = [
      'rows=project,month&columns=kind&measures=cost,performed,billed,unbilled,hours',
      'rows=costCentre,revenueCentre&measures=margin,projects',
    ];
    return [
      ['months of projects', kindOf('costs', projectFiguresChanged, costHistory(randomOf(13)), costQueries)],
      [
        'whole projects',
        kindOf('projects', projectFiguresChanged, costHistory(randomOf(17)), [
          'rows=project&measures=cost,margin,hours',
          'rows=project&measures=plannedCost,costUse,costToPlan,valueToPlan',
        ]),
      ],
      [
        'machines',
        kindOf('machines', machineFiguresChanged, machineHistory(randomOf(19)), [
          'rows=object,unit&columns=month&measures=used,recordedUse,litres,machineCost',
          'rows=month&measures=chargedValue,costPerUnit,machines',
        ]),
      ],
      ['documents and payments', documents],
      [
        'the plan',
        kindOf('plan', bookingChanged, planHistory(randomOf(31)), [
          'rows=person,project&columns=month&measures=plannedHours,plannedDays',
          'rows=planStatus,week&measures=plannedHours,people,projects',
          'rows=person&measures=plannedHours,capacityHours,planLoad',
        ]),
      ],
      [
        'lots of timber',
        kindOf('timber', lotChanged, timberHistory(randomOf(43)), [
          'rows=assortment,species&columns=month&measures=timberVolume,stems,timberValue',
          'rows=lotState,customer&measures=lots,valuePerVolume,customers',
        ]),
      ],
      [
        'absences',
        kindOf('absences', absenceDaysChanged, absenceHistory(randomOf(41)), [
          'rows=person,absenceType&columns=month&measures=absentDays,absentHours,absences',
          'rows=week&measures=absentDays,people',
        ]),
      ],
    ];
  };

  it.each(kinds())('of %s, told out of order and twice, are those of its last state', async (_name, kind) => {
    const { source, told, idOf, queries } = kind;
    const random = randomOf(37);
    const [followed, rebuilt] = [await start(), await start()];
    for (const [event, all] of told) await tell(followed, [event, disordered(all, random)], random);
    const shown = await shownOf(followed, source, queries);
    expect(shown.total).toBeGreaterThan(10);
    // A resync tells the last state of each, in whatever order.
    const last = told.map(([event, all]) => [event, disordered(lastOf(all, idOf), random)] as const);
    for (const one of last.toReversed()) await tell(rebuilt, one);
    expect(await shownOf(rebuilt, source, queries)).toEqual(shown);
    for (const one of last) await tell(followed, one);
    expect(await shownOf(followed, source, queries)).toEqual(shown);
  });
});
