import type { EntryImportOrigin, ImportWordKind } from '@jahrring/contracts-time';
import { LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Meaning of a word in a licence, for one kind of files. */
@Entity('entry_import_words')
export class ImportWordEntity extends LicensedEntity {
  @TextColumn(12)
  origin!: EntryImportOrigin;

  @TextColumn(10)
  kind!: ImportWordKind;

  /** Of the word without case, accents and signs. */
  @TextColumn(64)
  wordKey!: string;

  @TextColumn(500)
  word!: string;

  /** Null: its lines are left out. */
  @UuidColumn({ nullable: true })
  targetId!: string | null;
}
