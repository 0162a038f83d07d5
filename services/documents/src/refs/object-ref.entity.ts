import type { DatedPrice, ObjectKind } from '@jahrring/contracts-inventory';
import {
  BooleanColumn,
  JsonColumn,
  ReferenceEntity,
  TextColumn,
  UnitPriceColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of an inventory object, kept by its events. */
@Entity('object_refs')
export class ObjectRefEntity extends ReferenceEntity {
  @TextColumn(12)
  kind!: ObjectKind;

  @TextColumn(150)
  title!: string;

  @TextColumn(50, { nullable: true })
  articleNumber!: string | null;

  @TextColumn(30)
  unit!: string;

  @UnitPriceColumn()
  price!: string;

  /** Prices from later days on; null where there are none. */
  @JsonColumn({ nullable: true })
  prices!: DatedPrice[] | null;

  @TextColumn(10)
  vatRateKey!: string;

  /** The only employees it is shown to, besides those who manage objects; null: everybody. */
  @JsonColumn({ nullable: true })
  assignedEmployeeIds!: string[] | null;

  @BooleanColumn()
  active!: boolean;

  @BooleanColumn()
  deleted!: boolean;
}
