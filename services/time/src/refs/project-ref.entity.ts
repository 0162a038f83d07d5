import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a project, kept by its events: what an entry shows, and whether hours may be booked on it. */
@Entity('project_refs')
export class ProjectRefEntity extends ReferenceEntity {
  @TextColumn(30)
  number!: string;

  @TextColumn(150)
  title!: string;

  @TextColumn(4)
  status!: string;

  @BooleanColumn()
  deleted!: boolean;
}
