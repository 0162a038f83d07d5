import { accountingWork, bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type {
  AccountingExportView,
  AccountingWaiting,
  StartAccountingExport,
} from '@jahrring/contracts-bookkeeping';
import type { WorkView } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  Clock,
  commonError,
  Database,
  FileStore,
  LongWork,
  uploadOf,
  Work,
} from '@jahrring/service-kit';
import type { FileAnswer, FileRule, RequestContext, WorkRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { JournalEntryRepository, LedgerService } from '../ledger';
import type { AccountingExportEntity } from './accounting-export.entity';
import { AccountingExportMaker } from './accounting-export.maker';
import { AccountingExportRepository } from './accounting-export.repositories';

const listed = 100;
const archiveRule: FileRule = { kinds: ['any'], maxBytes: 200_000_000 };

/**
 * Hands entries to the accountant, each once: an export has what was not handed over before. Its entries are marked at its
 * beginning; taken back, they wait again.
 */
@Injectable()
export class AccountingExportService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly work: LongWork,
    private readonly ledger: LedgerService,
    private readonly entries: JournalEntryRepository,
    private readonly exports: AccountingExportRepository,
    private readonly maker: AccountingExportMaker,
    private readonly files: FileStore,
    private readonly audit: Audit,
  ) {}

  waiting(ctx: RequestContext): Promise<AccountingWaiting> {
    return this.entries.waiting(ctx);
  }

  async list(ctx: RequestContext): Promise<AccountingExportView[]> {
    return (await this.exports.latest(ctx, listed)).map(toView);
  }

  /** @throws ACCOUNTING_EMPTY */
  start(ctx: RequestContext, { id, format, toDay }: StartAccountingExport): Promise<WorkView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const known = id === undefined ? null : await this.exports.find(tx, id);
      if (known) return this.work.get(tx, known.id);
      const { entries, total, firstDay, lastDay } = await this.entries.waiting(tx, toDay);
      if (entries === 0) throw new AppError(bookkeepingErrors, 'ACCOUNTING_EMPTY');
      const work = await this.work.start(tx, accountingWork, {}, id);
      const days = { toDay, firstDay, lastDay };
      await this.exports.insert(tx, {
        ...{ id: work.id, format, state: 'running', ...days, entries, total },
        ...{ fileId: null, takenBackAt: null, reason: null },
      });
      await this.entries.mark(tx, work.id, toDay, this.clock.now());
      return work;
    });
  }

  @Work(accountingWork)
  async run(ctx: RequestContext, _input: object, run: WorkRun): Promise<{ exportId: string }> {
    const own = await this.exports.get(ctx, run.id);
    await run.total(own.entries);
    const before = run.done;
    let through = 0;
    const read = await this.maker.read(ctx, run.id, async (count) => {
      through += count;
      // After a crash all is read again, but told once.
      if (through > before)
        await run.step(undefined, undefined, { count: Math.min(count, through - before) });
    });
    const archive = await this.maker.make(ctx, own, read);
    await this.db.tx(ctx, async (tx) => {
      const now = await this.exports.get(tx, run.id);
      if (now.state !== 'running') return;
      const upload = uploadOf(`${own.format}-${own.toDay}.zip`, 'application/zip', archive);
      const { id: fileId } = await this.files.save(tx, upload, archiveRule);
      await this.exports.update(tx, run.id, now.version, { state: 'done', fileId });
    });
    return { exportId: run.id };
  }

  /** The archive, as it was made. @throws NOT_FOUND while it is not there */
  async file(ctx: RequestContext, id: string): Promise<FileAnswer> {
    const { fileId, toDay } = await this.exports.get(ctx, id);
    if (fileId === null) throw commonError('NOT_FOUND');
    await this.db.tx(ctx, (tx) =>
      this.audit.record(tx, {
        ...{ action: 'export', entity: 'accountingExport', entityId: id, after: { toDay } },
      }),
    );
    return this.files.send(ctx, fileId);
  }

  /** As if it had never been: its entries wait again. @throws ACCOUNTING_TAKEN_BACK */
  revoke(ctx: RequestContext, id: string, reason: string): Promise<AccountingExportView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const own = await this.exports.get(tx, id);
      if (own.state === 'taken_back') throw new AppError(bookkeepingErrors, 'ACCOUNTING_TAKEN_BACK');
      await this.entries.unmark(tx, id);
      const patch = { state: 'taken_back' as const, takenBackAt: this.clock.now(), reason };
      return toView(await this.exports.update(tx, id, own.version, patch));
    });
  }
}

function toView(own: AccountingExportEntity): AccountingExportView {
  const { id, version, format, state, toDay, firstDay, lastDay, entries, total, reason } = own;
  return {
    ...{ id, version, format, state, toDay, firstDay, lastDay, entries, total, reason },
    ...{ createdAt: own.createdAt.toISOString(), takenBackAt: own.takenBackAt?.toISOString() ?? null },
  };
}
