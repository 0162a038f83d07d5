import type { ProjectStatus } from '@jahrring/contracts-projects';
import {
  BooleanColumn,
  DoubleColumn,
  LocalDateColumn,
  ReferenceEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a project. */
@Entity('project_refs')
export class ProjectRefEntity extends ReferenceEntity {
  @TextColumn(30)
  number!: string;

  @TextColumn(150)
  title!: string;

  /** Of the customer. */
  @UuidColumn({ nullable: true })
  addressId!: string | null;

  /** Degrees (WGS84), both or neither. */
  @DoubleColumn({ nullable: true })
  latitude!: number | null;

  @DoubleColumn({ nullable: true })
  longitude!: number | null;

  /** Rescue point: its number, or a description. */
  @TextColumn(150, { nullable: true })
  rescuePoint!: string | null;

  @LocalDateColumn({ nullable: true })
  deadline!: string | null;

  /** Null: from before it was kept. */
  @TextColumn(4, { nullable: true })
  status!: ProjectStatus | null;

  @BooleanColumn()
  deleted!: boolean;
}
