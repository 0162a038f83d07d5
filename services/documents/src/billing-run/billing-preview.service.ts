import { sumFixed } from '@jahrring/contracts-documents';
import type {
  BillingCandidate,
  BillingPreview,
  BillingPreviewQuery,
  BillingProblem,
} from '@jahrring/contracts-documents';
import { AppError, commonError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  buildSnapshot,
  DocumentReader,
  DraftFactory,
  referenceRule,
  splitByLimit,
  TimeClient,
} from '../document';
import { checkIssuable } from '../issue';
import { DocumentEntity, documentTotals, PositionEntity, seesPrices } from '../record';
import { ProjectRefRepository } from '../reference';
import { DocumentSettingsService } from '../settings';
import { BillingDrafts } from './billing-draft';
import type { BillingDraft } from './billing-draft';
import { toProblem } from './to-problem';

const MONEY_SCALE = 2;

/** Everything that is ready to charge, with what it would come to and what stands in the way. */
@Injectable()
export class BillingPreviewService {
  constructor(
    private readonly candidates: BillingDrafts,
    private readonly drafts: DraftFactory,
    private readonly reader: DocumentReader,
    private readonly settings: DocumentSettingsService,
    private readonly projects: ProjectRefRepository,
    private readonly time: TimeClient,
  ) {}

  async preview(ctx: RequestContext, query: BillingPreviewQuery): Promise<BillingPreview> {
    if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
    const until = query.until ?? (await this.drafts.today(ctx));
    const items: BillingCandidate[] = [];
    for (const id of await this.projectsToBill(ctx, query.projects, until)) {
      const options = { until, grouping: query.grouping };
      const item = await this.candidate(ctx, await this.candidates.ofProject(ctx, id, options));
      if (item.lines > 0 || query.projects === 'ready') items.push(item);
    }
    const deliveries = query.deliveryNotes === 'true' ? await this.candidates.deliveriesToBill(ctx) : [];
    for (const id of deliveries) {
      const item = await this.deliveryOf(ctx, id);
      if (item) items.push(item);
    }
    return { until, items, sums: sumsOf(items) };
  }

  private async projectsToBill(
    ctx: RequestContext,
    which: BillingPreviewQuery['projects'],
    until: string,
  ): Promise<string[]> {
    if (which === 'none') return [];
    if (which === 'ready') return (await this.projects.readyToCharge(ctx)).map(({ id }) => id);
    const found = await this.projects.getMany(ctx, await this.time.projectsWithEntries(ctx, until));
    return found
      .filter(({ deleted }) => !deleted)
      .sort((a, b) => a.number.localeCompare(b.number))
      .map(({ id }) => id);
  }

  /** Null for a delivery note of which drafts have taken the rest. */
  private async deliveryOf(ctx: RequestContext, id: string): Promise<BillingCandidate | null> {
    try {
      const item = await this.candidate(ctx, await this.candidates.ofDelivery(ctx, id));
      const problem = await this.leftOut(ctx, id);
      return problem ? { ...item, lines: 0, problems: [problem] } : item;
    } catch (error) {
      if (error instanceof AppError && error.code === 'DOCUMENT_NOTHING_OPEN') return null;
      throw error;
    }
  }

  /** Returns the reason why a run bills nothing of a delivery note, though part of it is open. */
  private async leftOut(ctx: RequestContext, id: string): Promise<BillingProblem | null> {
    try {
      await this.candidates.requireOwnVolumes(ctx, id);
      return null;
    } catch (error) {
      if (error instanceof AppError) return toProblem(error);
      throw error;
    }
  }

  private async candidate(
    ctx: RequestContext,
    { source, id, number, title, draft, built, lines }: BillingDraft,
  ): Promise<BillingCandidate> {
    const country = await this.drafts.country(ctx, draft);
    const bills = splitByLimit(built).map(({ positions }) => documentTotals(draft, positions, country));
    const sum = (figure: 'net' | 'total') =>
      sumFixed(
        bills.map((totals) => totals[figure]),
        MONEY_SCALE,
      );
    const days = [...(built.days ?? []), ...built.positions.flatMap(({ workDate }) => workDate ?? [])].sort();
    return {
      ...{ source, id, number, title, lines },
      projectId: draft.projectId,
      recipientName: draft.recipientName,
      from: days[0] ?? null,
      to: days.at(-1) ?? null,
      bills: bills.length,
      net: sum('net'),
      total: sum('total'),
      currency: draft.currency,
      problems:
        lines === 0 ? [toProblem('DOCUMENT_NOTHING_TO_BILL')] : await this.problems(ctx, draft, built),
    };
  }

  /** Returns the problems that would forbid issuing it as it is. */
  private async problems(
    ctx: RequestContext,
    draft: BillingDraft['draft'],
    built: BillingDraft['built'],
  ): Promise<BillingProblem[]> {
    const document = Object.assign(new DocumentEntity(), draft);
    const positions = built.positions.map((position, ordinal) =>
      Object.assign(new PositionEntity(), position, { documentId: document.id, ordinal }),
    );
    const whole = await this.reader.completeDraft(ctx, document, positions);
    const { referencePrefix } = await this.settings.get(ctx);
    const fields = checkIssuable(buildSnapshot(whole), referenceRule(whole, referencePrefix), null);
    return fields.map(({ code, key, field }) => ({ code, key, params: { field } }));
  }
}

function sumsOf(items: readonly BillingCandidate[]): BillingPreview['sums'] {
  const currencies = [...new Set(items.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = items.filter((item) => item.currency === currency && item.lines > 0);
    return {
      currency,
      count: own.length,
      net: sumFixed(
        own.map(({ net }) => net),
        MONEY_SCALE,
      ),
      total: sumFixed(
        own.map(({ total }) => total),
        MONEY_SCALE,
      ),
    };
  });
}
