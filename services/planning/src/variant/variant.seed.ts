import { addDays, mondayOf } from '@jahrring/contracts-common';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { BookingRepository } from '../booking';
import { VariantBookings } from './variant-bookings';
import { PlanVariantRepository, VariantBookingRepository } from './variant.repositories';

const daysInWeek = 7;
const weeksCompared = 4;
const [tuesday, thursday, friday, saturday] = [1, 3, 4, 5] as const;

interface DemoVariant {
  title: string;
  /** Its author. */
  employeeId: string;
  today: string;
  /** Reasons why somebody works elsewhere, and on a Saturday. */
  notes: readonly [string, string];
}

/** A variant of the weeks to come: two people swap places, one works on a Saturday, one has a day off. */
export async function seedVariant(
  seed: SeedContext,
  ctx: RequestContext,
  { title, employeeId, today, notes }: DemoVariant,
): Promise<void> {
  const firstDay = addDays(mondayOf(today), daysInWeek);
  const lastDay = addDays(firstDay, weeksCompared * daysInWeek - 1);
  const plan = seed.get(BookingRepository);
  const variant = await seed.get(PlanVariantRepository).insert(ctx, { title, firstDay, lastDay, employeeId });
  const store = new VariantBookings(seed.get(VariantBookingRepository), plan, variant.id);
  const week = await store.between(ctx, firstDay, addDays(firstDay, saturday));
  const on = (day: number) => week.filter(({ firstDay: date }) => date === addDays(firstDay, day));
  const [one] = on(tuesday);
  const other = on(tuesday).find(({ projectId }) => projectId !== one?.projectId);
  if (one && other) {
    await store.update(ctx, one.id, one.version, { projectId: other.projectId, note: notes[0] });
    await store.update(ctx, other.id, other.version, { projectId: one.projectId, note: notes[0] });
  }
  const [late] = on(thursday);
  const free = addDays(firstDay, saturday);
  if (late) {
    await store.update(ctx, late.id, late.version, { firstDay: free, lastDay: free, note: notes[1] });
  }
  const off = on(friday).find(({ resourceId }) => resourceId !== late?.resourceId);
  if (off) await store.remove(ctx, off.id, off.version);
}
