import type { EntryImportSettings } from '@jahrring/contracts-bookkeeping';
import { ImportEntity, ImportRowEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { ImportedTransaction } from './imported-transaction';

/** An entry to be written; it is in the hands of the accountant by this import. */
export interface ImportedEntry extends ImportedTransaction {
  importId: string;
}

@Entity('transaction_imports')
export class EntryImportEntity extends ImportEntity<EntryImportSettings> {}

@Entity('transaction_import_rows')
export class EntryImportRowEntity extends ImportRowEntity<ImportedEntry> {}
