import type { TemplateContent } from '@jahrring/contracts-documents';
import { IntColumn, JsonColumn, LicensedEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Content of a template from one change to the next; never changed itself. */
@Entity('document_template_versions')
export class TemplateVersionEntity extends LicensedEntity {
  @UuidColumn()
  templateId!: string;

  /** Unique in the template, from 1. */
  @IntColumn()
  number!: number;

  @JsonColumn()
  content!: TemplateContent;
}
