import { localDateAt } from '@jahrring/contracts-common';
import type { StreamableFile } from '@nestjs/common';
import type { Audit } from '../audit/audit';
import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import type { ListColumn } from './export-column';
import { exportFile, type ExportFormat } from './export-file';

/** A list with its columns. `R` is what a line is made of. */
export interface ExportedList<R> {
  /** Title of the sheet, and name of the file in lower case. */
  sheet: string;
  columns: readonly ListColumn<R>[];
  items: Iterable<R> | AsyncIterable<R>;
  /** Content of the audit entry: the kind of record, and their number. */
  entity: string;
  total: number;
  /** The record the list belongs to; by default the licence. */
  entityId?: string;
  /** Content of the audit entry besides format and total. */
  note?: Readonly<Record<string, unknown>>;
}

/** Lists as files: one line for each record, each export with an entry in the audit trail. */
export class ListExport {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The list as the file an endpoint answers, named by its sheet and today in the licence's zone. */
  async write<R>(ctx: RequestContext, format: ExportFormat, list: ExportedList<R>): Promise<StreamableFile> {
    const { entity, entityId = ctx.licenceId, note, total } = list;
    const after = { format, ...note, total };
    await this.db.tx(ctx, (ctx) => this.audit.record(ctx, { action: 'export', entity, entityId, after }));
    return exportFile(format, {
      sheet: list.sheet,
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: list.columns,
      rows: linesOf(list),
    });
  }
}

async function* linesOf<R>({ columns, items }: ExportedList<R>) {
  for await (const item of items) yield columns.map(({ cell }) => cell(item));
}
