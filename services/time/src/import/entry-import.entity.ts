import type { SaidWords } from '@jahrring/contracts-common/imports';
import type { CreateEntry, EntryImportSettings } from '@jahrring/contracts-time';
import {
  ImportEntity,
  ImportRowEntity,
  ImportWordEntity,
  InstantColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { DurationUnit } from './read-values';

/** Settings of a file as they are kept; an import of before the engine had its unit of durations set. */
export interface KeptSettings extends EntryImportSettings {
  words?: SaidWords;
  durationUnit?: DurationUnit;
}

/** One import of entries; its id is the group of its entries. */
@Entity('entry_import_runs')
export class EntryImportEntity extends ImportEntity<KeptSettings> {
  /** The employee who made it. */
  @UuidColumn()
  createdBy!: string;

  @InstantColumn({ nullable: true })
  undoneAt!: Date | null;

  @UuidColumn({ nullable: true })
  undoneBy!: string | null;
}

@Entity('entry_import_rows')
export class EntryImportRowEntity extends ImportRowEntity<CreateEntry> {}

@Entity('entry_import_words')
export class EntryImportWordEntity extends ImportWordEntity {}
