import { commonErrors } from '@jahrring/contracts-common';
import type { WorkView } from '@jahrring/contracts-common';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { principalFromJson, principalToJson } from '../context/principal';
import { RequestContext, systemContext } from '../context/request-context';
import type { Database } from '../database/database';
import { AppError, commonError } from '../errors/app-error';
import type { Leases } from '../jobs/leases';
import { WorkRun, WorkStopped } from './work-run';
import type { WorkRunEntity } from './work-run.entity';
import type { WorkRunRepository } from './work-run.repository';
import type { AbandonedWorkHandler, WorkHandler } from './work.decorator';

/** Seconds for which a run stays assigned after its last renewal. */
const leaseSeconds = 60;
const renewSeconds = 20;
/** Runs at a time on one instance: one licence's long work does not hold up another's. */
const atOnce = 3;
const lookMilliseconds = 250;
const keptDays = 14;
const dayMilliseconds = 86_400_000;

/**
 * Work that takes longer than a request may: kept in the database, done by whichever instance is free, resumed after a
 * crash, watched and cancelled by who started it (`GET /api/<tool>/long-work/:id`).
 */
export class LongWork {
  private readonly handlers = new Map<string, WorkHandler>();
  private readonly abandonedHandlers = new Map<string, AbandonedWorkHandler>();
  private readonly here = new Set<string>();
  private wake: () => void = () => undefined;

