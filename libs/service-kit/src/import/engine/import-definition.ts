import type {
  ImportNote,
  ImportRowError,
  ImportSettingsBase,
  ImportState,
} from '@jahrring/contracts-common/imports';
import type { RequestContext } from '../../context/request-context';
import type { LicensedEntity } from '../../database/licensed-entity';
import type { AppError } from '../../errors/app-error';
import type { FileLimits, ImportFile } from './read-import-file';
import type { ImportEntity, ImportRowFields, RowPlan } from './import.entity';
import type { ImportWordsOf } from './import-words';

/** A record that an import writes. */
export type ImportedRecord = Pick<LicensedEntity, 'id' | 'version'>;

export interface PlannedRow<V extends object, R extends ImportedRecord> {
  /** As it is kept: with its plan and its keys. */
  row: ImportRowFields<V>;
  plan: RowPlan<V>;
  existing?: R | undefined;
  /** Called once the row is written, where each is for itself. */
  written?: () => void;
}

/** Rows of an import in the order of its file. */
export interface ImportRows<S extends ImportSettingsBase, V extends object> {
  run: ImportEntity<S>;
  rows: readonly ImportRowFields<V>[];
  /** Titles of the columns; blank where the file has none. */
  headers: readonly string[];
}

/** A portion of the rows of an import. `W`: what the survey of the whole file has found. */
export interface RowsToPlan<S extends ImportSettingsBase, V extends object, W = unknown> extends ImportRows<
  S,
  V
> {
  /** Of rows before these: the first line that bears each of the keys. */
  earlier: (column: 'matchValue' | 'numberKey', keys: readonly string[]) => Promise<Map<string, number>>;
  survey: W;
}

/**
 * Definition of a tool's import; everything else is done by the engine. A provider of the tool's module. `S`: settings
 * of a file, `V`: the values of a record that a file can fill, `R`: the record.
 */
export interface ImportDefinition<
  S extends ImportSettingsBase,
  V extends object,
  R extends ImportedRecord,
  W = unknown,
> extends FileLimits {
  /** Of its long work: `addresses.import`. */
  readonly kind: string;
  readonly tables: { run: new () => ImportEntity<S>; row: new () => ImportRowFields<V> };
  /** Rows in one transaction (default 250). */
  readonly rowsPerStep?: number;
  /** Entity of the audit trail, where the imported records are not in it themselves: `entryImport`. */
  readonly auditAs?: string;
  /** Imports and their rows are the installation's, whichever licence somebody is in. */
  readonly ofInstallation?: boolean;
  /** Words of a file that mean records, and what people have said of them. */
  readonly words?: ImportWordsOf<S>;

  /**
   * Reads a file of a fixed format; without it, files are tables. Where it answers no columns, there is nothing to explain.
   * `fields`: the others of the upload's form.
   */
  read?(
    ctx: RequestContext,
    bytes: Uint8Array,
    fields: Readonly<Record<string, string>>,
  ): Promise<ImportFile>;
  /** Proposes settings from a file's titles or the cells of its first line; the person corrects them. */
  propose(headers: readonly string[]): S;
  /** Refuses settings that cannot be meant, before the dry run and before the run. */
  accept?(ctx: RequestContext, settings: S): Promise<void>;
  /** Returns the fields that name a row, beside line, outcome, changes and errors. */
  describe(row: ImportRowFields<V>, settings: S): object;
  /** Returns what the tool says of imports beside the rest, for each in their order. */
  describeRuns?(ctx: RequestContext, runs: readonly ImportEntity<S>[]): Promise<object[]>;
  /** Returns fields of the tool's own table that change with the state: who began it, who takes it back. */
  mark?(ctx: RequestContext, state: ImportState): object;
  /**
   * Takes in the whole file, for what is compared over all of it; `plan` gets the answer. Asked once for a dry run or a run,
   * and again where that goes on after a crash: rows before `run.processed` have their plan, or their record.
   */
  survey?(ctx: RequestContext, file: ImportRows<S, V>): Promise<W>;
  /** Decides what rows do; the dry run and the run ask the same question and so get the same answer. */
  plan(ctx: RequestContext, portion: RowsToPlan<S, V, W>): Promise<PlannedRow<V, R>[]>;
  /** Returns what a dry run has found beside its rows. */
  found?(ctx: RequestContext, file: ImportRows<S, V>): Promise<object>;
  /**
   * Returns the faults of a row that was refused when it was written. With it, each row is written and taken back in a
   * transaction of its own, and one that is refused does not stop the others: for records whose locks others wait for.
   */
  refused?(run: ImportEntity<S>, row: ImportRowFields<V>, error: AppError): ImportRowError[];
  /** Writes new records, with their audit and events. */
  create(ctx: RequestContext, values: readonly V[], run: ImportEntity<S>): Promise<R[]>;
  /** Of imports that plan updates. */
  update?(ctx: RequestContext, existing: R, values: Partial<V>): Promise<R>;
  /** Those of the records that are there, for an undo. */
  find(ctx: RequestContext, ids: readonly string[]): Promise<ImportedRecord[]>;
  /** Reasons by id of the records that an undo must leave alone, beside those that were changed since. */
  keeps?(ctx: RequestContext, records: readonly ImportedRecord[]): Promise<ReadonlyMap<string, ImportNote>>;
  /** Takes a record back: to what was before, or away where the import has made it. */
  revert(ctx: RequestContext, record: ImportedRecord, before: Partial<V> | null): Promise<void>;
}

/** A definition whose types do not matter to who holds it. */
export type AnyImportDefinition = ImportDefinition<ImportSettingsBase, object, ImportedRecord>;
