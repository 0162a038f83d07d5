import { addDays } from '@jahrring/contracts-common';
import { demoId, demoMachines, demoWorkers, getDemoPerson, type DemoMachine } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { DefectRepository } from '../defect/defect.repository';
import type { NewObject } from '../object-record/object.repository';

const firstYear = 2014;
const years = 11;
const daysInsured = 320;
const monthDays = 30;
const vehiclePremium = 1480;
const yearsInsured = 700;

/** Returns the demo data of a machine besides its counter: some near the end of warranty or leasing. */
export function demoRecord({ n, kind, price }: DemoMachine, today: string): Partial<NewObject> {
  const driver = demoWorkers[n % demoWorkers.length];
  return {
    buildYear: firstYear + (n % years),
    serialNumber: `CH-${String(n).padStart(3, '0')}-${String(n * 7919).padStart(6, '0')}`,
    plate: kind === 'vehicles' ? `BE ${String(n * 12_347).slice(0, 6)}` : null,
    place: n % 4 === 0 ? 'Werkhof Trubschachen' : 'Werkhof Langnau',
    machineState: n === unusableAt ? 'inRepair' : 'inUse',
    responsibleId: getDemoPerson('manager@demo.test').employeeId,
    driverId: driver?.employeeId ?? null,
    insurer: 'Mobiliar',
    policyNumber: `M-${String(n * 4211).padStart(6, '0')}`,
    insurancePerYear: (kind === 'vehicles' ? vehiclePremium : Number(price) * 20).toFixed(2),
    insuredFrom: addDays(today, -yearsInsured),
    insuredUntil: addDays(today, daysInsured - n * monthDays),
    ...(n === leasedAt ? leaseOf(today) : {}),
    ...(n % 3 === 0 ? { warrantyUntil: addDays(today, n * monthDays) } : {}),
  };
}

/** Number of the machine that is leased. */
const leasedAt = 9;

function leaseOf(today: string): Partial<NewObject> {
  return {
    lessor: 'Leasing Emmental AG',
    leasePerMonth: '1450.00',
    leasedFrom: addDays(today, -yearsInsured),
    leasedUntil: addDays(today, daysInsured),
    datedCosts: [{ kind: 'lease', validFrom: addDays(today, -daysInsured), amount: '1390.00' }],
  };
}

/** Number of the machine that cannot be used at present. */
const unusableAt = 2;

/** Defects of the demo: one open, one that stops a machine, one that is done. */
export async function seedDefects(seed: SeedContext, ctx: RequestContext, today: string): Promise<void> {
  const reporterId = getDemoPerson('employee@demo.test').employeeId;
  const rows = [
    { machine: 1, title: 'Scheinwerfer hinten links defekt', daysAgo: 1, state: 'open' },
    { machine: unusableAt, title: 'Hydraulikschlauch am Kran undicht', daysAgo: 2, state: 'inRepair' },
    { machine: 3, title: 'Sicherheitsgurt rastet nicht ein', daysAgo: 20, state: 'done' },
  ] as const;
  await seed.get(DefectRepository).insertMany(
    ctx,
    rows.map(({ machine, title, daysAgo, state }, index) => ({
      id: demoId('defect', index + 1),
      machineId: demoMachines[machine - 1]?.id ?? '',
      title,
      state,
      reporterId,
      description: null,
      unusable: machine === unusableAt,
      reportedAt: new Date(`${addDays(today, -daysAgo)}T06:40:00Z`),
      photoIds: [],
      resolution: state === 'done' ? 'Gurtschloss ersetzt' : null,
      doneOn: state === 'done' ? addDays(today, -daysAgo + 2) : null,
    })),
  );
}
