import {
  sourceRowColumns,
  type Dimension,
  type FactLine,
  type LineQuery,
  type Measure,
  type PivotQuery,
  type SourceRowColumn,
  type SourceRowQuery,
} from '@jahrring/contracts-evaluations';
import {
  ListExport,
  listColumns,
  type ColumnKind,
  type ExportCell,
  type ExportFormat,
  type ListColumn,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { refuseReaders, seesPrices } from '../fact';
import { serviceTexts, type ServiceTexts } from '../i18n';
import { placeText } from './place-text';
import { PivotService } from './pivot.service';
import { SourceRowsService } from './source-rows.service';

const hours: ReadonlySet<Measure> = new Set(['hours', 'billableHours']);
const plain: ReadonlySet<Measure> = new Set([
  ...(['billableShare', 'quantity', 'lines', 'costUse', 'marginShare'] as const),
  ...(['daysToPayment', 'documents', 'offers', 'hitRate'] as const),
]);

function kindOf(measure: Measure): ColumnKind {
  if (hours.has(measure)) return 'hours';
  return plain.has(measure) ? 'number' : 'money';
}

const lineColumns = [
  'day',
  'person',
  'project',
  'customer',
  'activity',
  'kind',
  'seconds',
  'billable',
] as const;
type LineColumn = (typeof lineColumns)[number] | 'amount';

interface Row {
  names: readonly string[];
  values: readonly (string | null)[];
}

/** Reports and their lines as files. Each leaves an entry in the audit trail. Who may only read exports nothing. */
@Injectable()
export class PivotExportService {
  constructor(
    private readonly pivots: PivotService,
    private readonly sourceRows: SourceRowsService,
    private readonly exports: ListExport,
  ) {}

  async pivot(ctx: RequestContext, format: ExportFormat, query: PivotQuery): Promise<StreamableFile> {
    refuseReaders(ctx);
    const view = await this.pivots.pivot(ctx, query);
    const texts = serviceTexts.in(ctx.locale).report;
    const nameOf = (dimension: Dimension, key: string | null, label: string | null) =>
      placeText(ctx.locale, texts, { dimension, key, label });
    const columns: ListColumn<Row>[] = [
      ...query.rows.map((dimension, index) => ({
        ...{ title: texts.dimensions[dimension], kind: 'text' as const },
        cell: ({ names }: Row) => names[index] ?? '',
      })),
      ...view.columns.map(({ keys, labels, measure, compared }, index) => ({
        title: [
          ...query.columns.map((dimension, at) => nameOf(dimension, keys[at] ?? null, labels[at] ?? null)),
          ...(query.columns.length === 0 || query.measures.length > 1 ? [texts.measures[measure]] : []),
          ...(compared ? [texts.compared[compared]] : []),
        ].join(' · '),
        kind: compared === 'change' ? ('number' as const) : kindOf(measure),
        cell: ({ values }: Row) =>
          compared === 'change' ? (values[index] ?? null) : valueOf(values[index] ?? null, measure),
      })),
    ];
    const rows = view.rows.map(({ keys, labels, values, others }) => ({
      names: others
        ? [texts.others]
        : query.rows.map((dimension, at) => nameOf(dimension, keys[at] ?? null, labels[at] ?? null)),
      values,
    }));
    const sum = { names: [texts.total], values: view.totals };
    return this.exports.write(ctx, format, {
      ...{ sheet: texts.sheet, entity: 'evaluation', columns },
      items: rows.length > 0 ? [...rows, sum] : rows,
      total: rows.length,
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
        cell: ({ cells }: (typeof items)[number]) => cellOf(column, cells[index] ?? null, texts),
      })),
    });
  }
}

const fileKinds: Readonly<Record<(typeof sourceRowColumns)[SourceRowColumn], ColumnKind>> = {
  ...{ date: 'date', hours: 'hours', money: 'money', text: 'text' },
  ...{ month: 'text', kind: 'text', documentType: 'text', documentStatus: 'text' },
};

function cellOf(column: SourceRowColumn, value: string | null, texts: ServiceTexts['report']): ExportCell {
  if (value === null) return null;
  if (column === 'hours') return Number(value);
  if (column === 'kind') return texts.kinds[value as FactLine['kind']] ?? value;
  if (column === 'documentType')
    return texts.documentTypes[value as keyof typeof texts.documentTypes] ?? value;
  if (column === 'documentStatus') return texts.statuses[value as keyof typeof texts.statuses] ?? value;
  return value;
}

/** Seconds are numbers in files, everything else is written as it is. */
const valueOf = (value: string | null, measure: Measure): ExportCell =>
  value !== null && hours.has(measure) ? Number(value) : value;
