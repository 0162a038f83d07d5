import type { DunningSent } from '@jahrring/contracts-bookkeeping';
import { Clock, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import type { DunningLetterEntity } from './dunning-letter.entity';
import { DunningLetterRepository } from './dunning.repositories';

type Skipped = DunningSent['skipped'][number]['reason'];

/** Queues letters for their mail; a job brings them out. */
@Injectable()
export class LetterMailService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly letters: DunningLetterRepository,
    private readonly items: OpenItemRepository,
  ) {}

  /**
   * Queues letters to be mailed. Letters whose bills are paid by now are not sent; one that cannot be sent delays no
   * other.
   * @throws NOT_FOUND
   */
  send(ctx: RequestContext, letterIds: readonly string[]): Promise<DunningSent> {
    return this.db.tx(ctx, async (tx) => {
      const result: DunningSent = { queued: [], skipped: [] };
      for (const id of new Set(letterIds)) {
        const letter = await this.letters.get(tx, id);
        const reason = await this.whyNot(tx, letter);
        if (reason) {
          result.skipped.push({ id, reason });
          continue;
        }
        await this.letters.update(tx, id, letter.version, {
          ...{ mailState: 'queued', mailAttempts: 0, mailError: null, nextAttemptAt: this.clock.now() },
        });
        result.queued.push(id);
      }
      return result;
    });
  }

  private async whyNot(tx: RequestContext, letter: DunningLetterEntity): Promise<Skipped | null> {
    if (letter.cancelledAt !== null) return 'cancelled';
    if (letter.mailState === 'sent' || letter.mailState === 'queued') return 'sentAlready';
    if (letter.email === null) return 'noEmail';
    return (await this.isSettled(tx, letter)) ? 'settled' : null;
  }

  /** Returns true if none of the bills in a letter is open any more. */
  async isSettled(ctx: RequestContext, { lines }: DunningLetterEntity): Promise<boolean> {
    const items = await this.items.getMany(ctx, lines.map(({ itemId }) => itemId)); // oxfmt-ignore
    return items.every(({ open }) => toCents(open) <= 0n);
  }
}
