import type { ImportCounts } from '@jahrring/contracts-addresses';
import { AppError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressImportRepository } from './address-import.repository';
import type { AddressImportEntity } from './address-import.entity';
import { firstPosition } from './import-positions';
import { ImportPlanner, type PlannedRow } from './import-planner';
import { ImportRowRepository } from './import-row.repository';
import { isWorking, nextState, type WorkingState } from './import-states';
import { ImportUndo } from './import-undo';
import { ImportWriter } from './import-writer';

const rowsPerStep = 250;
const noCounts: ImportCounts = { create: 0, update: 0, skip: 0, error: 0 };

/** A row that the dry run had found right is wrong by now, and the user has not allowed to leave rows out. */
class ImportStopped extends Error {}

/**
 * Takes an import through its rows in small transactions: each claims the next rows on the import itself, so that
 * a crash goes on where it was, and of two runners one starts over. Nothing is half written in the end: a run that
 * cannot finish is undone.
 */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly db: Database,
    private readonly imports: AddressImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly planner: ImportPlanner,
    private readonly writer: ImportWriter,
    private readonly undo: ImportUndo,
  ) {}

  /** Does all that is left of the import's present step; stops between two chunks when told to. */
  async finish(ctx: RequestContext, importId: string, signal: AbortSignal): Promise<void> {
    let more = true;
    while (more && !signal.aborted) more = await this.takeStep(ctx, importId);
  }

  private async takeStep(ctx: RequestContext, importId: string): Promise<boolean> {
    try {
      return await this.db.tx(ctx, (ctx) => this.step(ctx, importId));
    } catch (error) {
      const stopped = error instanceof ImportStopped || error instanceof AppError;
      if (!stopped || isRace(error)) throw error;
      await this.db.tx(ctx, (ctx) => this.startFailing(ctx, importId));
      return true;
    }
  }

  /** One chunk of rows; false when nothing is left to do. */
  private async step(ctx: RequestContext, importId: string): Promise<boolean> {
    const run = await this.imports.get(ctx, importId);
    if (!isWorking(run.state)) return false;
    const from = run.processed + firstPosition(run.settings);
    const chunk = await this.rows.findFrom(ctx, importId, from, rowsPerStep);
    const processed = run.processed + chunk.length;
    const isLast = processed >= run.rowCount;
    const claimed = await this.imports.update(ctx, importId, run.version, { processed });
    const result = await this.work(ctx, run.state, claimed, chunk);
    const state = isLast ? nextState[run.state] : run.state;
    await this.imports.update(ctx, importId, claimed.version, { ...result, state });
    return !isLast;
  }

  private async work(
    ctx: RequestContext,
    state: WorkingState,
    run: AddressImportEntity,
    chunk: Parameters<ImportPlanner['plan']>[2],
  ): Promise<Partial<Pick<AddressImportEntity, 'counts' | 'kept'>>> {
    if (state === 'undoing' || state === 'failing') {
      return { kept: run.kept + (await this.undo.takeBack(ctx, chunk)) };
    }
    const planned = await this.planner.plan(ctx, run, chunk);
    if (state === 'checking') {
      await this.rows.replace(
        ctx,
        planned.map(({ row }) => row),
      );
    } else {
      if (!run.skipErrors && planned.some(({ plan }) => plan.outcome === 'error')) throw new ImportStopped();
      await this.rows.replace(ctx, await this.writer.write(ctx, planned, run.settings));
    }
    return { counts: addCounts(run.processed === chunk.length ? noCounts : run.counts, planned) };
  }

  private async startFailing(ctx: RequestContext, importId: string): Promise<void> {
    const run = await this.imports.get(ctx, importId);
    if (run.state !== 'running') return;
    await this.imports.update(ctx, importId, run.version, {
      state: 'failing',
      processed: 0,
      counts: noCounts,
    });
  }
}

function addCounts(counts: ImportCounts, planned: readonly PlannedRow[]): ImportCounts {
  const sum = { ...counts };
  for (const { plan } of planned) sum[plan.outcome] += 1;
  return sum;
}

/** Another runner has taken the same step: nothing is wrong with the rows. */
function isRace(error: unknown): boolean {
  return error instanceof AppError && error.code === 'VERSION_MISMATCH';
}
