import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import { projectExportFields, projectExportPrices, type ProjectListItem } from '@jahrring/contracts-projects';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  exportFile,
  ExtraFields,
  type ExportCell,
  type ExportFormat,
  type ExtraColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { inChunks, projectColumns, ProjectRepository, ProjectViews, requirePriceRights } from '../project';
import type { ProjectEntity } from '../project';
import { serviceTexts } from '../i18n';

const prices: ReadonlySet<string> = new Set(projectExportPrices);
const columnKinds = {
  startDate: 'date',
  endDate: 'date',
  deadline: 'date',
  recordedHours: 'hours',
  totalAmount: 'money',
  outstandingAmount: 'money',
  performanceAmount: 'money',
  quantity: 'number',
} as const;

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class ProjectExportService {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectRepository,
    private readonly views: ProjectViews,
    private readonly extraFields: ExtraFields,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    requirePriceRights(ctx, query);
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.projects.listAll(ctx, query, projectColumns);
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'project',
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    const extra = await this.extraFields.columns(ctx, 'project', texts);
    // Whoever may not see prices gets no empty column that says there are some.
    const withPrices = ctx.can('tools.project.showprice');
    const fields = projectExportFields.filter((field) => withPrices || !prices.has(field));
    return exportFile(format, {
      sheet: texts.sheet,
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: [...columnsOf(fields, texts.fields, columnKinds), ...extra.columns],
      rows: this.cells(ctx, items, fields, extra),
    });
  }

  private async *cells(
    ctx: RequestContext,
    projects: AsyncIterable<ProjectEntity>,
    fields: readonly (typeof projectExportFields)[number][],
    extra: ExtraColumns,
  ): AsyncGenerator<ExportCell[]> {
    for await (const chunk of inChunks(projects)) {
      for (const item of await this.views.items(ctx, chunk)) {
        yield [...fields.map((field) => cellOf(item, field)), ...extra.cells(item)];
      }
    }
  }
}

function cellOf(item: ProjectListItem, field: (typeof projectExportFields)[number]): ExportCell {
  if (field === 'recordedHours') return item.recordedSeconds;
  if (field === 'assignedEmployees') return item.assignedEmployees.map(({ name }) => name).join(', ');
  return item[field] ?? '';
}
