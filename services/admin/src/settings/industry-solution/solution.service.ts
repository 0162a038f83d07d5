import {
  adminErrors,
  type ApplySolution,
  type IndustryPackage,
  type SolutionItem,
  type SolutionPart,
  type SolutionReport,
  type SolutionTask,
  type SolutionView,
} from '@jahrring/contracts-admin';
import type { PackagePart, PartResult, WorkView } from '@jahrring/contracts-common';
import { AppError, commonError, Database, LongWork, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ActivePlugins, LicenceDirectory } from '../../identity';
import {
  type IndustryApplicationEntity,
  type IndustryItemEntity,
  IndustryApplicationRepository,
  IndustryItemRepository,
} from '../industry-record';
import { IndustryPackageService } from './packages/industry-package.service';
import { itemFor } from './packages/localise';
import { titleOf } from './packages/package-title';
import { inLicence } from './in-licence';
import { PartGateway } from './part-gateway';
import { PluginPart } from './parts/plugin-part';
import { planPart, plannedParts, waitingResults, wordingOf } from './solution-plan';
import { solutionWork, type SolutionWork } from './solution-work';

interface Situation {
  content: IndustryPackage;
  known: readonly IndustryItemEntity[];
  task: SolutionTask;
  language: string;
}

/** Industry solutions of a licence: what there is, what a task would do, and the begin of a task. */
@Injectable()
export class SolutionService {
  constructor(
    private readonly db: Database,
    private readonly packages: IndustryPackageService,
    private readonly applications: IndustryApplicationRepository,
    private readonly items: IndustryItemRepository,
    private readonly licences: LicenceDirectory,
    private readonly plugins: ActivePlugins,
    private readonly pluginPart: PluginPart,
    private readonly gateway: PartGateway,
    private readonly work: LongWork,
  ) {}

  async list(ctx: RequestContext, licenceId: string): Promise<{ items: SolutionView[]; total: number }> {
    const own = await this.enter(ctx, licenceId);
    const applied = new Map((await this.applications.findAll(own)).map((row) => [row.packageKey, row]));
    const items = (await this.packages.newest(ctx)).map((content) =>
      toView(content, applied.get(content.key), ctx.locale),
    );
    return { items, total: items.length };
  }

  /** Returns the outcome of each item in the last run. @throws NOT_FOUND where the package was never applied */
  async report(ctx: RequestContext, licenceId: string, key: string): Promise<SolutionReport> {
    const own = await this.enter(ctx, licenceId);
    const content = await this.packages.newestOf(ctx, key);
    const application = await this.applications.findByKey(own, key);
    if (!application) throw commonError('NOT_FOUND');
    const known = await this.items.ofApplication(own, application.id);
    const parts = new Map<PackagePart, SolutionItem[]>();
    for (const { part, itemKey, title, kind, outcome, reason } of known) {
      const item = { key: itemKey, title, kind, outcome, reason, price: null, fields: [] };
      parts.set(part, [...(parts.get(part) ?? []), item]);
    }
    return {
      ...titleOf(content, ctx.locale),
      number: application.number,
      parts: [...parts].map(([part, items]) => ({ part, reached: true, items })),
    };
  }

  /** Returns which items a task would add, change, leave alone or take back now. Changes nothing. */
  async preview(
    ctx: RequestContext,
    licenceId: string,
    key: string,
    task: SolutionTask,
  ): Promise<SolutionReport> {
    const own = await this.enter(ctx, licenceId);
    const content = await this.packages.newestOf(ctx, key);
    const application = await this.applications.findByKey(own, key);
    if (!application && task === 'takeBack') throw commonError('NOT_FOUND');
    const known = application ? await this.items.ofApplication(own, application.id) : [];
    const language = application?.language ?? ctx.locale.slice(0, 2);
    const plugins = new Set<string>(await this.plugins.find(own));
    const parts: SolutionPart[] = [];
    for (const part of plannedParts(content, known, task)) {
      const shown = await this.previewPart(own, part, { content, known, task, language }, plugins);
      for (const { kind, outcome } of part === 'plugins' ? shown.items : [])
        if (kind !== null && outcome === 'added') plugins.add(kind);
      parts.push(shown);
    }
    return { ...titleOf(content, ctx.locale), number: content.number, parts };
  }

