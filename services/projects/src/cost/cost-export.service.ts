import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import type { CostLineView } from '@jahrring/contracts-projects';
import {
  Audit,
  Clock,
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
import { costExportTexts } from './cost-export-texts';
import { CostService } from './cost.service';

/** Of the columns, in their order. */
const kinds: readonly ColumnKind[] = [
  'date',
  'text',
  'text',
  'text',
  'hours',
  'number',
  'text',
  'money',
  'money',
  'text',
  'text',
];
/** Where the value stands in a row; left out for those who may not see prices. */
const valueColumn = 8;

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
    const texts = costExportTexts(ctx.locale);
    return exportFile(format, {
      sheet: `${texts.sheet} ${number}`,
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: shown(
        ctx,
        texts.header.map((title, index) => ({ title, kind: kinds[index] ?? 'text' })),
      ),
      rows: this.rows(ctx, items, texts),
    });
  }

  private async *rows(
    ctx: RequestContext,
    lines: AsyncIterable<CostLineEntity>,
    texts: ReturnType<typeof costExportTexts>,
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

function cellsOf(line: CostLineView, { kinds, yes, no }: ReturnType<typeof costExportTexts>): ExportCell[] {
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
