import { addDays, addMonths, localDateAt } from '@jahrring/contracts-common';
import {
  demoId,
  demoLicences,
  demoMachines,
  demoRandom,
  demoWorkers,
  getDemoPerson,
  type DemoMachine,
  type DemoRandom,
} from '@jahrring/demo';
import { defaultMachineSettings } from '@jahrring/contracts-machine-control';
import type { NewRecord, RequestContext, SeedContext } from '@jahrring/service-kit';
import { CostBasisRepository } from '../cost/cost-basis.repository';
import type { FuellingEntity } from '../fuelling/fuelling.entity';
import { FuellingRepository } from '../fuelling/fuelling.repository';
import type { ReadingEntity } from '../record/reading.entity';
import { ReadingRepository } from '../record/reading.repository';
import { MachineSettingsRepository } from '../settings/machine-settings.repository';
import type { WorkEntity } from '../record/work.entity';
import { WorkPublisher } from '../work-record/work.publisher';
import { WorkRepository } from '../record/work.repository';
import {
  demoCostsOf,
  demoPlaces,
  demoRepairKinds,
  demoWorkshops,
  type DemoCosts,
} from './demo-machine-costs';
import { demoUse, isRecorded, type DayOfUse } from './demo-use';
import { seedMachineTimes } from './seed-machine-times';

const randomSeed = 77;
const dieselPrice = 1.78;
const serviceMonths = 6;
const exhaustMonths = 24;
const withoutInsurance = 0.5;
/** A counter that no time sheet tells is read after so many days of use. */
const readEvery = 6;

interface MachineYear {
  machine: DemoMachine;
  costs: DemoCosts;
  use: readonly DayOfUse[];
  today: string;
  random: DemoRandom;
}

/** A year of every demo machine: readings, fuel, services, repairs. The machines themselves come from the inventory. */
export async function seedMachineControl(seed: SeedContext): Promise<void> {
  await seedMachineTimes(seed, 'bergwald');
  await seedMachineTimes(seed, 'muster');
  if (!seed.wants(demoLicences.bergwald.id)) return;
  const today = localDateAt(seed.clock.now(), 'UTC');
  const ctx = seed.ctx(demoLicences.bergwald.id);
  const random = demoRandom(randomSeed);
  const use = demoUse(today, ({ title }) => demoCostsOf(title).perWeek, random);
  const years = demoMachines.map((machine) => ({
    machine,
    costs: demoCostsOf(machine.title),
    use: use.get(machine.id) ?? [],
    today,
    random,
  }));
  await seed.get(ReadingRepository).insertMany(ctx, years.flatMap(readingsOf));
  await seed.get(FuellingRepository).insertMany(ctx, years.flatMap(fuellingsOf));
  const works = await seed.get(WorkRepository).insertMany(ctx, years.flatMap(worksOf));
  for (const work of works) await seed.get(WorkPublisher).publish(ctx, work);
  await seed.get(CostBasisRepository).insertMany(ctx, years.map(basisOf));
  await seedSettings(seed, ctx);
}

async function seedSettings(seed: SeedContext, ctx: RequestContext): Promise<void> {
  const employeeIds = [getDemoPerson('admin@demo.test').employeeId];
  const values = {
    ...defaultMachineSettings,
    fuelPrice: '1.7800',
    employeeIds,
    repairKinds: demoRepairKinds,
  };
  await seed.get(MachineSettingsRepository).insert(ctx, { id: ctx.licenceId, values });
}

/** Returns the counter value at the end of a day. */
function counterAt({ machine, use }: MachineYear, day: string): number {
  const later = use.filter((one) => one.day > day).reduce((sum, { used }) => sum + used, 0);
  return Math.max(0, Math.round((machine.counter - later) * 10) / 10);
}

function readingsOf(year: MachineYear): NewRecord<ReadingEntity>[] {
  const { machine, use, random } = year;
  if (isRecorded(machine)) return [];
  const last = use.length - 1;
  const read = use.filter((_, index) => index % readEvery === 0 || index === last);
  return read.map(({ day }) => ({
    machineId: machine.id,
    readOn: day,
    counterNo: 1,
    value: counterAt(year, day).toFixed(3),
    source: 'person',
    sourceId: null,
    employeeId: random.pick(demoWorkers).employeeId,
    expected: null,
    doubtful: false,
    note: null,
    photoId: null,
  }));
}

