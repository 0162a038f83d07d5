import { setImmediate as nextTurn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { statementImportWork, statementLimits } from '@jahrring/contracts-bookkeeping';
import type { ImportedFile, StatementsImported } from '@jahrring/contracts-bookkeeping';
import type { WorkView } from '@jahrring/contracts-common';
import { AppError, Database, FileStore, LongWork, Work, WorkAbandoned } from '@jahrring/service-kit';
import type { RequestContext, Upload, WorkRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { checkStatementFile, readStatementFile } from '../statement-file';
import { CertainLines } from './certain-lines';
import { StatementRecorder } from './statement-recorder';
import { unpackUploads } from './unpack-uploads';
import { refusalOf, toRefusal, toRefused } from './import-refusal';

interface WorkInput {
  files: { id: string; name: string }[];
  /** Files that were refused when they came. */
  refused: ImportedFile[];
}

const rule = { kinds: ['any'], maxBytes: statementLimits.bytes } as const;
const pieceBytes = 65_536;

/** Imports files of the bank as long work: each file as a whole or not at all, and each told for itself. */
@Injectable()
export class StatementImportService {
  constructor(
    private readonly db: Database,
    private readonly work: LongWork,
    private readonly files: FileStore,
    private readonly ledger: LedgerService,
    private readonly recorder: StatementRecorder,
    private readonly certain: CertainLines,
  ) {}

  /**
   * Looks at the head of each file, keeps those that are statements, and puts their import in the queue.
   *
   * @throws STATEMENT_UNREADABLE where no file is a statement; VALIDATION_FAILED for too many files
   */
  async start(ctx: RequestContext, uploads: readonly Upload[]): Promise<WorkView> {
    const good: Upload[] = [];
    const refused: { name: string; error: AppError }[] = [];
    for (const { name, upload, error } of await unpackUploads(uploads)) {
      const fault = error ?? (await refusalOf(() => checkStatementFile(upload.open())));
      if (fault) refused.push({ name, error: fault });
      else good.push(upload);
    }
    const [first] = refused;
    if (good.length === 0 && first) throw first.error;
    return this.db.tx(ctx, async (tx) => {
      const files: WorkInput['files'] = [];
      for (const upload of good) {
        const { id } = await this.files.save(tx, upload, rule);
        files.push({ id, name: upload.filename });
      }
      const input: WorkInput = { files, refused: refused.map(({ name, error }) => toRefused(name, error)) };
      return this.work.start(tx, statementImportWork, input);
    });
  }

  /** One file that cannot be read holds up no other. At the end books what is certain, where the licence wants it. */
  @Work(statementImportWork)
  async run(ctx: RequestContext, { files, refused }: WorkInput, run: WorkRun): Promise<StatementsImported> {
    await run.total(files.length);
    for (const file of files.slice(run.done)) await this.importFile(ctx, file, run);
    await this.certain.book(ctx, run);
    return {
      files: [...(run.entries as ImportedFile[]), ...refused],
      booked: run.tally['booked'] ?? 0,
    };
  }

  /** Files that were not reached are not kept. */
  @WorkAbandoned(statementImportWork)
  async abandon(tx: RequestContext, { files }: WorkInput, done: number): Promise<void> {
    for (const { id } of files.slice(done)) await this.files.remove(tx, id);
  }

  private async importFile(
    ctx: RequestContext,
    file: WorkInput['files'][number],
    run: WorkRun,
  ): Promise<void> {
    const bytes = await this.files.read(ctx, file.id);
    try {
      const read = await readStatementFile(piecesOf(bytes));
      await this.db.tx(ctx, async (tx) => {
        await this.ledger.lock(tx);
        const statements: ImportedFile['statements'] = [];
        for (const statement of read) statements.push(await this.recorder.record(tx, statement, file));
        // Known statements came in another file before, and that file is kept.
        if (statements.every(({ outcome }) => outcome === 'known')) await this.files.remove(tx, file.id);
        const entry: ImportedFile = { name: file.name, statements, problem: null };
        await run.step(tx, entry);
      });
    } catch (error) {
      const refusal = toRefusal(error);
      await this.db.tx(ctx, async (tx) => {
        await this.files.remove(tx, file.id);
        await run.step(tx, toRefused(file.name, refusal));
      });
    }
  }
}

/** In pieces, so that others get their turn while a large file is read. */
function piecesOf(bytes: Buffer): Readable {
  async function* pieces() {
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      await nextTurn();
      yield bytes.subarray(from, from + pieceBytes);
    }
  }
  return Readable.from(pieces());
}
