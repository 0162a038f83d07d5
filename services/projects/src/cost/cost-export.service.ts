import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import type { CostLineView } from '@jahrring/contracts-projects';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  exportFile,
  type ColumnKind,
  type ExportCell,
  type ExportFormat,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { inChunks } from '../project';
import type { CostLineEntity } from '../cost-line';
import { serviceTexts, type ServiceTexts } from '../i18n';
import { CostService } from './cost.service';

/** In the order of the file. */
const columnOrder = [
  'day',
  'kind',
  'employee',
  'object',
  'hours',
  'quantity',
  'unit',
  'cost',
  'value',
  'billable',
  'billed',
] as const;

const columnKinds: Readonly<Partial<Record<(typeof columnOrder)[number], ColumnKind>>> = {
  day: 'date',
  hours: 'hours',
  quantity: 'number',
  cost: 'money',
  value: 'money',
};
/** Where the value stands in a row; left out for those who may not see prices. */
const valueColumn = columnOrder.indexOf('value');

interface CostExport {
  projectId: string;
  format: ExportFormat;
  query: ListQuery;
}

/** The cost lines of a project as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class CostExportService {
  constructor(
    private readonly db: Database,
    private readonly costs: CostService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async export(ctx: RequestContext, { projectId, format, query }: CostExport): Promise<StreamableFile> {
    const { items, total, number } = await this.costs.all(ctx, projectId, query);
    const after = { format, total };
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, { action: 'export', entity: 'project', entityId: projectId, after }),
    );
    const texts = serviceTexts.in(ctx.locale).costExport;
    return exportFile(format, {
      sheet: `${texts.sheet} ${number}`,
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: shown(ctx, columnsOf(columnOrder, texts.columns, columnKinds)),
      rows: this.rows(ctx, items, texts),
    });
  }

  private async *rows(
    ctx: RequestContext,
    lines: AsyncIterable<CostLineEntity>,
    texts: ServiceTexts['costExport'],
  ): AsyncGenerator<ExportCell[]> {
    for await (const chunk of inChunks(lines)) {
      for (const line of await this.costs.views(ctx, chunk)) yield shown(ctx, cellsOf(line, texts));
    }
  }
}

function shown<T>(ctx: RequestContext, cells: readonly T[]): T[] {
  const withPrices = ctx.can('tools.project.showprice');
  return cells.filter((_cell, index) => withPrices || index !== valueColumn);
}

function cellsOf(line: CostLineView, { kinds, yes, no }: ServiceTexts['costExport']): ExportCell[] {
  return [
    line.day ?? '',
    kinds[line.kind],
    line.employeeName ?? '',
    line.objectTitle ?? '',
    line.seconds > 0 ? line.seconds : null,
    line.quantity ?? '',
    line.unit ?? '',
    line.cost ?? '',
    line.value ?? '',
    line.billable ? yes : no,
    line.billed ? yes : no,
  ];
}
