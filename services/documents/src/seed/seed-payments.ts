import { addDays } from '@jahrring/contracts-common';
import type { DocumentView } from '@jahrring/contracts-documents';
import { demoRandom } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { PaymentService } from '../payment';

const SEED = 4712;
const NEVER = 0.07;
const IN_PARTS = 0.08;
/** Most customers pay about when it is due, some late. */
const USUAL_DAYS = [14, 36] as const;
const LATE = 0.15;
const LATE_DAYS = [40, 75] as const;

/**
 * Records the payments of Bergwald's customers for its bills until today: most of them in time, some late, in parts or
 * not at all.
 */
export async function seedPayments(
  seed: SeedContext,
  ctx: RequestContext,
  bills: readonly DocumentView[],
  today: string,
): Promise<void> {
  const random = demoRandom(SEED);
  for (const { id, documentDate, total } of bills) {
    const isPaid = !random.chance(NEVER);
    const inParts = random.chance(IN_PARTS);
    const [from, to] = random.chance(LATE) ? LATE_DAYS : USUAL_DAYS;
    const paidOn = addDays(documentDate, random.int(from, to));
    if (!isPaid || paidOn > today || total === null) continue;
    const amount = inParts ? (Math.floor(Number(total) / 2 / 100) * 100).toFixed(2) : total;
    if (Number(amount) === 0) continue;
    await seed.get(PaymentService).record(ctx, id, { paidOn, amount, deducted: '0.00' });
  }
}
