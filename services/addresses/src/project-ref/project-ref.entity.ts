import { BooleanColumn, ReferenceEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a project, kept by its events: it says whose customer an address is. */
@Entity('project_refs')
export class ProjectRefEntity extends ReferenceEntity {
  @TextColumn(30)
  number!: string;

  @TextColumn(150)
  title!: string;

  @UuidColumn({ nullable: true })
  addressId!: string | null;

  @BooleanColumn()
  deleted!: boolean;
}
