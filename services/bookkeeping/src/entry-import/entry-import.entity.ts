import type { EntryImportState } from '@jahrring/contracts-bookkeeping';
import {
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  TextColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { ReadTransactions } from './imported-transaction';

/** A file of the accountant's program that is looked at, or whose entries were added. */
@Entity('entry_imports')
export class EntryImportEntity extends LicensedEntity {
  @TextColumn(10)
  state!: EntryImportState;

  /** `draft` of the one that is looked at, else null; unique. */
  @TextColumn(5, { nullable: true })
  draft!: 'draft' | null;

  @TextColumn(255)
  fileName!: string;

  @LocalDateColumn()
  firstDay!: string;

  @LocalDateColumn()
  lastDay!: string;

  @IntColumn()
  transactions!: number;

  /** As it was when the import was done. */
  @IntColumn()
  known!: number;

  @IntColumn()
  added!: number;

  @MoneyColumn()
  total!: string;

  /** What the file says; empty once it is done. */
  @JsonColumn()
  content!: ReadTransactions;

  /** Sources of the entries that it has added. */
  @JsonColumn()
  entryIds!: string[];

  @InstantColumn({ nullable: true })
  committedAt!: Date | null;
}
