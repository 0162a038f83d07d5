import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type {
  DunningIssued,
  DunningLetterView,
  DunningProposal,
  IssueDunning,
  ProposedLetter,
} from '@jahrring/contracts-bookkeeping';
import { localDateAt } from '@jahrring/contracts-common';
import type { ListQuery } from '@jahrring/contracts-common';
import { AppError, Clock, Database } from '@jahrring/service-kit';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import type { DunningLetterEntity } from './dunning-letter.entity';
import { toLetterView } from './dunning.mapper';
import { DunningReader } from './dunning.reader';
import { dunningLetterColumns, DunningLetterRepository } from './dunning.repositories';
import { LetterWriter } from './letter-writer';

/** Proposes letters and issues them: frozen, with their fees posted. */
@Injectable()
export class DunningService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly reader: DunningReader,
    private readonly letters: DunningLetterRepository,
    private readonly items: OpenItemRepository,
    private readonly writer: LetterWriter,
  ) {}

  /** The letters a day asks for, today where none is named; nothing is written. */
  propose(ctx: RequestContext, asOf = this.today(ctx)): Promise<DunningProposal> {
    return this.reader.propose(ctx, asOf);
  }

  /**
   * Issues the chosen letters in one transaction; those that would be other letters by now are left out and named. The same run
   * twice is one.
   *
   * @throws DUNNING_BEFORE_LAST, DUNNING_AHEAD, LEDGER_PERIOD_CLOSED
   */
  issue(ctx: RequestContext, input: IssueDunning): Promise<DunningIssued> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const known = await this.letters.ofRun(tx, input.id);
      if (known.length > 0) return { runId: input.id, letters: await this.toViews(tx, known), changed: [] };
      if (input.asOf > this.today(tx)) throw new AppError(bookkeepingErrors, 'DUNNING_AHEAD');
      const { letters: now, lastRunOn } = await this.reader.propose(tx, input.asOf);
      if (lastRunOn !== null && input.asOf < lastRunOn) {
        throw new AppError(bookkeepingErrors, 'DUNNING_BEFORE_LAST', { day: lastRunOn });
      }
      const issued: DunningLetterEntity[] = [];
      const changed: DunningIssued['changed'] = [];
      for (const chosen of input.letters) {
        const letter = now.find((one) => isSame(one, chosen));
        if (letter) issued.push(await this.writer.write(tx, input, letter));
        else changed.push({ addressId: chosen.addressId, currency: chosen.currency });
      }
      return { runId: input.id, letters: await this.toViews(tx, issued), changed };
    });
  }

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<DunningLetterView>> {
    return this.letters.listViews(ctx, query, dunningLetterColumns, (some) => this.toViews(ctx, some));
  }

  async toViews(ctx: RequestContext, letters: readonly DunningLetterEntity[]): Promise<DunningLetterView[]> {
    const ids = letters.flatMap(({ lines }) => lines.map(({ itemId }) => itemId));
    const open = new Map(
      (await this.items.getMany(ctx, [...new Set(ids)])).map((item) => [item.id, item.open]),
    );
    return letters.map((letter) => toLetterView(letter, open));
  }

  private today(ctx: RequestContext): string {
    return localDateAt(this.clock.now(), ctx.timeZone);
  }
}

function isSame(letter: ProposedLetter, chosen: IssueDunning['letters'][number]): boolean {
  const { addressId, currency, level, total } = letter;
  return (
    addressId === chosen.addressId &&
    currency === chosen.currency &&
    level === chosen.level &&
    toCents(total) === toCents(chosen.total)
  );
}
