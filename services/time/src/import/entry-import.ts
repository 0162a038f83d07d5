import {
  entryImportFields,
  entryImportLimits,
  importWordKinds,
  type CreateEntry,
  type EntryImportFound,
  type EntryImportSettings,
  type ImportWordKind,
} from '@jahrring/contracts-time';
import type { ImportState } from '@jahrring/contracts-common/imports';
import {
  AppError,
  Clock,
  fieldErrorOf,
  type ImportDefinition,
  type ImportedRecord,
  type PlannedRow,
  type RequestContext,
  type RowPlan,
  type RowsToPlan,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRecorder, EntryService } from '../entry';
import { EntryRepository, type EntryEntity } from '../entry-record';
import { timeError } from '../errors';
import {
  EntryImportEntity,
  EntryImportRowEntity,
  EntryImportWordEntity,
  type KeptSettings,
} from './entry-import.entity';
import {
  EntrySurveyor,
  leftOutNote,
  linesOf,
  sameNote,
  type EntryRows,
  type EntrySurvey,
} from './entry-survey';
import { originOf, proposeByValues, proposeColumns, seemsToBeTitles } from './import-columns';
import { ImportHistory } from './import-history';
import { ImportLookups, meaningsOf, wordOf } from './import-lookups';
import { faultOf, placeFaults } from './place-faults';
import { toRow } from './plan-rows';
import type { RowFault } from './plan.types';
import { sumUp } from './sum-up';

type Portion = RowsToPlan<KeptSettings, CreateEntry, EntrySurvey>;
type Planned = PlannedRow<CreateEntry, EntryEntity>;

/** Time entries out of a file of ours, of another program or of a spreadsheet. */
@Injectable()
export class EntryImport implements ImportDefinition<KeptSettings, CreateEntry, EntryEntity, EntrySurvey> {
  readonly kind = 'time.import';
  readonly tables = { run: EntryImportEntity, row: EntryImportRowEntity };
  readonly maxRows = entryImportLimits.rows;
  readonly auditAs = 'entry_import';
  /** Looked at in one transaction, which holds their people's locks. */
  readonly rowsPerStep = 25;
  readonly words = {
    entity: EntryImportWordEntity,
    auditAs: 'entry_import_word',
    kinds: importWordKinds,
    origin: ({ origin }: KeptSettings) => origin,
    titles: async (ctx: RequestContext) => {
      const { title } = await this.lookups.of(ctx);
      return (kind: string, id: string) => title(kind as ImportWordKind, id);
    },
  };

  constructor(
    private readonly surveyor: EntrySurveyor,
    private readonly lookups: ImportLookups,
    private readonly history: ImportHistory,
    private readonly entries: EntryRepository,
    private readonly recorder: EntryRecorder,
    private readonly service: EntryService,
    private readonly clock: Clock,
  ) {}

  propose(headers: readonly string[]): EntryImportSettings {
    const hasTitles = seemsToBeTitles(headers);
    const origin = hasTitles ? originOf(headers) : 'other';
    const columns = hasTitles ? proposeColumns(headers, origin) : proposeByValues(headers);
    const mapping = headers.map(
      (_title, place) => entryImportFields.find((field) => columns[field] === place) ?? null,
    );
    return {
      mapping,
      hasTitles,
      origin,
      dateOrder: null,
      employeeId: null,
      projectId: null,
      activityId: null,
    };
  }

  async accept(ctx: RequestContext, settings: KeptSettings): Promise<void> {
    const { mapping } = settings;
    if (!mapping.includes('workDate') && !mapping.includes('start')) throw timeError('IMPORT_NO_DATE');
    const standIns = importWordKinds.map((kind) => ({ kind, id: settings[`${kind}Id`] }));
    if (standIns.every(({ id }) => id === null)) return;
    const { title } = await this.lookups.of(ctx);
    const missing = standIns.find(({ kind, id }) => id !== null && title(kind, id) === null);
    if (missing) throw fieldErrorOf(`${missing.kind}Id`, 'exists');
  }

