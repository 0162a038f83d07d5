import {
  entryImportLimits,
  entryImportWork,
  type CreateEntry,
  type EntryImportCheck,
  type EntryImportOutcome,
  type EntryImportResult,
  type EntryImportRow,
  type RowError,
} from '@jahrring/contracts-time';
import { AppError, Database, LongWork, Work, type RequestContext, type WorkRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRecorder } from '../entry';
import { EntryImportRepository } from './entry-import.repository';
import type { ImportInput, ImportRunInput } from './entry-import.service';
import { ImportDoubles, type Doubles } from './import-doubles';
import { ImportLookups } from './import-lookups';
import { FileOverlaps } from './file-overlaps';
import { planRow, type PlannedRow } from './plan-rows';
import { WordMeanings, wordOf } from './word-meanings';

/** Lines looked at in one transaction, which holds their people's locks. */
const rowsPerCheck = 25;

interface Tried extends PlannedRow {
  outcome: EntryImportOutcome;
}

/** The dry run and the import itself. */
@Injectable()
export class EntryImportWork {
  constructor(
    private readonly db: Database,
    private readonly work: LongWork,
    private readonly lookups: ImportLookups,
    private readonly doubles: ImportDoubles,
    private readonly recorder: EntryRecorder,
    private readonly imports: EntryImportRepository,
  ) {}

  /** Asks every rule about every line and writes nothing. */
  @Work(entryImportWork.check)
  async check(ctx: RequestContext, input: ImportInput, run: WorkRun): Promise<EntryImportCheck> {
    const planned = await this.plan(ctx, input);
    const doubles = await this.doublesOf(ctx, planned);
    const overlaps = new FileOverlaps(ctx.timeZone);
    await run.total(planned.length);
    const tried: Tried[] = [];
    for (let from = 0; from < planned.length; from += rowsPerCheck) {
      const chunk = planned.slice(from, from + rowsPerCheck);
      const found = await this.db.tx(ctx, async (tx) => {
        const rows: Tried[] = [];
        for (const row of chunk)
          rows.push(await this.try(row, doubles, (entry) => this.ask(tx, entry, overlaps)));
        return rows;
      });
      tried.push(...found);
      // A dry run that is begun anew after a crash counts from its beginning.
      if (from + chunk.length > run.done)
        await run.step(undefined, undefined, { count: from + chunk.length - run.done });
    }
    const lookups = await this.lookups.of(ctx);
    const words = new WordMeanings(lookups, input.settings.words).list(input.rows);
    return { ...toCheck(tried), words };
  }

  /** Records line by line; each is kept or refused for itself. */
  @Work(entryImportWork.run)
  async run(ctx: RequestContext, { checkId }: ImportRunInput, run: WorkRun): Promise<EntryImportResult> {
    const { input } = await this.work.material(ctx, checkId, entryImportWork.check);
    const planned = await this.plan(ctx, input as ImportInput);
    await run.total(planned.length);
    // Lines that were recorded before a crash are no doubles of themselves.
    const rest = planned.slice(run.done);
    const doubles = await this.doublesOf(ctx, rest);
    for (const row of rest) {
      const {
        outcome,
        row: line,
        errors,
      } = await this.try(row, doubles, (entry) =>
        this.db.tx(ctx, async (tx) => {
          await this.recorder.record(tx, { ...entry, groupId: run.id });
          await run.step(tx, undefined, { as: 'create' });
        }),
      );
      if (outcome === 'create') continue;
      const isShown = outcome === 'error' && run.entries.length < entryImportLimits.shownErrors;
      const shown = isShown ? toShown({ row: line, entry: null, errors, outcome }) : undefined;
      await run.step(undefined, shown, { as: outcome });
    }
    const result = toResult(run);
    await this.keep(ctx, run.id, result);
    return result;
  }

  private async keep(ctx: RequestContext, id: string, { counts }: EntryImportResult): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const { version } = await this.imports.get(tx, id);
      await this.imports.update(tx, id, version, { counts });
    });
  }

  private async plan(ctx: RequestContext, { rows, settings }: ImportInput): Promise<PlannedRow[]> {
    const lookups = await this.lookups.of(ctx);
    return rows.map((row) => planRow(row, lookups, settings));
  }

  private doublesOf(ctx: RequestContext, planned: readonly PlannedRow[]): Promise<Doubles> {
    return this.doubles.of(
      ctx,
      planned.flatMap(({ entry }) => entry ?? []),
    );
  }

  private async try(
    planned: PlannedRow,
    doubles: Doubles,
    write: (entry: CreateEntry) => Promise<void>,
  ): Promise<Tried> {
    const { entry, leftOut } = planned;
    if (leftOut) return { ...planned, outcome: 'skip' };
    if (!entry) return { ...planned, outcome: 'error' };
    if (doubles.matches(entry)) return { ...planned, outcome: 'same' };
    try {
      await write(entry);
      doubles.recorded(entry);
      return { ...planned, outcome: 'create' };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ...planned, outcome: 'error', errors: toRowErrors(error) };
    }
  }

  private async ask(tx: RequestContext, entry: CreateEntry, overlaps: FileOverlaps): Promise<void> {
    await this.recorder.check(tx, entry);
    overlaps.add(entry);
  }
}

function toRowErrors({ key, params, fields = [] }: AppError): RowError[] {
  const { field = '' } = fields[0] ?? {};
  return [{ field, key, ...(params ? { params } : {}) }];
}

function toShown({ row, outcome, errors }: Tried): EntryImportRow {
  const { line, cells } = row;
  return {
    line,
    outcome,
    workDate: cells.workDate ?? cells.start ?? cells.from ?? '',
    employee: wordOf('employee', cells),
    project: [cells.client, cells.projectNumber, cells.project].filter(Boolean).join(' '),
    text: [cells.activity ?? cells.object, cells.comment].filter(Boolean).join(' · '),
    errors,
  };
}

function toCheck(tried: readonly Tried[]): Omit<EntryImportCheck, 'words'> {
  const counts = { create: 0, same: 0, skip: 0, error: 0 };
  let seconds = 0;
  const people = new Set<string>();
  const days: string[] = [];
  for (const { outcome, entry } of tried) {
    counts[outcome] += 1;
    if (outcome !== 'create' || !entry) continue;
    seconds += secondsOf(entry);
    people.add(entry.employeeId ?? '');
    days.push(entry.workDate);
  }
  days.sort();
  const shown = (wanted: (row: Tried) => boolean, limit: number) =>
    tried.filter(wanted).slice(0, limit).map(toShown);
  return {
    counts,
    seconds,
    people: people.size,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    errors: shown(({ outcome }) => outcome === 'error', entryImportLimits.shownErrors),
    sample: shown(({ outcome }) => outcome !== 'error', entryImportLimits.shownRows),
  };
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dayMinutes = 1440;

/** Returns the duration of a line by the clock; only here, nights of the clock change are off by an hour. */
function secondsOf({ kind, from, to, seconds, breakSeconds }: CreateEntry): number {
  if (kind !== 'hours') return 0;
  if (!from || !to) return seconds ?? 0;
  return ((minutes(to) - minutes(from) + dayMinutes) % dayMinutes) * 60 - breakSeconds;
}

function toResult({ tally, entries }: WorkRun): EntryImportResult {
  const { create = 0, same = 0, skip = 0, error = 0 } = tally;
  return { counts: { create, same, skip, error }, errors: entries as EntryImportRow[] };
}
