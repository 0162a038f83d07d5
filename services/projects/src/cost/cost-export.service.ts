import type { ListQuery } from '@jahrring/contracts-common';
import type { CostLineView } from '@jahrring/contracts-projects';
import {
  type ColumnKind,
  type ExportCell,
  type ExportFormat,
  inChunks,
  ListExport,
  listColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
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

type Column = (typeof columnOrder)[number];

const columnKinds: Readonly<Partial<Record<Column, ColumnKind>>> = {
  day: 'date',
  hours: 'hours',
  quantity: 'number',
  cost: 'money',
  value: 'money',
};

interface CostExport {
  projectId: string;
  format: ExportFormat;
  query: ListQuery;
}

/** The cost lines of a project as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class CostExportService {
  constructor(
    private readonly costs: CostService,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, { projectId, format, query }: CostExport): Promise<StreamableFile> {
    const { items, total, number } = await this.costs.all(ctx, projectId, query);
    const texts = serviceTexts.in(ctx.locale).costExport;
    const withPrices = ctx.can('tools.project.showprice');
    const columns = listColumns(
      columnOrder.filter((column) => withPrices || column !== 'value'),
      {
        titles: texts.columns,
        kinds: columnKinds,
        cell: (line: CostLineView, column) => cellOf(line, column, texts),
      },
    );
    return this.exports.write(ctx, format, {
      sheet: `${texts.sheet} ${number}`,
      entity: 'project',
      entityId: projectId,
      columns,
      items: inChunks(items, (some) => this.costs.views(ctx, some)),
      total,
    });
  }
}

function cellOf(line: CostLineView, column: Column, texts: ServiceTexts['costExport']): ExportCell {
  switch (column) {
    case 'kind':
      return texts.kinds[line.kind];
    case 'employee':
      return line.employeeName;
    case 'object':
      return line.objectTitle;
    case 'hours':
      return line.seconds > 0 ? line.seconds : null;
    case 'billable':
    case 'billed':
      return line[column] ? texts.yes : texts.no;
    default:
      return line[column];
  }
}
