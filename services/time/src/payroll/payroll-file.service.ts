import { csvLine } from '@jahrring/contracts-common';
import type { PayrollColumn, PayrollFormat } from '@jahrring/contracts-time';
import { Audit, Database, encodeText, type RequestContext } from '@jahrring/service-kit';
import { Injectable, StreamableFile } from '@nestjs/common';
import { timeError } from '../errors';
import { spanOf } from './payroll-facts.service';
import { payrollTexts } from './payroll-texts';
import type { PayrollLineEntity } from './payroll-line.entity';
import { PayrollLineRepository } from './payroll-line.repository';
import { toLine } from './payroll.mapper';
import { PayrollRunRepository } from './payroll-run.repository';

/** The file of a hand-over: the same bytes however often it is fetched. */
@Injectable()
export class PayrollFileService {
  constructor(
    private readonly db: Database,
    private readonly runs: PayrollRunRepository,
    private readonly lines: PayrollLineRepository,
    private readonly audit: Audit,
  ) {}

  async get(ctx: RequestContext, id: string): Promise<StreamableFile> {
    const { state, number, month, format } = await this.runs.get(ctx, id);
    if (state === 'running') throw timeError('PAYROLL_RUNNING');
    const lines = await this.lines.ofRun(ctx, id);
    await this.db.tx(ctx, (tx) =>
      this.audit.record(tx, {
        action: 'export',
        entity: 'payroll_run',
        entityId: id,
        after: { number, lines: lines.length },
      }),
    );
    const bytes = encodeText(payrollCsv(format, lines), format.encoding);
    const charset = format.encoding === 'utf-8' ? 'utf-8' : 'windows-1252';
    return new StreamableFile(bytes, {
      type: `text/csv; charset=${charset}`,
      length: bytes.length,
      disposition: `attachment; filename="lohn-${month}-${number}.csv"`,
    });
  }
}

/** Column titles in German: payroll programs of the region look for nothing else, and most leave titles out. */
export function payrollCsv(format: PayrollFormat, lines: readonly PayrollLineEntity[]): string {
  const { columns, delimiter, header } = format;
  const titles = header
    ? csvLine(
        columns.map((column) => payrollTexts.columns[column]),
        delimiter,
      )
    : '';
  return (
    titles +
    lines
      .map((line) =>
        csvLine(
          columns.map((column) => cellOf(line, column, format)),
          delimiter,
        ),
      )
      .join('')
  );
}

function cellOf(line: PayrollLineEntity, column: PayrollColumn, format: PayrollFormat): string {
  const { quantity, amount, unit } = toLine(line);
  const decimal = (text: string | null) => (text ?? '').replace('.', format.decimalMark);
  switch (column) {
    case 'value':
      return decimal(quantity ?? amount);
    case 'quantity':
      return decimal(quantity);
    case 'amount':
      return decimal(amount);
    case 'unit':
      return payrollTexts.units[unit];
    case 'month':
      return monthOf(line.month, format);
    case 'correction':
      return line.correction ? payrollTexts.correction : '';
    default:
      return line[column] ?? '';
  }
}

function monthOf(month: string, { monthFormat }: PayrollFormat): string {
  const [year = '', number = ''] = month.split('-');
  if (monthFormat === 'mm.yyyy') return `${number}.${year}`;
  if (monthFormat === 'mm/yyyy') return `${number}/${year}`;
  if (monthFormat === 'yyyy-mm') return month;
  return spanOf(month).to.split('-').reverse().join('.');
}
