import { templateLimits } from '@jahrring/contracts-documents';
import type { DocumentType } from '@jahrring/contracts-documents';
import { BooleanColumn, IntColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A way documents of a type are printed and booked; what it says stands in its versions. */
@Entity('document_templates')
export class TemplateEntity extends LicensedEntity {
  @TextColumn(20)
  type!: DocumentType;

  @TextColumn(templateLimits.title)
  title!: string;

  /** New documents of the type begin with it. */
  @BooleanColumn()
  isDefault!: boolean;

  /** Newest version, from 1. */
  @IntColumn()
  number!: number;
}
