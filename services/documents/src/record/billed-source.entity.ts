import type { SourceKind } from '@jahrring/contracts-documents';
import { IntColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/**
 * An entry or a lot that a document bills. Unique in (licence, kind, source): whoever comes second cannot write it, so nothing
 * is billed twice, however many people try at once.
 */
@Entity('billed_sources')
export class BilledSourceEntity extends LicensedEntity {
  @TextColumn(20)
  kind!: SourceKind;

  @UuidColumn()
  sourceId!: string;

  @IntColumn()
  sourceVersion!: number;

  @UuidColumn()
  documentId!: string;

  /** The line that bills it; of a lot, which stands on several lines, the document itself. */
  @UuidColumn()
  positionId!: string;
}
