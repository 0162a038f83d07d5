import type { ImportSettingsBase } from '@jahrring/contracts-common/imports';
import type { RequestContext } from '../../context/request-context';
import type { LicensedEntity } from '../../database/licensed-entity';
import type { FileLimits, ImportFile } from './read-import-file';
import type { ImportEntity, ImportRowFields, RowPlan } from './import.entity';

/** A record that an import writes. */
export type ImportedRecord = Pick<LicensedEntity, 'id' | 'version'>;

export interface PlannedRow<V extends object, R extends ImportedRecord> {
  /** As it is kept: with its plan and its keys. */
  row: ImportRowFields<V>;
  plan: RowPlan<V>;
  existing?: R | undefined;
}

/** A portion of the rows of an import, in the order of its file. */
export interface RowsToPlan<S extends ImportSettingsBase, V extends object> {
  run: ImportEntity<S>;
  rows: readonly ImportRowFields<V>[];
  /** Titles of the columns; blank where the file has none. */
  headers: readonly string[];
  /** Of rows before these: the first line that bears each of the keys. */
  earlier: (column: 'matchValue' | 'numberKey', keys: readonly string[]) => Promise<Map<string, number>>;
}

/**
 * Definition of a tool's import; everything else is done by the engine. A provider of the tool's module. `S`: settings
 * of a file, `V`: the values of a record that a file can fill, `R`: the record.
 */
export interface ImportDefinition<
  S extends ImportSettingsBase,
  V extends object,
  R extends ImportedRecord,
> extends FileLimits {
  /** Of its long work: `addresses.import`. */
  readonly kind: string;
  readonly tables: { run: new () => ImportEntity<S>; row: new () => ImportRowFields<V> };
  /** Rows in one transaction (default 250). */
  readonly rowsPerStep?: number;
  /** Entity of the audit trail, where the imported records are not in it themselves: `entryImport`. */
  readonly auditAs?: string;

  /** Reads a file of a fixed format; without it, files are tables. Where it answers no columns, there is nothing to explain. */
  read?(ctx: RequestContext, bytes: Uint8Array): Promise<ImportFile>;
  /** Proposes settings from a file's titles or the cells of its first line; the person corrects them. */
  propose(headers: readonly string[]): S;
  /** Returns the fields that name a row, beside line, outcome, changes and errors. */
  describe(row: ImportRowFields<V>, settings: S): object;
  /** Decides what rows do; the dry run and the run ask the same question and so get the same answer. */
  plan(ctx: RequestContext, portion: RowsToPlan<S, V>): Promise<PlannedRow<V, R>[]>;
  /** Writes new records, with their audit and events. */
  create(ctx: RequestContext, values: readonly V[], settings: S): Promise<R[]>;
  /** Of imports that plan updates. */
  update?(ctx: RequestContext, existing: R, values: Partial<V>): Promise<R>;
  /** Those of the records that are there, for an undo. */
  find(ctx: RequestContext, ids: readonly string[]): Promise<ImportedRecord[]>;
  /** Takes a record back: to what was before, or away where the import has made it. */
  revert(ctx: RequestContext, record: ImportedRecord, before: Partial<V> | null): Promise<void>;
}

/** A definition whose types do not matter to who holds it. */
export type AnyImportDefinition = ImportDefinition<ImportSettingsBase, object, ImportedRecord>;