  constructor(
    private readonly db: Database,
    private readonly runs: WorkRunRepository,
    private readonly leases: Leases,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @internal Called for every `@Work` method. */
  add(kind: string, handler: WorkHandler): void {
    if (this.handlers.has(kind)) throw new Error(`Two handlers do ${kind}`);
    this.handlers.set(kind, handler);
  }

  /** @internal Called for every `@WorkAbandoned` method. */
  addAbandoned(kind: string, handler: AbandonedWorkHandler): void {
    this.abandonedHandlers.set(kind, handler);
  }

  /** @internal Called after every commit that puts work in the queue. */
  onQueued(wake: () => void): void {
    this.wake = wake;
  }

  /** Puts work in the queue, in the caller's transaction; it begins when that commits. */
  async start(ctx: RequestContext, kind: string, input: unknown, id?: string): Promise<WorkView> {
    if (!this.handlers.has(kind)) throw new Error(`Nobody does ${kind}`);
    const begun = await this.db.tx(ctx, (tx) => {
      tx.afterCommit(() => this.wake());
      return this.runs.insert(tx, {
        id,
        kind,
        state: 'queued',
        userId: ctx.userId,
        caller: principalToJson(ctx),
        input,
        done: 0,
        total: 0,
        entries: [],
        tally: {},
        result: null,
        problem: null,
        fence: 0,
      });
    });
    return toView(begun);
  }

  async get(ctx: RequestContext, id: string): Promise<WorkView> {
    return toView(await this.runs.get(ctx, id));
  }

  /** Returns input, state and result of the caller's work of a kind: for work that depends on other work. */
  async material(
    ctx: RequestContext,
    id: string,
    kind: string,
  ): Promise<{ input: unknown; state: WorkView['state']; result: unknown }> {
    const run = await this.runs.get(ctx, id);
    if (run.kind !== kind) throw commonError('NOT_FOUND');
    return { input: run.input, state: run.state, result: run.result };
  }

  /** The caller's latest of a kind, or of all. */
  async list(ctx: RequestContext, kind?: string): Promise<{ items: WorkView[] }> {
    return { items: (await this.runs.latest(ctx, kind)).map(toView) };
  }

  /** Ends it after the step it is at; what is through stays. */
  async cancel(ctx: RequestContext, id: string): Promise<WorkView> {
    return this.db.tx(ctx, async (tx) => {
      await this.runs.get(tx, id);
      if (await this.runs.cancel(tx, id)) await this.abandon(tx, id);
      return toView(await this.runs.get(tx, id));
    });
  }

  /** Does what waits, until nothing does. */
  async runDue(signal: AbortSignal): Promise<void> {
    const running = new Set<Promise<void>>();
    for (;;) {
      const due = signal.aborted ? [] : await this.due(atOnce - running.size);
      for (const { id, licenceId } of due) {
        this.here.add(id);
        const run = this.attempt(id, licenceId, signal).finally(() => {
          this.here.delete(id);
          running.delete(run);
        });
        running.add(run);
      }
      if (running.size === 0) return;
      await Promise.race([...running, pause(lookMilliseconds)]);
    }
  }

  /** Returns true if `runDue` has something to do. */
  async hasDue(): Promise<boolean> {
    return (await this.due(1)).length > 0;
  }

  /** Forgets what was over two weeks ago. */
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptDays * dayMilliseconds);
    await this.db.tx(systemContext({ licenceId: '' }), (ctx) => this.runs.purge(ctx, before));
  }

  private async due(free: number): Promise<{ id: string; licenceId: string }[]> {
    if (free <= 0) return [];
    const open = await this.runs.open(systemContext({ licenceId: '' }));
    return open.filter(({ id }) => !this.here.has(id)).slice(0, free);
  }

  private async attempt(id: string, licenceId: string, signal: AbortSignal): Promise<void> {
    const lease = await this.leases.acquire(`work:${id}`, leaseSeconds);
    if (!lease) {
      // Another instance is at it: look again later.
      await pause(lookMilliseconds);
      return;
    }
    const renewal = setInterval(() => {
      this.leases.renew(lease, leaseSeconds).catch((error: unknown) => {
        this.logger.warn({ err: error, work: id }, 'lease of long work not renewed');
      });
    }, renewSeconds * 1000);
    renewal.unref();
    try {
      await this.run(systemContext({ licenceId }), id, lease.fence, signal);
    } finally {
      clearInterval(renewal);
      await this.leases.drop(lease);
    }
  }

  private async run(system: RequestContext, id: string, fence: number, signal: AbortSignal): Promise<void> {
    const claimed = await this.db.tx(system, (tx) => this.runs.claim(tx, id, fence));
    if (!claimed) return;
    const entity = await this.runs.get(system, id);
    const ctx = new RequestContext(principalFromJson(entity.caller), system.requestId, entity.userId === '');
    const run = new WorkRun(entity, this.runs, this.db, ctx, signal);
    const end = await this.outcome(ctx, entity, run);
    if (!end) return;
    await this.db.tx(system, async (tx) => {
      const isOurs = await this.runs.change(tx, entity, end);
      if (isOurs && end.state === 'failed') await this.abandon(tx, id);
    });
  }

  /** Of the steps that no run will take any more; those that are through committed before. */
  private async abandon(tx: RequestContext, id: string): Promise<void> {
    const { kind, input, done } = await this.runs.get(tx, id);
    await this.abandonedHandlers.get(kind)?.(tx, input, done);
  }

  private async outcome(
    ctx: RequestContext,
    { kind, id, input }: WorkRunEntity,
    run: WorkRun,
  ): Promise<Partial<WorkRunEntity> | null> {
    try {
      const handler = this.handlers.get(kind);
      if (!handler) throw new Error(`Nobody does ${kind}`);
      return { state: 'done', result: (await handler(ctx, input, run)) ?? null };
    } catch (error) {
      if (error instanceof WorkStopped) return null;
      if (!(error instanceof AppError)) this.logger.error({ err: error, work: id, kind }, 'long work failed');
      return { state: 'failed', problem: toProblem(error) };
    }
  }
}

function toProblem(error: unknown): WorkView['problem'] {
  if (!(error instanceof AppError)) return { code: 'INTERNAL', key: commonErrors.INTERNAL.key };
  const { code, key, params, fields } = error;
  return { code, key, ...(params ? { params } : {}), ...(fields ? { fields } : {}) };
}

function toView(entity: WorkRunEntity): WorkView {
  const { id, kind, state, done, total, entries, tally, result, problem, createdAt, updatedAt } = entity;
  return {
    id,
    kind,
    state,
    done,
    total,
    entries,
    tally,
    result,
    problem,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