  /**
   * Begins to write a package, or goes on where it was stopped.
   * @throws SOLUTION_OUTDATED where there is a newer version than the one looked at, SOLUTION_BUSY while another task runs
   */
  apply(
    ctx: RequestContext,
    licenceId: string,
    key: string,
    { number, prices }: ApplySolution,
  ): Promise<WorkView> {
    return this.start(ctx, licenceId, key, 'apply', prices, (content) => {
      if (content.number !== number) throw new AppError(adminErrors, 'SOLUTION_OUTDATED');
    });
  }

  /** Begins to take a package back. @throws SOLUTION_BUSY while another task runs */
  revert(ctx: RequestContext, licenceId: string, key: string): Promise<WorkView> {
    return this.start(ctx, licenceId, key, 'takeBack', {}, () => {});
  }

  private start(
    ctx: RequestContext,
    licenceId: string,
    key: string,
    task: SolutionTask,
    prices: ApplySolution['prices'],
    check: (content: IndustryPackage) => void,
  ): Promise<WorkView> {
    return this.db.tx(ctx, async (tx) => {
      const own = await this.enter(tx, licenceId);
      const content = await this.packages.newestOf(tx, key);
      check(content);
      const all = await this.applications.findAllHeld(own);
      if (all.some(({ state }) => state === 'running')) throw new AppError(adminErrors, 'SOLUTION_BUSY');
      const present = all.find(({ packageKey }) => packageKey === key);
      const application = await this.begin(own, content, task, present);
      const input: SolutionWork = { licenceId, applicationId: application.id, prices };
      return this.work.start(tx, solutionWork, input);
    });
  }

  private begin(
    own: RequestContext,
    { key: packageKey, number }: IndustryPackage,
    task: SolutionTask,
    present: IndustryApplicationEntity | undefined,
  ): Promise<IndustryApplicationEntity> {
    const begun = { state: 'running' as const, task };
    if (present) {
      const change = task === 'apply' ? { ...begun, number } : begun;
      return this.applications.update(own, present.id, present.version, change);
    }
    if (task === 'takeBack') throw commonError('NOT_FOUND');
    return this.applications.begin(own, { packageKey, number, ...begun, language: own.locale.slice(0, 2) });
  }

  private async previewPart(
    own: RequestContext,
    part: PackagePart,
    { content, known, task, language }: Situation,
    plugins: ReadonlySet<string>,
  ): Promise<SolutionPart> {
    const plan = planPart(part, content, known, { licenceId: own.licenceId, language, task, plugins });
    const ofPart = known.filter((item) => item.part === part);
    const asked = await this.askPreview(own, plan.request(task === 'apply' ? 'preview' : 'previewTakeBack'));
    const results = [...(asked ?? []), ...(task === 'apply' ? waitingResults(plan, ofPart) : [])];
    const prices = part === 'plugins' ? await this.pluginPart.prices(own) : new Map<string, string>();
    const reader = own.locale.slice(0, 2);
    const words = new Map((content.parts[part] ?? []).map((item) => [item.key, wordsOf(part, item, reader)]));
    const items = results.map(({ key, outcome, reason, fields }): SolutionItem => {
      const stored = ofPart.find(({ itemKey }) => itemKey === key);
      const { title, kind } = words.get(key) ?? stored ?? { title: null, kind: null };
      const price = kind === null ? null : (prices.get(kind) ?? null);
      return { key, title, kind, outcome, reason, price, fields };
    });
    return { part, reached: asked !== null, items };
  }

  /** Null where the part's service cannot be reached. */
  private async askPreview(
    own: RequestContext,
    request: Parameters<PartGateway['run']>[1],
  ): Promise<PartResult[] | null> {
    try {
      return await this.gateway.run(own, request);
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
      throw error;
    }
  }

  private async enter(ctx: RequestContext, licenceId: string): Promise<RequestContext> {
    await this.licences.get(ctx, licenceId);
    return inLicence(ctx, licenceId);
  }
}

function wordsOf(part: PackagePart, item: Parameters<typeof itemFor>[1], language: string) {
  return wordingOf(itemFor(part, item, { licenceId: '', packageKey: '', language }).values, language);
}

function toView(
  content: IndustryPackage,
  application: IndustryApplicationEntity | undefined,
  locale: string,
): SolutionView {
  return {
    ...titleOf(content, locale),
    number: content.number,
    application: application
      ? {
          number: application.number,
          state: application.state,
          task: application.task,
          locale: application.language as NonNullable<SolutionView['application']>['locale'],
          changedAt: application.updatedAt.toISOString(),
        }
      : null,
  };
}
