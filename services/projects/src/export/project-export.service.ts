import type { ListQuery } from '@jahrring/contracts-common';
import { projectExportFields, projectExportPrices, type ProjectListItem } from '@jahrring/contracts-projects';
import {
  type ExportCell,
  type ExportFormat,
  ExtraFields,
  inChunks,
  ListExport,
  listColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { projectColumns, ProjectRepository, ProjectViews, requirePriceRights } from '../project';
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
    private readonly projects: ProjectRepository,
    private readonly views: ProjectViews,
    private readonly extraFields: ExtraFields,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    requirePriceRights(ctx, query);
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.projects.listAll(ctx, query, projectColumns);
    // Whoever may not see prices gets no empty column that says there are some.
    const withPrices = ctx.can('tools.project.showprice');
    const fields = projectExportFields.filter((field) => withPrices || !prices.has(field));
    const own = listColumns(fields, { titles: texts.fields, kinds: columnKinds, cell: cellOf });
    const extra = await this.extraFields.listColumns(ctx, 'project', texts);
    return this.exports.write(ctx, format, {
      sheet: texts.sheet,
      entity: 'project',
      columns: [...own, ...extra],
      items: inChunks(items, (some) => this.views.items(ctx, some)),
      total,
    });
  }
}

function cellOf(item: ProjectListItem, field: (typeof projectExportFields)[number]): ExportCell {
  if (field === 'recordedHours') return item.recordedSeconds;
  if (field === 'assignedEmployees') return item.assignedEmployees.map(({ name }) => name).join(', ');
  return item[field];
}
