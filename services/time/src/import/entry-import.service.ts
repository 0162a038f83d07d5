import {
  entryImportLimits,
  entryImportOptions,
  entryImportWork,
  type EntryImportColumns,
  type EntryImportOptions,
  type EntryImportOrigin,
  type EntryImportStarted,
  type ExplainImportWords,
  type RunEntryImport,
  type UndoEntryImport,
} from '@jahrring/contracts-time';
import { localDateAt, type WorkView } from '@jahrring/contracts-common';
import {
  Clock,
  Database,
  fieldErrorOf,
  LongWork,
  readTable,
  TableError,
  type RequestContext,
  type Table,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { titled } from './titled-rows';
import { originOf, proposeByValues, proposeColumns } from './import-columns';
import { EntryImportRepository } from './entry-import.repository';
import { ImportHistory } from './import-history.service';
import { ImportTargets } from './import-targets';
import { ImportWordRepository } from './import-word.repository';
import { toRow } from './plan-rows';
import type { ImportRow, PlanSettings, SaidWords } from './plan.types';
import { dateOrderOf } from './date-order';
import { durationUnitOf } from './duration-unit';

const fileNameLength = 255;
const sampleLength = 100;

/** Input of an import's long work. */
export interface ImportInput {
  fileName: string;
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
    private readonly db: Database,
    private readonly work: LongWork,
    private readonly imports: EntryImportRepository,
    private readonly words: ImportWordRepository,
    private readonly history: ImportHistory,
    private readonly targets: ImportTargets,
    private readonly clock: Clock,
  ) {}

  /** Reads the file and begins the dry run, once it is known which column holds the days. */
  async check(ctx: RequestContext, upload: Upload): Promise<EntryImportStarted> {
    const options = optionsOf(upload);
    const { header, hasTitles, rows } = titled(await tableOf(upload), options);
    const max = entryImportLimits.rows;
    if (rows.length > max) throw timeError('IMPORT_TOO_LONG', { max });
    await this.targets.requireStandIns(ctx, options);
    const origin = originOf(header);
    const columns =
      options.columns ?? (hasTitles ? proposeColumns(header, origin) : proposeByValues(rows[0]?.cells ?? []));
    if (options.columns) requireColumns(columns);
    const lines = rows.map(({ cells, line }) => toRow(cells, line, columns));
    const found = dateOrderOf(datesOf(lines), {
      origin,
      twelveHours: lines.some(({ cells }) => /\d\s*[ap]\.?m\.?$/i.test(cells.from ?? cells.start ?? '')),
      today: localDateAt(this.clock.now(), ctx.timeZone),
    });
    const dateOrder = options.dateOrder ?? found.dateOrder;
    const dateOrderSure = options.dateOrder !== undefined || found.dateOrderSure;
    const understood = {
      ...{ origin, header, hasTitles, columns, samples: samplesOf(rows, header.length) },
      ...{ dateOrder, dateOrderSure, dateSample: found.dateSample, rowCount: rows.length },
    };
    if (!hasDays(columns)) return { workId: null, ...understood };
    const words = await this.saidWords(ctx, origin);
    const durationUnit = durationUnitOf(lines);
    const settings = { origin, words, dateOrder, durationUnit, timeZone: ctx.timeZone, options };
    const fileName = upload.filename.slice(0, fileNameLength);
    const input: ImportInput = { fileName, rows: lines, settings };
    const { id: workId } = await this.work.start(ctx, entryImportWork.check, input);
    return { workId, ...understood };
  }

  /** Keeps what words mean for this kind of files, and begins the dry run of the same lines anew. */
  async explain(ctx: RequestContext, checkId: string, { words }: ExplainImportWords): Promise<WorkView> {
    const { input } = await this.work.material(ctx, checkId, entryImportWork.check);
    const { settings, ...file } = input as ImportInput;
    await this.targets.requireWords(ctx, words);
    return this.db.tx(ctx, async (tx) => {
      await this.words.keep(tx, settings.origin, words);
      const next = { ...settings, words: await this.saidWords(tx, settings.origin) };
      return this.work.start(tx, entryImportWork.check, { ...file, settings: next });
    });
  }

  /** Records what a finished dry run of the caller found right. */
  async run(ctx: RequestContext, checkId: string, { id, skipErrors }: RunEntryImport): Promise<WorkView> {
    const { input: checked, state, result } = await this.work.material(ctx, checkId, entryImportWork.check);
    if (state !== 'done') throw timeError('IMPORT_NOT_CHECKED');
    const { counts } = result as { counts: { error: number } };
    if (counts.error > 0 && !skipErrors) throw timeError('IMPORT_HAS_ERRORS', { count: counts.error });
    const { fileName, rows, settings } = checked as ImportInput;
    await this.targets.requireStandIns(ctx, settings.options);
    const input: ImportRunInput = { checkId, skipErrors };
    return this.db.tx(ctx, async (tx) => {
      const work = await this.work.start(tx, entryImportWork.run, input, id);
      await this.imports.insert(tx, {
        ...{
          id: work.id,
          fileName,
          origin: settings.origin,
          rowCount: rows.length,
          createdBy: ctx.membershipId,
        },
        ...{ counts: null, undoneAt: null, undoneBy: null },
      });
      return work;
    });
  }

  /**
   * Takes back what an import has recorded.
   * @throws IMPORT_UNDO_PARTIAL where some of it would stay and nobody has said that this is all right
   */
  async undo(ctx: RequestContext, runId: string, { partial }: UndoEntryImport): Promise<WorkView> {
    const { removed, kept } = await this.history.preview(ctx, runId);
    if (kept > 0 && !partial) throw timeError('IMPORT_UNDO_PARTIAL', { removed, kept });
    return this.work.start(ctx, entryImportWork.undo, { runId });
  }

  private async saidWords(ctx: RequestContext, origin: EntryImportOrigin): Promise<SaidWords> {
    const said: SaidWords = {};
    for (const { kind, wordKey, targetId } of await this.words.ofOrigin(ctx, origin))
      (said[kind] ??= {})[wordKey] = targetId;
    return said;
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

/** The first value of each column that says something. */
function samplesOf(rows: Table['rows'], columns: number): string[] {
  return Array.from({ length: columns }, (_, place) => {
    const row = rows.find(({ cells }) => cells[place]?.trim());
    return row?.cells[place]?.trim().slice(0, sampleLength) ?? '';
  });
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

const hasDays = ({ workDate, start }: EntryImportColumns) => workDate !== undefined || start !== undefined;

/** A day, a time of some kind, or nothing can be recorded. */
function requireColumns(columns: EntryImportColumns): void {
  if (!hasDays(columns)) throw timeError('IMPORT_NO_DATE');
}
