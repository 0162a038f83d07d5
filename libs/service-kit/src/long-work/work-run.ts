import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import type { WorkRunEntity } from './work-run.entity';
import type { WorkRunRepository } from './work-run.repository';

/** The work was cancelled, or is somebody else's by now, or the service shuts down: end without a result. */
export class WorkStopped extends Error {
  constructor() {
    super('The work was stopped');
    this.name = 'WorkStopped';
  }
}

export interface StepNote {
  /** So many steps are through at once (default 1). */
  count?: number;
  /** Counts them under this name, for what is too much to keep one by one. */
  as?: string;
}

/** Run as a handler receives it: to report progress, and to check if it should stop. */
export class WorkRun {
  readonly id: string;
  private through: number;

  constructor(
    private readonly entity: WorkRunEntity,
    private readonly runs: WorkRunRepository,
    private readonly db: Database,
    private readonly ctx: RequestContext,
    /** Aborted when the service shuts down; the run goes on at the next start. */
    readonly signal: AbortSignal,
  ) {
    this.id = entity.id;
    this.through = entity.done;
  }

  /** Steps that are through: not 0 when a run goes on after a crash. */
  get done(): number {
    return this.through;
  }

  /** Entries reported by earlier steps, also those before a crash. */
  get entries(): readonly unknown[] {
    return this.entity.entries;
  }

  /** Number of steps counted under each name. */
  get tally(): Readonly<Record<string, number>> {
    return this.entity.tally;
  }

  /** Writes the total number of steps. */
  async total(count: number): Promise<void> {
    await this.write(this.ctx, { total: count });
  }

  /**
   * One step is through. With the context of the transaction that did it, step and effect are one: neither is lost or
   * done twice by a crash. `entry` is kept for the result page: for some hundred at most.
   * @throws WorkStopped when the work shall end; the transaction it is called in then rolls back
   */
  async step(ctx?: RequestContext, entry?: unknown, { count = 1, as }: StepNote = {}): Promise<void> {
    const entries = entry === undefined ? this.entity.entries : [...this.entity.entries, entry];
    const done = this.through + count;
    const { tally: before } = this.entity;
    const tally = as === undefined ? before : { ...before, [as]: (before[as] ?? 0) + count };
    await this.write(ctx ?? this.ctx, entry === undefined ? { done, tally } : { done, tally, entries });
    const keep = () => {
      this.through = done;
      this.entity.entries = entries;
      this.entity.tally = tally;
    };
    if (ctx?.tx) ctx.afterCommit(keep);
    else keep();
  }

  private async write(ctx: RequestContext, change: Partial<WorkRunEntity>): Promise<void> {
    if (this.signal.aborted) throw new WorkStopped();
    const kept = await this.db.tx(ctx, (tx) => this.runs.change(tx, this.entity, change));
    if (!kept) throw new WorkStopped();
  }
}
