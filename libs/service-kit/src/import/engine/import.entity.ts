import type {
  ImportCounts,
  ImportNote,
  ImportRowError,
  ImportSettingsBase,
  ImportState,
  ImportView,
  RowOutcome,
} from '@jahrring/contracts-common/imports';
import { BooleanColumn, IntColumn, JsonColumn, TextColumn, UuidColumn } from '../../database/columns';
import { LicensedEntity } from '../../database/licensed-entity';

/** One import of a file; a tool extends it by the name of its table. */
export abstract class ImportEntity<S extends ImportSettingsBase = ImportSettingsBase> extends LicensedEntity {
  @TextColumn(255)
  fileName!: string;

  @TextColumn(20, { nullable: true })
  encoding!: ImportView['encoding'];

  @TextColumn(1, { nullable: true })
  delimiter!: ImportView['delimiter'];

  @JsonColumn()
  columns!: ImportView['columns'];

  @JsonColumn()
  settings!: S;

  @TextColumn(10)
  state!: ImportState;

  @IntColumn()
  rowCount!: number;

  /** Rows that the present step (dry run, run, undo) is through with. */
  @IntColumn()
  processed!: number;

  @JsonColumn()
  counts!: ImportCounts;

  @IntColumn()
  kept!: number;

  @BooleanColumn()
  skipErrors!: boolean;
}

export type ValueChanges = Record<string, { from: string | null; to: string | null }>;

/** Plan of one row; `values` are those of the new record or those that change. */
export interface RowPlan<V extends object = object> {
  outcome: RowOutcome;
  values: Partial<V>;
  changes: ValueChanges;
  errors: ImportRowError[];
  /** Why it is left out, where that needs to be said. */
  note?: ImportNote;
  /** Values of the row that lists show, whatever its outcome. */
  shown?: Partial<V>;
}

/** A row of an uploaded file, of a table that calls its record by a name of its own; others extend `ImportRowEntity`. */
export abstract class ImportRowFields<V extends object = object> extends LicensedEntity {
  /** The record that was created or updated. */
  abstract recordId: string | null;

  /** The record's version after the import; if it is another one now, an undo leaves the record alone. */
  abstract recordVersion: number | null;

  @UuidColumn()
  importId!: string;

  /** Place among the rows of its file, from 0; the line of titles stands at -1. */
  @IntColumn()
  position!: number;

  @IntColumn()
  line!: number;

  @JsonColumn()
  cells!: string[];

  @TextColumn(10, { nullable: true })
  outcome!: RowOutcome | null;

  @JsonColumn({ nullable: true })
  plan!: RowPlan<V> | null;

  /** By what the row finds its record. */
  @TextColumn(300, { nullable: true })
  matchValue!: string | null;

  /** A number of the row that may stand once, where it is not found by that. */
  @TextColumn(50, { nullable: true })
  numberKey!: string | null;

  /** Values that an update has overwritten. */
  @JsonColumn({ nullable: true })
  before!: Partial<V> | null;
}

/** A row of an uploaded file; a tool extends it by the name of its table. */
export abstract class ImportRowEntity<V extends object = object> extends ImportRowFields<V> {
  @UuidColumn({ nullable: true })
  recordId!: string | null;

  @IntColumn({ nullable: true })
  recordVersion!: number | null;
}

/** Longest `matchValue` in characters: the cells of a file may be of any length. */
export const matchValueLength = 300;
