import { addDays, localDateAt, mondayOf } from '@jahrring/contracts-common';
import { absenceDays, type AbsenceState, type AbsenceType } from '@jahrring/contracts-time';
import { demoId, demoLicences, demoPeople, type DemoPerson } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { AbsenceRepository, DayFactsService, LedgerService } from '../absence';

/** Days from the Monday of this week to the first and the last day. */
type Row = readonly [email: string, type: AbsenceType, state: AbsenceState, first: number, last: number];

const rows: readonly Row[] = [
  ['reto.moser@demo.test', 'illness', 'approved', 0, 8],
  ['trainee@demo.test', 'school', 'approved', 7, 8],
  ['noah.rothenbuehler@demo.test', 'school', 'approved', 7, 8],
  ['simon.bichsel@demo.test', 'military', 'approved', 14, 32],
  ['foreman@demo.test', 'holidays', 'approved', 35, 46],
  ['florian.jost@demo.test', 'holidays', 'requested', 28, 39],
  ['cornelia.haldemann@demo.test', 'overtime_compensation', 'requested', 14, 15],
  ['employee@demo.test', 'holidays', 'requested', 84, 95],
  ['employee@demo.test', 'holidays', 'approved', 147, 158],
  ['manager@demo.test', 'holidays', 'approved', 210, 221],
  ['andrea.schuepbach@demo.test', 'holidays', 'requested', 224, 235],
  ['michael.habegger@demo.test', 'holidays', 'approved', 217, 228],
];

/** Creates the absences of the coming year; some of them still to be decided. */
export async function seedAbsences(seed: SeedContext): Promise<void> {
  const { id, timeZone } = demoLicences.bergwald;
  if (!seed.wants(id)) return;
  const ctx = seed.ctx(id);
  const monday = mondayOf(localDateAt(seed.clock.now(), timeZone));
  for (const [index, row] of rows.entries()) {
    const person = demoPeople.find(({ email }) => email === row[0]);
    if (person) await seedOne(seed, ctx, { person, row, monday, number: index + 1 });
  }
}

interface Planned {
  person: DemoPerson;
  row: Row;
  monday: string;
  number: number;
}

async function seedOne(
  seed: SeedContext,
  ctx: RequestContext,
  { person, row, monday, number }: Planned,
): Promise<void> {
  const [, type, state, first, last] = row;
  const { employeeId } = person;
  const span = {
    startsOn: addDays(monday, first),
    endsOn: addDays(monday, last),
    startHalf: false,
    endHalf: false,
  };
  const { factsOf } = await seed.get(DayFactsService).of(ctx, employeeId);
  const absence = await seed.get(AbsenceRepository).insert(ctx, {
    ...{ id: demoId('absence', number), employeeId, recorderId: employeeId, type, state, ...span },
    ...{ days: absenceDays(span, factsOf), reason: null, decisions: [] },
  });
  if (state === 'approved') await seed.get(LedgerService).bookAbsence(ctx, absence);
}
