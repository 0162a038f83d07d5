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
import { ImportWriter } from './import-writer';

const usualRowsPerStep = 250;
/** Times in a row that somebody else may be faster before it counts as a fault. */
const mostRaces = 20;

type Planned = PlannedRow<object, ImportedRecord>;

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
  async finish(ctx: RequestContext, { importId }: ImportInput, run: WorkRun): Promise<null> {
    await run.total((await this.parts.imports.get(ctx, importId)).rowCount);
    let races = 0;
    for (let more = true; more;) {
      try {
        more = await this.parts.db.tx(ctx, (tx) => this.step(tx, importId, run));
        races = 0;
      } catch (error) {
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

  /** One portion of rows; false when nothing is left to do. */
  private async step(ctx: RequestContext, importId: string, work: WorkRun): Promise<boolean> {
    const { imports, rows } = this.parts;
    const run = await imports.get(ctx, importId);
    if (!isWorking(run.state)) return false;
    const { rowsPerStep = usualRowsPerStep } = this.definition;
    const from = run.processed + firstPosition(run.settings);
    const portion = await rows.findFrom(ctx, importId, from, rowsPerStep);
    const processed = run.processed + portion.length;
    const isLast = processed >= run.rowCount;
    const claimed = await imports.update(ctx, importId, run.version, { processed });
    const result = await this.process(ctx, run.state, claimed, portion);
    const state = isLast ? nextState[run.state] : run.state;
    await imports.update(ctx, importId, claimed.version, { ...result, state });
    await work.step(ctx, undefined, { count: portion.length });
    return !isLast;
  }

  private async process(
    ctx: RequestContext,
    state: WorkingState,
    run: ImportEntity,
    portion: readonly ImportRowFields[],
  ): Promise<Partial<Pick<ImportEntity, 'counts' | 'kept'>>> {
    if (isReverting(state)) return { kept: run.kept + (await this.writer.revert(ctx, portion)) };
    const { rows } = this.parts;
    const planned = await this.plan(ctx, run, portion);
    if (state === 'checking') {
      await rows.replace(
        ctx,
        planned.map(({ row }) => row),
      );
    } else {
      if (!run.skipErrors && planned.some(({ plan }) => plan.outcome === 'error')) throw new ImportStopped();
      await rows.replace(ctx, await this.writer.write(ctx, planned, run));
    }
    return { counts: addCounts(run.processed === portion.length ? noCounts : run.counts, planned) };
  }

  private async plan(
    ctx: RequestContext,
    run: ImportEntity,
    portion: readonly ImportRowFields[],
  ): Promise<Planned[]> {
    const [first] = portion;
    if (!first) return [];
    const headers = run.columns.map(({ header }) => (run.settings.hasTitles ? header : ''));
    const planned = await this.definition.plan(ctx, {
      run,
      rows: portion,
      headers,
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

function addCounts(counts: ImportCounts, planned: readonly Planned[]): ImportCounts {
  const sum = { ...counts };
  for (const { plan } of planned) sum[plan.outcome] += 1;
  return sum;
}

/** Somebody else has taken the same step, cancelled it, or changed one of the records this moment. */
function isRace(error: unknown): boolean {
  return error instanceof AppError && error.code === 'VERSION_MISMATCH';
}
