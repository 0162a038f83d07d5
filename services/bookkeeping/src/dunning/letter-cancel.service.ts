import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import { localDateAt, newId } from '@jahrring/contracts-common';
import { AppError, Clock, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import { SettlementService } from '../payment';
import { DunnedBills } from './dunned-bills';
import type { DunningLetterEntity } from './dunning-letter.entity';
import { DunningLetterRepository } from './dunning.repositories';
import { DunningLineRepository } from './dunning-line.repository';

/** Takes back a letter that was issued by mistake. */
@Injectable()
export class LetterCancelService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly items: OpenItemRepository,
    private readonly letters: DunningLetterRepository,
    private readonly lines: DunningLineRepository,
    private readonly settlements: SettlementService,
    private readonly dunned: DunnedBills,
  ) {}

  /**
   * Cancels a letter: its bills are as far as they were before, its fee is given up. What was sent, or has a letter since, stays.
   *
   * @throws DUNNING_NOT_CANCELLABLE, LEDGER_PERIOD_CLOSED
   */
  cancel(ctx: RequestContext, id: string, version: number, reason: string): Promise<DunningLetterEntity> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const letter = await this.letters.get(tx, id);
      if (letter.cancelledAt !== null) return letter;
      const isOut = letter.mailState === 'sent' || letter.mailState === 'queued';
      if (isOut || (await this.hasLaterLetter(tx, letter))) {
        throw new AppError(bookkeepingErrors, 'DUNNING_NOT_CANCELLABLE');
      }
      await this.giveUpFee(tx, letter);
      const patch = { cancelledAt: this.clock.now(), cancelReason: reason };
      const cancelled = await this.letters.update(tx, id, version, patch);
      await this.dunned.publish(tx, letter.lines.map(({ itemId }) => itemId)); // oxfmt-ignore
      return cancelled;
    });
  }

  private async hasLaterLetter(tx: RequestContext, letter: DunningLetterEntity): Promise<boolean> {
    const rows = await this.lines.ofItems(tx, letter.lines.map(({ itemId }) => itemId)); // oxfmt-ignore
    return rows.some(
      ({ letterId, createdAt }) => letterId !== letter.id && createdAt.getTime() > letter.createdAt.getTime(),
    );
  }

  private async giveUpFee(tx: RequestContext, { feeItemId }: DunningLetterEntity): Promise<void> {
    const item = feeItemId === null ? null : await this.items.find(tx, feeItemId);
    if (!item || toCents(item.open) === 0n) return;
    const settledOn = localDateAt(this.clock.now(), tx.timeZone);
    await this.settlements.writeOff(tx, item.id, {
      ...{ id: newId(), settledOn, amount: item.open, beyondLimit: true },
    });
  }
}
