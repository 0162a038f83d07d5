import { type ExportFormat, type SurchargeLineView, type SurchargeQuery } from '@jahrring/contracts-time';
import {
  type ColumnKind,
  type ExportCell,
  ListExport,
  listColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { timeError } from '../errors';
import { serviceTexts } from '../i18n';
import { SurchargeService } from './surcharge.service';

/** In the order of the file. */
const columnOrder = ['employee', 'date', 'from', 'to', 'hours', 'title', 'percent', 'amount'] as const;

type Column = (typeof columnOrder)[number];

const columnKinds: Readonly<Partial<Record<Column, ColumnKind>>> = {
  date: 'date',
  from: 'time',
  to: 'time',
  hours: 'hours',
  percent: 'number',
  amount: 'money',
};

/** The surcharges of a month as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class SurchargeExportService {
  constructor(
    private readonly surcharges: SurchargeService,
    private readonly exports: ListExport,
  ) {}

  /** @throws NO_ENTRIES where the month has none */
  async export(ctx: RequestContext, format: ExportFormat, query: SurchargeQuery): Promise<StreamableFile> {
    const { lines } = await this.surcharges.month(ctx, query);
    if (lines.length === 0) throw timeError('NO_ENTRIES');
    const { sheet, columns: titles } = serviceTexts.in(ctx.locale).surchargeExport;
    return this.exports.write(ctx, format, {
      sheet,
      entity: 'surcharge_settings',
      columns: listColumns(columnOrder, { titles, kinds: columnKinds, cell: cellOf }),
      items: lines,
      total: lines.length,
      note: { month: query.month },
    });
  }
}

function cellOf(line: SurchargeLineView, column: Column): ExportCell {
  if (column === 'employee') return line.employeeName;
  return column === 'hours' ? line.seconds : line[column];
}
