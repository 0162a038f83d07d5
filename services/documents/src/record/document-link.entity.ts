import type { LinkKind } from '@jahrring/contracts-documents';
import { LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A later document (`toId`) came of an earlier one (`fromId`). */
@Entity('document_links')
export class DocumentLinkEntity extends LicensedEntity {
  @UuidColumn()
  fromId!: string;

  @UuidColumn()
  toId!: string;

  @TextColumn(12)
  kind!: LinkKind;
}
