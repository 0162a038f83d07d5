import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a company part, kept by its events. */
@Entity('company_part_refs')
export class CompanyPartRefEntity extends ReferenceEntity {
  @TextColumn(30)
  number!: string;

  @TextColumn(150)
  title!: string;

  @BooleanColumn()
  active!: boolean;

  @BooleanColumn()
  deleted!: boolean;
}
