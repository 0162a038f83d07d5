import { localDateAt } from '@jahrring/contracts-common';
import type { CreateEntry } from '@jahrring/contracts-time';
import { Clock, type ImportRows, type PlannedRow, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntryEntity } from '../entry-record';
import { dateOrderOf, type FoundDateOrder } from './date-order';
import { durationUnitOf } from './duration-unit';
import type { EntryImportRowEntity, KeptSettings } from './entry-import.entity';
import { FileOverlaps } from './file-overlaps';
import { ImportDoubles, type Doubles } from './import-doubles';
import { ImportLookups } from './import-lookups';
import { planRow, toRow, type PlannedLine } from './plan-rows';
import type { ImportRow } from './plan.types';

export type EntryRows = ImportRows<KeptSettings, CreateEntry>;

/** A file as a whole: how its lines are read, and what they are compared with. */
export interface EntrySurvey {
  lines: ReadonlyMap<number, PlannedLine>;
  doubles: Doubles;
  overlaps: FileOverlaps;
  /** By position what was decided: a portion that is done again changes nothing. */
  decided: Map<number, PlannedRow<CreateEntry, EntryEntity>>;
}

export const sameNote = { code: 'same', key: 'time:import.note.same' };
export const leftOutNote = { code: 'leftOut', key: 'time:import.note.leftOut' };

/** Reads whole files of time entries. */
@Injectable()
export class EntrySurveyor {
  constructor(
    private readonly lookups: ImportLookups,
    private readonly doubles: ImportDoubles,
    private readonly clock: Clock,
  ) {}

  async survey(ctx: RequestContext, file: EntryRows): Promise<EntrySurvey> {
    const { run, rows } = file;
    const lookups = await this.lookups.of(ctx);
    const { settings } = run;
    const read = linesOf(file);
    const plan = {
      ...{ words: settings.words ?? {}, options: settings, timeZone: ctx.timeZone },
      dateOrder: this.dateOrder(ctx, settings, read).dateOrder,
      durationUnit: settings.durationUnit ?? durationUnitOf(read),
    };
    const planned = read.map((line) => planRow(line, lookups, plan));
    const survey = {
      lines: new Map(rows.map(({ position }, at) => [position, planned[at] as PlannedLine])),
      doubles: await this.doubles.of(
        ctx,
        planned.flatMap(({ entry }) => entry ?? []),
        new Set(rows.flatMap(({ recordId }) => recordId ?? [])),
      ),
      overlaps: new FileOverlaps(ctx.timeZone),
      decided: new Map(),
    };
    for (const row of rows.slice(0, run.processed)) replay(survey, row);
    return survey;
  }

  /** The order of day and month in a file: what a person says, or what the file tells. */
  dateOrder(ctx: RequestContext, settings: KeptSettings, lines: readonly ImportRow[]): FoundDateOrder {
    const found = dateOrderOf(datesOf(lines), {
      origin: settings.origin,
      twelveHours: lines.some(({ cells }) => /\d\s*[ap]\.?m\.?$/i.test(cells.from ?? cells.start ?? '')),
      today: localDateAt(this.clock.now(), ctx.timeZone),
    });
    const said = settings.dateOrder;
    return said === null ? found : { ...found, dateOrder: said, dateOrderSure: true };
  }
}

/** The lines of a file by what its columns mean. */
export function linesOf({ run, rows }: EntryRows): ImportRow[] {
  return rows.map(({ cells, line }) => toRow(cells, line, run.settings.mapping));
}

/** Notes a row in the comparisons, where the work goes on after a crash. */
function replay(survey: EntrySurvey, { outcome, plan, position }: EntryImportRowEntity): void {
  const { entry, project } = survey.lines.get(position) ?? {};
  if (!entry) return;
  if (outcome === 'skip' && plan?.note?.code === sameNote.code) survey.doubles.matches(entry);
  if (outcome !== 'create') return;
  survey.doubles.recorded(entry);
  survey.overlaps.add(entry, project);
}

function datesOf(lines: readonly ImportRow[]): string[] {
  return lines.flatMap(({ cells }) => [cells.workDate ?? cells.start ?? [], cells.endDate ?? []].flat());
}
