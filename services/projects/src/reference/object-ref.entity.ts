import { BooleanColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an inventory object: what was used on a project. */
@Entity('object_refs')
export class ObjectRefEntity extends ReferenceEntity {
  @TextColumn(150)
  title!: string;

  @TextColumn(20)
  kind!: string;

  @TextColumn(30)
  unit!: string;

  @BooleanColumn()
  deleted!: boolean;
}
