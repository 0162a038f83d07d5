import type { ImportCounts } from '@jahrring/contracts-common/imports';
import type { RequestContext } from '../../context/request-context';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import type { LongWork } from '../../long-work/long-work';
import type { WorkRun } from '../../long-work/work-run';
import type { AnyImportDefinition, ImportedRecord, PlannedRow } from './import-definition';
import type { ImportEntity, ImportRowFields } from './import.entity';
import type { ImportRepository, ImportRowRepository } from './import.repository';
import {
  firstPosition,
  hasMapping,
  isWorking,
  nextState,
  noCounts,
  isReverting,
  type WorkingState,
} from './import-states';
import { ImportWriter, type RowToRevert } from './import-writer';
import { headersOf, wholeFile } from './whole-file';

const usualRowsPerStep = 250;
/** Times in a row that somebody else may be faster before it counts as a fault. */
const mostRaces = 20;

type Planned = PlannedRow<object, ImportedRecord>;

type Result = Partial<Pick<ImportEntity, 'counts' | 'kept'>>;

/** One stretch of work at an import; what the survey has found lasts as long. */
interface Pass {
  work: WorkRun;
  survey?: { found: unknown };
}

/** Input of the long work of an import. */
export interface ImportInput {
  importId: string;
}

export interface ImportParts {
  db: Database;
  imports: ImportRepository;
  rows: ImportRowRepository;
  work: LongWork;
}

/** A row that the dry run had found right is wrong by now, and the user has not allowed to leave rows out. */
class ImportStopped extends Error {}

/**
 * Takes an import through its rows in small transactions, each of which claims the next rows on the import itself: a crash
 * goes on where it was, and a cancelled run turns round. Nothing is half written in the end: a run that cannot finish is
 * undone.
 */
export class ImportRunner {
  private readonly writer: ImportWriter;

  constructor(
    private readonly definition: AnyImportDefinition,
    private readonly parts: ImportParts,
  ) {
    this.writer = new ImportWriter(definition);
  }

  /** Does all that is left of the import's present step, as long work. */
  async finish(ctx: RequestContext, { importId }: ImportInput, work: WorkRun): Promise<null> {
    await work.total((await this.parts.imports.get(ctx, importId)).rowCount);
    let pass: Pass = { work };
    let races = 0;
    for (let more = true; more;) {
      try {
        more = await this.step(ctx, importId, pass);
        races = 0;
      } catch (error) {
        // The survey's notes on these rows were not written.
        pass = { work };
        races += 1;
        if (isRace(error) && races < mostRaces) continue;
        if (!(error instanceof ImportStopped) && !(error instanceof AppError)) throw error;
        await this.parts.db.tx(ctx, (tx) => this.turnRound(tx, importId, error));
      }
    }
    return null;
  }

  /** Long work that ended before the import did: by a fault of ours, or because somebody cancelled it there. */
  async abandon(tx: RequestContext, { importId }: ImportInput): Promise<void> {
    const { imports, work } = this.parts;
    const run = await imports.get(tx, importId);
    if (!isWorking(run.state)) return;
    if (run.state === 'running') {
      await imports.update(tx, importId, run.version, { state: 'failing', processed: 0, counts: noCounts });
      await work.start(tx, this.definition.kind, { importId } satisfies ImportInput);
      return;
    }
    // An import that could not be taken back stays one that can be undone.
    const state = run.state !== 'checking' ? 'done' : hasMapping(run) ? 'uploaded' : 'failed';
    await imports.update(tx, importId, run.version, { state });
  }

  /** The next rows; false when nothing is left to do. */
  private async step(ctx: RequestContext, importId: string, pass: Pass): Promise<boolean> {
    const { db, imports } = this.parts;
    const run = await imports.get(ctx, importId);
    if (!isWorking(run.state)) return false;
    if (this.definition.survey && !isReverting(run.state))
      pass.survey ??= { found: await this.definition.survey(ctx, await wholeFile(this.parts, ctx, run)) };
    if (this.definition.refused && run.state !== 'checking') return this.single(ctx, run, pass);
    return db.tx(ctx, (tx) => this.portion(tx, importId, pass));
  }

  /** A portion of rows in one transaction. */
  private async portion(ctx: RequestContext, importId: string, { work, survey }: Pass): Promise<boolean> {
    const { imports, rows } = this.parts;
    const run = await imports.get(ctx, importId);
    if (!isWorking(run.state)) return false;
    const { rowsPerStep = usualRowsPerStep } = this.definition;
    const from = run.processed + firstPosition(run.settings);
    const portion = await rows.findFrom(ctx, importId, from, rowsPerStep);
    const processed = run.processed + portion.length;
    const claimed = await imports.update(ctx, importId, run.version, { processed });
    const result = await this.process(ctx, run.state, claimed, portion, survey);
    return this.through(ctx, claimed, result, portion.length, work);
  }

