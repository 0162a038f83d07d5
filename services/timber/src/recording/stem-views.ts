import { localDateAt } from '@jahrring/contracts-common';
import { isOpenLot, stemView, timberErrors, type StemView } from '@jahrring/contracts-timber';
import { AppError, Clock, only, viewOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LotRepository } from '../lot';
import type { StemEntity } from '../stem';

/** Stems as the API answers them. */
@Injectable()
export class StemViews {
  constructor(
    private readonly lots: LotRepository,
    private readonly clock: Clock,
  ) {}

  async one(ctx: RequestContext, stem: StemEntity): Promise<StemView> {
    return only(await this.of(ctx, [stem]));
  }

  async of(ctx: RequestContext, stems: readonly StemEntity[]): Promise<StemView[]> {
    const lotIds = [...new Set(stems.map(({ lotId }) => lotId).filter((id) => id !== null))];
    const lots = await this.lots.getMany(ctx, lotIds, { deleted: 'include' });
    const open = new Set(lots.filter(({ state }) => isOpenLot(state)).map(({ id }) => id));
    return stems.map((stem) => {
      const canChange = (stem.lotId === null || open.has(stem.lotId)) && this.mayChange(ctx, stem);
      return viewOf(stemView, stem, { canChange });
    });
  }

  /** @throws TIMBER_RECORD_NOT_YOURS */
  requireChangeable(ctx: RequestContext, stem: StemEntity): void {
    if (!this.mayChange(ctx, stem)) throw new AppError(timberErrors, 'TIMBER_RECORD_NOT_YOURS');
  }

  /**
   * Returns true if the caller may change a stem: people who manage timber may change everything; everybody else what
   * they have measured themselves, on the same day.
   */
  private mayChange(ctx: RequestContext, { createdAt, employeeId }: StemEntity): boolean {
    if (ctx.can('tools.timber.manage')) return true;
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    return employeeId === ctx.membershipId && localDateAt(createdAt, ctx.timeZone) === today;
  }
}
