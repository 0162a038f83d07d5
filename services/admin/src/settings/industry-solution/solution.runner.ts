import type { IndustryPackage, SolutionResult } from '@jahrring/contracts-admin';
import type { PackagePart, PartOutcome, PartRequest, PartResult } from '@jahrring/contracts-common';
import {
  AppError,
  Database,
  type NewRecord,
  type RequestContext,
  SERVICE_ENV,
  type ServiceEnv,
  Work,
  WorkAbandoned,
  type WorkRun,
  WorkStopped,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { ActivePlugins } from '../../identity';
import { inLicence } from './in-licence';
import {
  type IndustryApplicationEntity,
  type IndustryItemEntity,
  IndustryApplicationRepository,
  IndustryItemRepository,
} from '../industry-record';
import { IndustryPackageService } from './packages/industry-package.service';
import { PartGateway } from './part-gateway';
import { type PlannedPart, planPart, plannedParts, waitingResults, wordingOf } from './solution-plan';
import { solutionWork, type SolutionWork } from './solution-work';

interface Step {
  part: PackagePart;
  content: IndustryPackage;
  application: IndustryApplicationEntity;
  prices: SolutionWork['prices'];
}

type Outcomes = Partial<Record<PartOutcome, number>>;

/** State of a step of the run. */
interface FinishedStep {
  part: PackagePart;
  outcomes: Outcomes;
}

/** A service that starts anew is soon there again. */
const usualPauses: readonly number[] = [1_000, 5_000, 15_000, 30_000, 60_000];

/**
 * Applies a package or takes it back, one part at a time. A part is written by its owner as a whole or not at all; stopped in
 * between, the next run asks the same again, and finds what is there already.
 */
@Injectable()
export class SolutionRunner {
  /** Milliseconds between tries where a service cannot be reached. */
  pauses: readonly number[];

  constructor(
    private readonly db: Database,
    private readonly packages: IndustryPackageService,
    private readonly applications: IndustryApplicationRepository,
    private readonly items: IndustryItemRepository,
    private readonly plugins: ActivePlugins,
    private readonly gateway: PartGateway,
    @Inject(SERVICE_ENV) { peerPauses = usualPauses }: ServiceEnv,
  ) {
    this.pauses = peerPauses;
  }

  @Work(solutionWork)
  async run(ctx: RequestContext, input: SolutionWork, run: WorkRun): Promise<SolutionResult> {
    const { licenceId, applicationId, prices } = input;
    const own = inLicence(ctx, licenceId);
    const application = await this.applications.get(own, applicationId);
    const content = await this.packages.version(ctx, application.packageKey, application.number);
    const through = new Set(stepsOf(run).map(({ part }) => part));
    const known = await this.items.ofApplication(own, applicationId);
    const parts = plannedParts(content, known, application.task).filter((part) => !through.has(part));
    await run.total(through.size + parts.length);
    for (const part of parts) await this.runStep(ctx, { part, content, application, prices }, run);
    await this.finish(ctx, licenceId, applicationId);
    const { number, task } = application;
    return { key: content.key, number, task, outcomes: sumOf(run) };
  }

  /** Stopped by a person, or by a service that could not be reached: what is written stays, and can be gone on with. */
  @WorkAbandoned(solutionWork)
  async stopped(tx: RequestContext, { licenceId, applicationId }: SolutionWork): Promise<void> {
    const own = inLicence(tx, licenceId);
    const application = await this.applications.find(own, applicationId);
    if (application?.state !== 'running') return;
    await this.applications.update(own, application.id, application.version, { state: 'stopped' });
  }

  private async runStep(ctx: RequestContext, step: Step, run: WorkRun): Promise<void> {
    const { part, content, application, prices } = step;
    const { id, licenceId, language, task } = application;
    const own = inLicence(ctx, licenceId);
    const plugins = new Set<string>(await this.plugins.find(own));
    const known = await this.items.ofApplication(own, id, part);
    const plan = planPart(part, content, known, { licenceId, language, task, plugins });
    const request = plan.request(task);
    const ofOwner = this.gateway.isOwn(request) ? null : await this.ask(own, request, run.signal);
    await this.db.tx(ctx, async (tx) => {
      const inTx = inLicence(tx, licenceId);
      const results = ofOwner ?? (await this.gateway.run(inTx, request, prices));
      const all = [...results, ...(task === 'apply' ? waitingResults(plan, known) : [])];
      await this.items.keep(inTx, known, toItems(plan, known, all, { applicationId: id, language }));
      await run.step(tx, { part, outcomes: countOf(all) } satisfies FinishedStep);
    });
  }

  /** @throws UNAVAILABLE where the service stays away */
  private async ask(own: RequestContext, request: PartRequest, signal: AbortSignal): Promise<PartResult[]> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.gateway.run(own, request);
      } catch (error) {
        // Services end together: a run that the shutdown meets goes on at the next start.
        if (signal.aborted) throw new WorkStopped();
        const milliseconds = this.pauses[tries];
        if (milliseconds === undefined || !isUnavailable(error)) throw error;
        await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  private async finish(ctx: RequestContext, licenceId: string, applicationId: string): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const own = inLicence(tx, licenceId);
      const { version, task } = await this.applications.get(own, applicationId);
      const state = task === 'apply' ? 'applied' : 'takenBack';
      await this.applications.update(own, applicationId, version, { state });
    });
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE';
}

function stepsOf(run: WorkRun): readonly FinishedStep[] {
  return run.entries as readonly FinishedStep[];
}

function countOf(results: readonly PartResult[]): Outcomes {
  const counts: Outcomes = {};
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function sumOf(run: WorkRun): Outcomes {
  const sum: Outcomes = {};
  for (const { outcomes } of stepsOf(run))
    for (const [outcome, count] of Object.entries(outcomes) as [PartOutcome, number][])
      sum[outcome] = (sum[outcome] ?? 0) + count;
  return sum;
}

/** The rows that say what became of the items of a part. */
function toItems(
  { part, items, waiting }: PlannedPart,
  known: readonly IndustryItemEntity[],
  results: readonly PartResult[],
  { applicationId, language }: { applicationId: string; language: string },
): NewRecord<IndustryItemEntity>[] {
  const given = new Map([...items, ...waiting].map((item) => [item.key, item]));
  const stored = new Map(known.map((item) => [item.itemKey, item]));
  return results.flatMap(({ key, outcome, reason, hash }) => {
    const item = given.get(key);
    const before = stored.get(key);
    const recordId = item?.id ?? before?.recordId;
    if (recordId === undefined) return [];
    const wording = item ? wordingOf(item.values, language) : null;
    const { title, kind } = wording ?? before ?? { title: null, kind: null };
    // A record that was left alone says what it said when it was written, if it ever was.
    const written =
      outcome === 'left' ? (before?.written ?? null) : (item?.values ?? before?.written ?? null);
    const kept = hash === null ? null : written;
    return [
      { applicationId, part, itemKey: key, recordId, title, kind, written: kept, hash, outcome, reason },
    ];
  });
}
