import type { TextImportSettings } from '@jahrring/contracts-admin';
import { ImportEntity, ImportRowEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

export interface ImportedText {
  text: string | null;
}

@Entity('text_imports')
export class TextImportEntity extends ImportEntity<TextImportSettings> {}

@Entity('text_import_rows')
export class TextImportRowEntity extends ImportRowEntity<ImportedText & { namespace: string; key: string }> {}