  describe({ cells, line, recordId }: EntryImportRowEntity, { mapping }: KeptSettings) {
    const { cells: said } = toRow(cells, line, mapping);
    const { client, projectNumber, project, activity, object, comment } = said;
    const day = said.workDate ?? said.start ?? said.from;
    const title = [day, wordOf('employee', said)].filter(Boolean).join(' · ');
    const names = [client, projectNumber, project].filter(Boolean).join(' ');
    return { title, detail: [names, activity ?? object, comment].filter(Boolean).join(' · '), recordId };
  }

  describeRuns(ctx: RequestContext, runs: readonly EntryImportEntity[]) {
    return this.history.describe(ctx, runs);
  }

  mark(ctx: RequestContext, state: ImportState): Partial<EntryImportEntity> {
    if (state === 'uploaded') return { createdBy: ctx.membershipId, undoneAt: null, undoneBy: null };
    return state === 'undoing' ? { undoneAt: this.clock.now(), undoneBy: ctx.membershipId } : {};
  }

  survey(ctx: RequestContext, file: EntryRows): Promise<EntrySurvey> {
    return this.surveyor.survey(ctx, file);
  }

  async plan(ctx: RequestContext, portion: Portion): Promise<Planned[]> {
    const { decided } = portion.survey;
    const planned: Planned[] = [];
    for (const row of portion.rows) {
      const known = decided.get(row.position) ?? (await this.planRow(ctx, portion, row));
      decided.set(row.position, known);
      planned.push(known);
    }
    return planned;
  }

  async found(ctx: RequestContext, file: EntryRows): Promise<EntryImportFound> {
    const { settings } = file.run;
    const lines = linesOf(file);
    const meanings = meaningsOf(await this.lookups.of(ctx), settings.words);
    return {
      ...sumUp(file.rows),
      ...this.surveyor.dateOrder(ctx, settings, lines),
      words: meanings.list(lines.map(({ cells }) => cells)),
    };
  }

  async create(
    ctx: RequestContext,
    values: readonly CreateEntry[],
    { id }: EntryImportEntity,
  ): Promise<EntryEntity[]> {
    const created: ImportedRecord[] = [];
    for (const entry of values) created.push(await this.recorder.record(ctx, { ...entry, groupId: id }));
    return created as EntryEntity[];
  }

  refused(run: EntryImportEntity, { line }: EntryImportRowEntity, error: AppError) {
    const headers = run.columns.map(({ header }) => (run.settings.hasTitles ? header : ''));
    return placeFaults({ run, headers }, line, [faultOf(error)]);
  }

  find(ctx: RequestContext, ids: readonly string[]): Promise<EntryEntity[]> {
    return this.entries.getMany(ctx, ids);
  }

  keeps(ctx: RequestContext, entries: readonly ImportedRecord[]) {
    return this.history.keeps(ctx, entries as EntryEntity[]);
  }

  revert(ctx: RequestContext, { id, version }: ImportedRecord): Promise<void> {
    return this.service.remove(ctx, id, version);
  }

  private async planRow(ctx: RequestContext, portion: Portion, row: EntryImportRowEntity): Promise<Planned> {
    const { run, survey } = portion;
    const { entry = null, faults = [], project, leftOut } = survey.lines.get(row.position) ?? {};
    const wrong = (...found: readonly RowFault[]) =>
      toPlanned(row, { outcome: 'error', errors: placeFaults(portion, row.line, found) });
    if (leftOut) return toPlanned(row, { outcome: 'skip', note: leftOutNote });
    if (!entry) return wrong(...faults);
    if (survey.doubles.matches(entry)) return toPlanned(row, { outcome: 'skip', note: sameNote });
    const right = toPlanned(row, { outcome: 'create', values: entry });
    const written = () => survey.doubles.recorded(entry);
    if (run.state !== 'checking') return { ...right, written };
    try {
      await this.recorder.check(ctx, entry);
      survey.overlaps.add(entry, project);
    } catch (error) {
      if (error instanceof AppError) return wrong(faultOf(error));
      throw error;
    }
    written();
    return right;
  }
}

function toPlanned(
  row: EntryImportRowEntity,
  of: Partial<RowPlan<CreateEntry>> & { outcome: RowPlan['outcome'] },
) {
  const plan = { values: {}, changes: {}, errors: [], ...of };
  return { row: { ...row, outcome: plan.outcome, plan }, plan } as Planned;
}
