import {
  filtered,
  planOf,
  type PlanFilter,
  type PlanSheetQuery,
  type PlanView,
} from '@jahrring/contracts-planning';
import { PdfWorkers } from '@jahrring/pdf/workers';
import { Audit, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable, StreamableFile, type OnModuleDestroy } from '@nestjs/common';
import { PlanService, type BookingStore } from '../booking';
import { LicenceRefRepository } from '../reference';
import { PlanningSettingsService } from '../settings';
import type { pdfJobs } from './pdf-jobs';
import type { PlanSheet } from './plan-sheet';

/** A variant of the plan that is printed in its place. */
export interface PrintedVariant {
  title: string;
  bookings: Pick<BookingStore, 'between'>;
}

/** The plan as PDF, made in a thread of its own. Each leaves an entry in the audit trail. */
@Injectable()
export class PlanSheetService implements OnModuleDestroy {
  private readonly workers = new PdfWorkers<typeof pdfJobs>({
    tool: 'planning',
    jobs: async () => (await import('./pdf-jobs')).pdfJobs,
    refusal: () => commonError('UNAVAILABLE'),
  });

  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly plans: PlanService,
    private readonly settings: PlanningSettingsService,
    private readonly licences: LicenceRefRepository,
  ) {}

  /** @throws UNAVAILABLE when too many files wait already */
  async print(ctx: RequestContext, query: PlanSheetQuery, variant?: PrintedVariant): Promise<StreamableFile> {
    const bytes = await this.workers.run('sheet', await this.sheetOf(ctx, query, variant), { urgent: true });
    const fileName = `plan-${query.from}.pdf`;
    await this.db.tx(ctx, (tx) =>
      this.audit.record(tx, {
        action: 'export',
        entity: 'booking',
        entityId: ctx.licenceId,
        after: { fileName },
      }),
    );
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `attachment; filename="${fileName}"`,
    });
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }

  private async sheetOf(
    ctx: RequestContext,
    query: PlanSheetQuery,
    variant: PrintedVariant | undefined,
  ): Promise<PlanSheet> {
    const { from, to, state = 'draft', kinds, paper, search, team, project = '', status = '' } = query;
    const filter = { search, team, project, status };
    const whole = await this.plans.plan(ctx, { from, to, state }, variant?.bookings);
    const plan = filtered(planOf(whole, kinds), filter);
    const { publishing } = await this.settings.get(ctx);
    const licence = await this.licences.find(ctx, ctx.licenceId);
    const { resources, bookings, holidays } = plan;
    return {
      ...{ locale: ctx.locale, timeZone: ctx.timeZone, createdAt: this.clock.now().toISOString() },
      licence: { name: licence?.name ?? '', country: licence?.country ?? 'CH' },
      ...{ from, to, paper, resources, bookings, holidays, filter, project: projectIn(whole, filter) },
      // A request for leave is nobody else's business.
      absences: plan.absences.filter(({ approved }) => approved),
      isDraft:
        !variant &&
        publishing.mode === 'byHand' &&
        state === 'draft' &&
        ctx.can('tools.scheduling_tool.manage'),
      variant: variant?.title ?? null,
    };
  }
}

function projectIn({ bookings }: PlanView, { project }: PlanFilter): string | null {
  const one = bookings.find(({ projectId }) => projectId === project);
  return one ? `${one.projectNumber ?? ''} ${one.projectTitle ?? ''}`.trim() : null;
}
