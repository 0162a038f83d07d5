import {
  sourceRowColumns,
  type FactLine,
  type LineQuery,
  type PivotFileQuery,
  type PivotFormat,
  type SourceRowColumn,
  type SourceRowQuery,
} from '@jahrring/contracts-evaluations';
import {
  ListExport,
  listColumns,
  type ColumnKind,
  type ExportCell,
  type ExportFormat,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { refuseReaders, seesPrices } from '../fact';
import { serviceTexts } from '../i18n';
import { PivotFiles } from './pivot-files';
import { fileTable, pivotSheet } from './pivot-sheet';
import { placeText } from './place-text';
import { PivotService } from './pivot.service';
import { SourceRowsService } from './source-rows.service';
import { lineColumns, cellOf } from './line-columns';
import type { LineColumn } from './line-columns';

/** Reports and their lines as files. Each leaves an entry in the audit trail. Who may only read exports nothing. */
@Injectable()
export class PivotExportService {
  constructor(
    private readonly pivots: PivotService,
    private readonly files: PivotFiles,
    private readonly sourceRows: SourceRowsService,
    private readonly exports: ListExport,
  ) {}

  /** @throws FORBIDDEN for who may only look, VALIDATION_FAILED where paper has no room for all lines */
  async pivot(ctx: RequestContext, format: PivotFormat, asked: PivotFileQuery): Promise<StreamableFile> {
    refuseReaders(ctx);
    const { title, signed, ...query } = asked;
    if (format === 'pdf') return this.files.answer(ctx, query, { title, signed });
    const view = await this.pivots.pivot(ctx, query);
    const { columns, rows } = fileTable(pivotSheet(query, view, ctx.locale), query.hourFormat);
    return this.exports.write(ctx, format, {
      ...{ sheet: serviceTexts.in(ctx.locale).report.sheet, entity: 'evaluation', total: view.rows.length },
      ...{
        columns: columns.map((column, at) => ({ ...column, cell: (row: ExportCell[]) => row[at] ?? null })),
      },
      items: rows,
    });
  }

  async lines(ctx: RequestContext, format: ExportFormat, query: LineQuery): Promise<StreamableFile> {
    refuseReaders(ctx);
    const { items, total } = await this.pivots.allLines(ctx, query);
    const texts = serviceTexts.in(ctx.locale).report;
    const fields: LineColumn[] = [...lineColumns, ...(seesPrices(ctx) ? (['amount'] as const) : [])];
    const columns = listColumns(fields, {
      titles: { ...texts.dimensions, seconds: texts.measures.hours, amount: texts.measures.amount },
      kinds: { day: 'date', seconds: 'hours', amount: 'money' },
      cell: (line: FactLine, field): ExportCell => {
        if (field === 'kind') return texts.kinds[line.kind];
        if (field === 'billable') return line.billable ? texts.yes : texts.no;
        return line[field];
      },
    });
    return this.exports.write(ctx, format, {
      sheet: texts.lines,
      entity: 'evaluation',
      columns,
      items,
      total,
    });
  }

  async rows(ctx: RequestContext, format: ExportFormat, query: SourceRowQuery): Promise<StreamableFile> {
    refuseReaders(ctx);
    const { columns, items, total } = await this.sourceRows.all(ctx, query);
    const texts = serviceTexts.in(ctx.locale).report;
    return this.exports.write(ctx, format, {
      ...{ sheet: texts.lines, entity: 'evaluation', total, items },
      columns: columns.map((column, index) => ({
        ...{ title: texts.rows[column], kind: fileKinds[sourceRowColumns[column]] },
        cell: ({ cells }: (typeof items)[number]) =>
          cellOf(column, cells[index] ?? null, (dimension, key) =>
            placeText(ctx.locale, texts, { dimension, key, label: null }),
          ),
      })),
    });
  }
}

const fileKinds: Readonly<Record<(typeof sourceRowColumns)[SourceRowColumn], ColumnKind>> = {
  ...{
    date: 'date',
    hours: 'hours',
    money: 'money',
    quantity: 'number',
    volume: 'number',
    text: 'text',
    unit: 'text',
  },
  ...{ month: 'text', kind: 'text', documentType: 'text', documentStatus: 'text', planStatus: 'text' },
  ...{ absenceType: 'text', lotState: 'text', species: 'text' },
};
