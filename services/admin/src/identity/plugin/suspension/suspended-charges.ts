import { lastDayOf, localDateAt } from '@jahrring/contracts-common';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type OwedAgreement, PluginAgreementRepository } from '../plugin-agreement.repository';
import { PluginSuspensionRepository } from './plugin-suspension.repository';
import { amountOf } from './suspended-amount';

/** Takes the days on which plugins were suspended off what is owed for them. */
@Injectable()
export class SuspendedCharges {
  constructor(
    private readonly agreements: PluginAgreementRepository,
    private readonly suspensions: PluginSuspensionRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the month's prices less the suspended days; those of which nothing remains are left out. A suspension that
   * has not ended counts up to today.
   */
  async deduct(ctx: RequestContext, owed: readonly OwedAgreement[], month: string): Promise<OwedAgreement[]> {
    const told = await this.suspensions.findTold(ctx, `${month}-01`, lastDayOf(month));
    const of = (one: { licenceId: string; plugin: string }) =>
      told.filter(({ licenceId, plugin }) => licenceId === one.licenceId && plugin === one.plugin);
    const reduced = owed.filter((one) => of(one).length > 0).map(({ id }) => id);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const amounts = new Map(
      (await this.agreements.findInOrder(ctx, reduced)).map((row) => {
        const spans = of(row).map(({ suspendedOn, resumedOn }) => ({
          first: suspendedOn,
          last: resumedOn ?? today,
        }));
        return [row.id, amountOf(month, row.price, { first: row.startsOn, last: row.endedOn }, spans)];
      }),
    );
    return owed
      .map((one) => ({ ...one, price: amounts.get(one.id) ?? one.price }))
      .filter(({ price }) => Number(price) > 0);
  }
}