function fuellingsOf({ machine, use, costs, random }: MachineYear): NewRecord<FuellingEntity>[] {
  if (costs.litres === 0) return [];
  const fuellings: NewRecord<FuellingEntity>[] = [];
  let burnt = 0;
  for (const { day, used } of use) {
    burnt += used * costs.litres;
    if (burnt < costs.tank) continue;
    const price = dieselPrice + random.int(-12, 12) / 100;
    fuellings.push({
      id: demoId('fuelling', machine.n * 1000 + fuellings.length),
      machineId: machine.id,
      fuelledOn: day,
      litres: burnt.toFixed(1),
      pricePerLitre: price.toFixed(4),
      amount: (Number(burnt.toFixed(1)) * price).toFixed(2),
      place: random.pick(demoPlaces),
      note: null,
      employeeId: random.pick(demoWorkers).employeeId,
    });
    burnt = 0;
  }
  return fuellings;
}

function worksOf(year: MachineYear): NewRecord<WorkEntity>[] {
  const { machine, costs, today, random } = year;
  const services = serviceDays(year);
  const exhaust = addMonths(addDays(today, machine.nextExhaustOffset), -exhaustMonths);
  const repairs = Array.from({ length: random.int(1, 3) }, () => addDays(today, -random.int(20, 340))).sort();
  const hasEngine = costs.litres > 0;
  return [
    ...services.map((day) => workOf(year, { kind: 'service', doneOn: day, cost: costs.service })),
    ...(hasEngine ? [workOf(year, { kind: 'exhaust', doneOn: exhaust, cost: 180, passed: true })] : []),
    ...repairs.map((day) => {
      const what = random.pick(demoRepairKinds);
      return workOf(year, { kind: 'repair', doneOn: day, cost: costs.repair, what });
    }),
  ];
}

/** By the calendar, as the inventory's next day says; machines that run a lot are serviced by their counter in between. */
function serviceDays({ machine, use, today, random }: MachineYear): string[] {
  const last = addMonths(addDays(today, machine.nextServiceOffset), -serviceMonths);
  const byDate = [addMonths(last, -serviceMonths), last].filter((day) => day < today);
  if (!isRecorded(machine)) return byDate;
  const days = new Set(byDate);
  let since = 0;
  for (const { day, used } of use) {
    since = days.has(day) ? 0 : since + used;
    if (since < machine.serviceInterval * (0.88 + random.next() * 0.1)) continue;
    days.add(day);
    since = 0;
  }
  return [...days].sort();
}

type Done = Pick<WorkEntity, 'kind' | 'doneOn'> & { cost: number; what?: string; passed?: boolean };

function workOf(year: MachineYear, { kind, doneOn, cost, what, passed }: Done): NewRecord<WorkEntity> {
  const { machine, random } = year;
  const spread = 0.8 + random.next() * 0.4;
  return {
    machineId: machine.id,
    kind,
    doneOn,
    what: what ?? null,
    cost: (Math.round((kind === 'exhaust' ? cost : cost * spread) * 20) / 20).toFixed(2),
    workshop: random.pick(demoWorkshops),
    note: null,
    passed: passed ?? null,
    nextOn: null,
    counter: kind === 'exhaust' ? null : counterAt(year, doneOn).toFixed(3),
    fileIds: [],
    employeeId: getDemoPerson('manager@demo.test').employeeId,
  };
}

function basisOf({ machine, costs, today }: MachineYear) {
  return {
    id: machine.id,
    purchasePrice: costs.purchase.toFixed(2),
    purchasedOn: addMonths(today, -12 * Math.ceil(costs.years / 2)),
    residualValue: costs.residual.toFixed(2),
    usefulYears: costs.years,
    // Taxes and garage; insurance is the inventory's.
    fixedPerYear: (costs.fixedPerYear * withoutInsurance).toFixed(2),
  };
}
