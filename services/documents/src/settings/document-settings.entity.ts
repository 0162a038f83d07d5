import type { BankAccount, DocumentSettings, UpdateDocumentSettings } from '@jahrring/contracts-documents';
import { JsonColumn, LicensedEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Settings that are stored as one value; older rows lack fields that were added since. */
export type StoredSettings = Partial<Omit<UpdateDocumentSettings, 'bankAccounts'>>;

/** The settings of a licence, one row; none until they are saved for the first time. */
@Entity('document_settings')
export class DocumentSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: StoredSettings;

  @JsonColumn({ nullable: true })
  previous!: DocumentSettings['previous'] | null;

  /** Beside the rest, because account numbers stay out of the audit trail. */
  @JsonColumn({ nullable: true })
  bankAccounts!: BankAccount[] | null;

  @UuidColumn({ nullable: true })
  logoId!: string | null;
}
