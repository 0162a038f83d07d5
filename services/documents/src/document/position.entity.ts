import type { Unit, VatKey } from '@jahrring/contracts-common';
import {
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  QuantityColumn,
  TextColumn,
  UnitPriceColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A line of a draft; the lines of an issued document are in its snapshot as well. */
@Entity('document_positions')
export class PositionEntity extends LicensedEntity {
  @UuidColumn()
  documentId!: string;

  @IntColumn()
  ordinal!: number;

  @TextColumn(12)
  kind!: 'item' | 'text';

  @LongTextColumn()
  text!: string;

  /** Day of supply, which decides the VAT rate; null: the document's. */
  @LocalDateColumn({ nullable: true })
  workDate!: string | null;

  @QuantityColumn({ nullable: true })
  quantity!: string | null;

  @TextColumn(30, { nullable: true })
  unit!: Unit | null;

  @UnitPriceColumn({ nullable: true })
  unitPrice!: string | null;

  @TextColumn(6, { nullable: true })
  discountPercent!: string | null;

  @TextColumn(10, { nullable: true })
  vatKey!: VatKey | null;
}
