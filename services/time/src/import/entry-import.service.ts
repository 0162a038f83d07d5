import {
  entryImportLimits,
  entryImportOptions,
  entryImportWork,
  type EntryImportColumns,
  type EntryImportOptions,
  type EntryImportStarted,
  type RunEntryImport,
} from '@jahrring/contracts-time';
import type { WorkView } from '@jahrring/contracts-common';
import {
  Clock,
  fieldErrorOf,
  LongWork,
  localDayOf,
  readTable,
  TableError,
  type RequestContext,
  type Table,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../entry/entry-error';
import { originOf, proposeColumns } from './import-columns';
import { toRow, type ImportRow, type PlanSettings } from './plan-rows';
import { dateOrderOf } from './date-order';
import { durationUnitOf } from './duration-unit';

/** What long work of an import is given. */
export interface ImportInput {
  rows: ImportRow[];
  settings: PlanSettings;
}

export interface ImportRunInput {
  /** The dry run it follows on, which also holds the rows. */
  checkId: string;
  skipErrors: boolean;
}

/**
 * Time entries out of a file: columns are recognised, then a dry run goes through every rule and writes nothing, then the
 * import itself, which can be taken back. All three are long work.
 */
@Injectable()
export class EntryImportService {
  constructor(
    private readonly work: LongWork,
    private readonly clock: Clock,
  ) {}

  /** Reads the file and begins the dry run. */
  async check(ctx: RequestContext, upload: Upload): Promise<EntryImportStarted> {
    const { header, rows } = await tableOf(upload);
    const max = entryImportLimits.rows;
    if (rows.length > max) throw timeError('IMPORT_TOO_LONG', { max });
    const options = optionsOf(upload);
    const origin = originOf(header);
    const columns = options.columns ?? proposeColumns(header, origin);
    requireColumns(columns);
    const lines = rows.map(({ cells, line }) => toRow(cells, line, columns));
    const found = dateOrderOf(datesOf(lines), {
      origin,
      twelveHours: lines.some(({ cells }) => /\d\s*[ap]\.?m\.?$/i.test(cells.from ?? cells.start ?? '')),
      today: localDayOf(this.clock.now(), ctx.timeZone),
    });
    const dateOrder = options.dateOrder ?? found.dateOrder;
    const dateOrderSure = options.dateOrder !== undefined || found.dateOrderSure;
    const settings = { dateOrder, durationUnit: durationUnitOf(lines), timeZone: ctx.timeZone, options };
    const input: ImportInput = { rows: lines, settings };
    const { id: workId } = await this.work.start(ctx, entryImportWork.check, input);
    const dates = { dateOrder, dateOrderSure, dateSample: found.dateSample };
    return { workId, origin, header, columns, ...dates, rowCount: rows.length };
  }

  /** Records what a finished dry run of the caller found right. */
  async run(ctx: RequestContext, checkId: string, { id, skipErrors }: RunEntryImport): Promise<WorkView> {
    const { state, result } = await this.work.material(ctx, checkId, entryImportWork.check);
    if (state !== 'done') throw timeError('IMPORT_NOT_CHECKED');
    const { counts } = result as { counts: { error: number } };
    if (counts.error > 0 && !skipErrors) throw timeError('IMPORT_HAS_ERRORS', { count: counts.error });
    const input: ImportRunInput = { checkId, skipErrors };
    return this.work.start(ctx, entryImportWork.run, input, id);
  }

  /** Takes back what an import has recorded, but for what was changed or used since. */
  async undo(ctx: RequestContext, runId: string): Promise<WorkView> {
    await this.work.material(ctx, runId, entryImportWork.run);
    return this.work.start(ctx, entryImportWork.undo, { runId });
  }
}

function datesOf(lines: readonly ImportRow[]): string[] {
  return lines.flatMap(({ cells }) => [cells.workDate ?? cells.start ?? [], cells.endDate ?? []].flat());
}

async function tableOf(upload: Upload): Promise<Table> {
  try {
    return await readTable(await upload.read());
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const { fault, line, column } = error;
    throw timeError('IMPORT_UNREADABLE', { context: fault, line, column });
  }
}

function optionsOf({ fields }: Upload): EntryImportOptions {
  const text = fields['options'];
  if (text === undefined) return {};
  try {
    return entryImportOptions.parse(JSON.parse(text));
  } catch {
    throw fieldErrorOf('options', 'json');
  }
}

/** A day, a time of some kind, or nothing can be recorded. */
function requireColumns(columns: EntryImportColumns): void {
  if (columns.workDate === undefined && columns.start === undefined) throw timeError('IMPORT_NO_DATE');
}
