import { AppError, Database } from '@jahrring/service-kit';
import type { RequestContext, WorkRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { BookkeepingSettingsService } from '../settings';
import { LineMatcher } from './line-matcher';
import { StatementLineService } from './statement-line.service';
import { StatementLineRepository } from './statement.repositories';

/** Books what is certain, where the licence wants it: looked at once more for each line, at the moment it is booked. */
@Injectable()
export class CertainLines {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly settings: BookkeepingSettingsService,
    private readonly lines: StatementLineRepository,
    private readonly matcher: LineMatcher,
    private readonly service: StatementLineService,
  ) {}

  /** Books line by line; each one that was booked is counted as `booked` by the run. */
  async book(ctx: RequestContext, run: WorkRun): Promise<void> {
    if (!(await this.settings.get(ctx)).bookCertainLines) return;
    const open = [...(await this.lines.openLines(ctx, 'in')), ...(await this.lines.openLines(ctx, 'out'))];
    const likely = await this.matcher.match(ctx, open);
    const certain = open.filter(({ id }) => likely.get(id)?.level === 'high');
    await run.total(run.done + certain.length);
    for (const { id } of certain) await this.bookOne(ctx, id, run);
  }

  private async bookOne(ctx: RequestContext, id: string, run: WorkRun): Promise<void> {
    try {
      await this.db.tx(ctx, async (tx) => {
        await this.ledger.lock(tx);
        const line = await this.lines.get(tx, id);
        const match = (await this.matcher.match(tx, [line])).get(id);
        if (match?.level === 'high' && match.pays) {
          await this.service.book(tx, id, { paymentRunId: match.pays.runId, allocations: [] });
          return run.step(tx, undefined, { as: 'booked' });
        }
        const [best] = match?.candidates ?? [];
        if (match?.level !== 'high' || !best?.addressId) return run.step(tx, undefined, { as: 'left' });
        const allocations = best.shares.map(({ itemId, amount, cashDiscount }) => ({
          ...{ itemId, amount, cashDiscount, writeOff: '0.00' },
        }));
        await this.service.book(tx, id, { addressId: best.addressId, allocations });
        return run.step(tx, undefined, { as: 'booked' });
      });
    } catch (error) {
      // A period was closed, or the licence's settings changed: it stays open for a person.
      if (!(error instanceof AppError)) throw error;
      await run.step(undefined, undefined, { as: 'left' });
    }
  }
}
