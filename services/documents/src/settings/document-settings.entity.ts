import type { UpdateDocumentSettings } from '@jahrring/contracts-documents';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The settings of a licence, one row; none until they are saved for the first time. */
@Entity('document_settings')
export class DocumentSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateDocumentSettings;
}
