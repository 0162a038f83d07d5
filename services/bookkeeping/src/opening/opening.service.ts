import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { CurrentOpening, OpeningView, UploadOpening } from '@jahrring/contracts-bookkeeping';
import { AppError, Clock, Database } from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { serviceTexts } from '../i18n';
import { LedgerService } from '../ledger';
import { OpenItemRepository } from '../open-item';
import { OpeningPlanner } from './opening-planner';
import { OpeningWriter } from './opening-writer';
import type { OpeningEntity, OpeningRow } from './opening.entity';
import { toOpeningView } from './opening.mapper';
import { OpeningRepository } from './opening.repository';
import { readOpeningFile } from './read-opening-file';

/** Opening of a licence's books: files are previewed, imported as a whole, and reversible. */
@Injectable()
export class OpeningService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
    private readonly openings: OpeningRepository,
    private readonly planner: OpeningPlanner,
    private readonly writer: OpeningWriter,
    private readonly openItems: OpenItemRepository,
  ) {}

  async current(ctx: RequestContext): Promise<CurrentOpening> {
    const opening = await this.openings.live(ctx);
    return { opening: opening && (await this.view(ctx, opening)) };
  }

  /** Puts a file into the draft, in place of the one before. @throws OPENING_UNREADABLE, OPENING_STATE */
  async upload(ctx: RequestContext, { file, day }: UploadOpening, upload: Upload): Promise<OpeningView> {
    const rows = await readOpeningFile(upload, file);
    const name = upload.filename.slice(0, 255);
    const patch =
      file === 'items'
        ? { day, itemsFile: name, itemRows: rows }
        : { day, balancesFile: name, balanceRows: rows };
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const draft = await this.openings.live(tx);
      if (!draft) return this.view(tx, await this.openings.insert(tx, { ...emptyDraft(), ...patch }));
      requireState(draft, 'draft');
      return this.view(tx, await this.openings.update(tx, draft.id, draft.version, patch));
    });
  }

  /** Takes all of it over, or nothing. @throws OPENING_STATE, OPENING_REFUSED, LEDGER_PERIOD_CLOSED */
  commit(ctx: RequestContext, id: string, version: number): Promise<OpeningView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const draft = await this.openings.get(tx, id);
      requireState(draft, 'draft');
      const planned = await this.planner.plan(tx, draft);
      if (planned.problems.length > 0 || planned.refusals.length > 0) {
        throw new AppError(bookkeepingErrors, 'OPENING_REFUSED');
      }
      const itemIds = await this.writer.write(tx, draft, planned);
      const done = { state: 'done' as const, itemIds, committedAt: this.clock.now() };
      return this.view(tx, await this.openings.update(tx, id, version, done));
    });
  }

  /**
   * Takes it back: counter-entries in the journal, and its items are gone. A draft is thrown away.
   *
   * @throws OPENING_STATE, OPENING_IN_USE where something was settled of an item
   */
  undo(ctx: RequestContext, id: string): Promise<OpeningView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const opening = await this.openings.get(tx, id);
      if (opening.live === null) throw new AppError(bookkeepingErrors, 'OPENING_STATE');
      if (opening.state === 'done') await this.revert(tx, opening);
      const undone = { state: 'undone' as const, live: null, itemIds: [] };
      return this.view(tx, await this.openings.update(tx, id, opening.version, undone));
    });
  }

  private async revert(tx: RequestContext, { id, day, itemIds }: OpeningEntity): Promise<void> {
    const items = await this.openItems.getMany(tx, itemIds);
    const used = items.find(({ amount, open }) => amount !== open);
    if (used) throw new AppError(bookkeepingErrors, 'OPENING_IN_USE', { number: used.number });
    const text = `${serviceTexts.in(tx.locale).opening.reversal} ${day}`;
    const entry = { bookedOn: day, text, orNextOpenDay: true };
    for (const sourceId of [id, ...itemIds]) {
      await this.ledger.reverse(tx, { source: 'opening', sourceId }, entry);
    }
    for (const item of items) await this.openItems.remove(tx, item.id, item.version);
  }

  private async view(ctx: RequestContext, opening: OpeningEntity): Promise<OpeningView> {
    const isDraft = opening.state === 'draft';
    const planned = isDraft ? await this.planner.plan(ctx, opening) : null;
    return toOpeningView(opening, planned);
  }
}

function emptyDraft() {
  const none: OpeningRow[] = [];
  return {
    ...{ state: 'draft' as const, live: 'live' as const, balancesFile: null, balanceRows: none },
    ...{ itemsFile: null, itemRows: none, itemIds: [], committedAt: null },
  };
}

function requireState({ state }: OpeningEntity, wanted: 'draft'): void {
  if (state !== wanted) throw new AppError(bookkeepingErrors, 'OPENING_STATE');
}
