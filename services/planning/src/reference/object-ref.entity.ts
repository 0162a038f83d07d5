import {
  BooleanColumn,
  JsonColumn,
  LocalDateColumn,
  ReferenceEntity,
  TextColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Kinds of inventory objects that can be booked. */
export type BookedObjectKind = 'machines' | 'vehicles' | 'tools';

/** Our copy of a machine, a vehicle or a tool. */
@Entity('object_refs')
export class ObjectRefEntity extends ReferenceEntity {
  @TextColumn(10)
  kind!: BookedObjectKind;

  @TextColumn(150)
  title!: string;

  /** In use and not deleted. */
  @BooleanColumn()
  plannable!: boolean;

  /** The day its next service is due. */
  @LocalDateColumn({ nullable: true })
  nextServiceOn!: string | null;

  @LocalDateColumn({ nullable: true })
  nextExhaustOn!: string | null;

  /** Where there are any, only they and those who manage objects see it. */
  @JsonColumn()
  assignedEmployeeIds!: string[];
}
