import { addDays, localDateAt } from '@jahrring/contracts-common';
import { resolveSpan } from '@jahrring/contracts-time';
import { demoId, demoLicences, demoMachineDays, demoMusterPeople, getDemoPerson } from '@jahrring/demo';
import type { DemoMachineDay } from '@jahrring/demo';
import type { NewRecord, RequestContext, SeedContext } from '@jahrring/service-kit';
import type { MachineTimeEntity } from '../machine-time/machine-time.entity';
import { KnownNameRepository, MachineTimeRepository } from '../machine-time/machine-time.repository';

type Licence = keyof typeof demoLicences;

const perHour = 3600;
const decimals = 3;
const deciders = { bergwald: getDemoPerson('manager@demo.test'), muster: demoMusterPeople[0] };
const firstDay = { bergwald: 1, muster: 1001 };
/** Older than every event, so that the first one takes over. */
const occurredAt = new Date(0);

/**
 * Days of machines that are decided, and what their files' names mean; the days that are open come from the demo files of
 * timber.
 */
export async function seedMachineTimes(seed: SeedContext, licence: Licence): Promise<void> {
  const { id, timeZone } = demoLicences[licence];
  if (!seed.wants(id)) return;
  const ctx = seed.ctx(id);
  const days = demoMachineDays(licence, localDateAt(seed.clock.now(), timeZone));
  await keepNames(seed, ctx, days);
  const decided = days.slice(Math.ceil(days.length / 2));
  await seed.get(MachineTimeRepository).insertMany(
    ctx,
    decided.map((day, index) =>
      timeOf(day, {
        licence,
        timeZone,
        number: firstDay[licence] + index,
        last: decided.length - 1 === index,
      }),
    ),
  );
}

async function keepNames(
  seed: SeedContext,
  ctx: RequestContext,
  days: readonly DemoMachineDay[],
): Promise<void> {
  const names = seed.get(KnownNameRepository);
  for (const { machine, operator, site, employeeId, projectId } of days) {
    if (machine.machineId) await names.keep(ctx, 'machine', machine.key, machine.machineId);
    if (employeeId) await names.keep(ctx, 'operator', operator, employeeId);
    if (projectId) await names.keep(ctx, 'site', site, projectId);
  }
}

interface Decision {
  licence: Licence;
  timeZone: string;
  number: number;
  last: boolean;
}

/** The oldest one was dismissed, and all of a machine that is hired. */
function timeOf(day: DemoMachineDay, decision: Decision): NewRecord<MachineTimeEntity> {
  const { machine, operator, site, date, from, to, runSeconds, downSeconds, litres } = day;
  const { licence, timeZone, number, last } = decision;
  const resolved = resolveSpan({ date, from, to }, timeZone);
  if (!resolved.ok)
    throw new Error(`A demo machine works at a time that does not exist: ${date} ${from}-${to}`);
  const { startMs, endMs } = resolved.span;
  const hours = (seconds: number) => (seconds / perHour).toFixed(decimals);
  const accepted = machine.machineId !== null && !last;
  return {
    ...{ id: demoId('machine-time', number), occurredAt, machineKey: machine.key },
    machineName: `${machine.manufacturer} ${machine.model}`,
    ...{ operatorName: operator, siteName: site, workDate: date },
    ...{ startedAt: new Date(startMs), endedAt: new Date(endMs) },
    ...{ engineHours: hours(runSeconds + downSeconds), workHours: hours(runSeconds) },
    ...{ downHours: hours(downSeconds), fuelLitres: litres, counter: null },
    ...{ state: accepted ? 'accepted' : 'dismissed', changed: false, entryId: null, fuellingId: null },
    machineId: accepted ? machine.machineId : null,
    employeeId: accepted ? day.employeeId : null,
    projectId: accepted ? day.projectId : null,
    decidedAt: new Date(`${addDays(date, 1)}T06:30:00Z`),
    decidedBy: deciders[licence]?.employeeId ?? null,
  };
}