  /**
   * The next row in a transaction of its own, whose first statement is the record's: what others commit while it waits for
   * their lock is then seen.
   */
  private async single(ctx: RequestContext, run: ImportEntity, { work, survey }: Pass): Promise<boolean> {
    const { db, imports, rows } = this.parts;
    const [row] = await rows.findFrom(ctx, run.id, run.processed + firstPosition(run.settings), 1);
    const next = { ...run, processed: run.processed + (row ? 1 : 0) } as ImportEntity;
    const end = (tx: RequestContext, result: Result) => this.through(tx, next, result, row ? 1 : 0, work);
    if (!row) return db.tx(ctx, (tx) => end(tx, {}));
    const isWriting = run.state === 'running';
    const planned = isWriting ? await this.plan(ctx, next, [row], survey) : [];
    const weighed = isWriting ? [] : await this.writer.weigh(ctx, [row]);
    try {
      const more = await db.tx(ctx, async (tx) => {
        if (!isWriting) return end(tx, await this.revert(tx, run, weighed));
        await rows.replace(tx, await this.writer.write(tx, planned, run));
        return end(tx, { counts: countsWith(next, planned, 1) });
      });
      for (const { written } of planned) written?.();
      return more;
    } catch (error) {
      const isRefused = error instanceof AppError && (await imports.get(ctx, run.id)).version === run.version;
      if (!isRefused) throw error;
      return db.tx(ctx, async (tx) => {
        if (!isWriting) return end(tx, { kept: run.kept + 1 });
        const refused = planned.map((one) => this.refused(run, one, error));
        await rows.replace(
          tx,
          refused.map((one) => one.row),
        );
        return end(tx, { counts: countsWith(next, refused, 1) });
      });
    }
  }

  private async revert(
    ctx: RequestContext,
    run: ImportEntity,
    weighed: readonly RowToRevert[],
  ): Promise<Result> {
    const { rows, kept } = await this.writer.revert(ctx, weighed);
    // An undo that is repeated asks for what stayed alone.
    await this.parts.rows.forgetRecords(ctx, run.id, rows);
    return { kept: run.kept + kept };
  }

  private refused(run: ImportEntity, { row, plan }: Planned, error: AppError): Planned {
    const errors = this.definition.refused?.(run, row, error) ?? [];
    const wrong = { ...plan, outcome: 'error' as const, errors };
    return { row: { ...row, outcome: 'error', plan: wrong }, plan: wrong };
  }

  /** Notes how far the import is; true as long as rows are left. */
  private async through(
    ctx: RequestContext,
    { id, version, state, processed, rowCount }: ImportEntity,
    result: Result,
    count: number,
    work: WorkRun,
  ): Promise<boolean> {
    const isLast = processed >= rowCount;
    const next = isLast && isWorking(state) ? nextState[state] : state;
    await this.parts.imports.update(ctx, id, version, { ...result, processed, state: next });
    await work.step(ctx, undefined, { count });
    return !isLast;
  }

  private async process(
    ctx: RequestContext,
    state: WorkingState,
    run: ImportEntity,
    portion: readonly ImportRowFields[],
    survey: Pass['survey'],
  ): Promise<Result> {
    if (isReverting(state)) {
      return this.revert(ctx, run, await this.writer.weigh(ctx, portion));
    }
    const { rows } = this.parts;
    const planned = await this.plan(ctx, run, portion, survey);
    if (state === 'checking') {
      await rows.replace(
        ctx,
        planned.map(({ row }) => row),
      );
    } else {
      if (!run.skipErrors && planned.some(({ plan }) => plan.outcome === 'error')) throw new ImportStopped();
      await rows.replace(ctx, await this.writer.write(ctx, planned, run));
    }
    return { counts: countsWith(run, planned, portion.length) };
  }

  private async plan(
    ctx: RequestContext,
    run: ImportEntity,
    portion: readonly ImportRowFields[],
    survey: Pass['survey'],
  ): Promise<Planned[]> {
    const [first] = portion;
    if (!first) return [];
    const planned = await this.definition.plan(ctx, {
      ...{ run, rows: portion, headers: headersOf(run), survey: survey?.found },
      earlier: (column, keys) => this.parts.rows.findFirstLines(ctx, first, column, keys),
    });
    return planned as Planned[];
  }

  /** From writing to taking back; a dry run or an undo that is refused ends its long work with that error. */
  private async turnRound(ctx: RequestContext, importId: string, cause: Error): Promise<void> {
    const run = await this.parts.imports.get(ctx, importId);
    if (run.state !== 'running') throw cause;
    await this.parts.imports.update(ctx, importId, run.version, {
      state: 'failing',
      processed: 0,
      counts: noCounts,
    });
  }
}

/** Counts of an import that is through with these rows as well; they begin anew with its first rows. */
function countsWith(
  { counts, processed }: ImportEntity,
  planned: readonly Planned[],
  rows: number,
): ImportCounts {
  const sum = { ...(processed === rows ? noCounts : counts) };
  for (const { plan } of planned) sum[plan.outcome] += 1;
  return sum;
}

/** Somebody else has taken the same step, cancelled it, or changed one of the records this moment. */
function isRace(error: unknown): boolean {
  return error instanceof AppError && error.code === 'VERSION_MISMATCH';
}
