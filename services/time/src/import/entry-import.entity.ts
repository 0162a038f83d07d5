import type { EntryImportCounts, EntryImportOrigin } from '@jahrring/contracts-time';
import {
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One import of entries; its id is that of the long work that makes it, and the group of its entries. */
@Entity('entry_imports')
export class EntryImportEntity extends LicensedEntity {
  @TextColumn(255)
  fileName!: string;

  @TextColumn(12)
  origin!: EntryImportOrigin;

  /** Lines of the file. */
  @IntColumn()
  rowCount!: number;

  /** The employee who made it. */
  @UuidColumn()
  createdBy!: string;

  /** Null until it is through. */
  @JsonColumn({ nullable: true })
  counts!: EntryImportCounts | null;

  @InstantColumn({ nullable: true })
  undoneAt!: Date | null;

  @UuidColumn({ nullable: true })
  undoneBy!: string | null;
}
