import { bookkeepingErrors, receiptsLimits, receiptsWork } from '@jahrring/contracts-bookkeeping';
import type { ReceiptsView, StartReceipts } from '@jahrring/contracts-bookkeeping';
import { daysBetween } from '@jahrring/contracts-common';
import type { WorkView } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  commonError,
  Database,
  FileStore,
  LongWork,
  uploadOf,
  Work,
} from '@jahrring/service-kit';
import type { FileAnswer, FileRule, RequestContext, WorkRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { ReceiptArchiveEntity } from './receipt-archive.entity';
import { ReceiptArchiveRepository } from './receipt-archive.repository';
import { ReceiptGatherer } from './receipt.gatherer';

const listed = 20;
const archiveRule: FileRule = { kinds: ['any'], maxBytes: receiptsLimits.bytes * 2 };

/** The receipts of some days as an archive for the accountant. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly db: Database,
    private readonly work: LongWork,
    private readonly archives: ReceiptArchiveRepository,
    private readonly gatherer: ReceiptGatherer,
    private readonly files: FileStore,
    private readonly audit: Audit,
  ) {}

  async list(ctx: RequestContext): Promise<ReceiptsView[]> {
    return (await this.archives.latest(ctx, listed)).map(toView);
  }

  /** @throws RECEIPTS_TOO_LONG, RECEIPTS_EMPTY */
  async start(ctx: RequestContext, { id, fromDay, toDay }: StartReceipts): Promise<WorkView> {
    if (daysBetween(fromDay, toDay) >= receiptsLimits.days) {
      throw new AppError(bookkeepingErrors, 'RECEIPTS_TOO_LONG', { days: receiptsLimits.days });
    }
    const known = id === undefined ? null : await this.archives.find(ctx, id);
    if (known) return this.work.get(ctx, known.id);
    if ((await this.gatherer.count(ctx, { fromDay, toDay })) === 0) {
      throw new AppError(bookkeepingErrors, 'RECEIPTS_EMPTY');
    }
    return this.db.tx(ctx, async (tx) => {
      const work = await this.work.start(tx, receiptsWork, {}, id);
      const empty = { state: 'running' as const, files: 0, missing: 0, fileId: null };
      await this.archives.insert(tx, { id: work.id, fromDay, toDay, ...empty });
      return work;
    });
  }

  @Work(receiptsWork)
  async run(ctx: RequestContext, _input: object, run: WorkRun): Promise<{ archiveId: string }> {
    const own = await this.archives.get(ctx, run.id);
    await run.total(await this.gatherer.count(ctx, own));
    // After a crash all is gathered again, but told once.
    let again = run.done;
    const { archive, files, missing } = await this.gatherer.gather(ctx, own, async () => {
      if (again > 0) again -= 1;
      else await run.step();
    });
    await this.db.tx(ctx, async (tx) => {
      const name = `${own.fromDay}_${own.toDay}.zip`;
      const { id: fileId } = await this.files.save(
        tx,
        uploadOf(name, 'application/zip', archive),
        archiveRule,
      );
      const { version } = await this.archives.get(tx, run.id);
      await this.archives.update(tx, run.id, version, { state: 'done', fileId, files, missing });
    });
    return { archiveId: run.id };
  }

  /** @throws NOT_FOUND while it is not there */
  async file(ctx: RequestContext, id: string): Promise<FileAnswer> {
    const { fileId, fromDay, toDay } = await this.archives.get(ctx, id);
    if (fileId === null) throw commonError('NOT_FOUND');
    await this.db.tx(ctx, (tx) =>
      this.audit.record(tx, {
        ...{ action: 'export', entity: 'receiptArchive', entityId: id, after: { fromDay, toDay } },
      }),
    );
    return this.files.send(ctx, fileId);
  }
}

function toView({
  id,
  state,
  fromDay,
  toDay,
  files,
  missing,
  createdAt,
}: ReceiptArchiveEntity): ReceiptsView {
  return { id, state, fromDay, toDay, files, missing, createdAt: createdAt.toISOString() };
}
