import { BooleanColumn, ReferenceEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a project, kept by its events. */
@Entity('project_refs')
export class ProjectRefEntity extends ReferenceEntity {
  @TextColumn(30)
  number!: string;

  @TextColumn(150)
  title!: string;

  @TextColumn(4)
  status!: string;

  @UuidColumn({ nullable: true })
  addressId!: string | null;

  @BooleanColumn()
  deleted!: boolean;
}
