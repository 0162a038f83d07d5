import type { Unit, VatKey } from '@jahrring/contracts-common';
import { documentLimits } from '@jahrring/contracts-documents';
import type { DepositShare, PositionKind } from '@jahrring/contracts-documents';
import {
  BooleanColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  MoneyColumn,
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
  kind!: PositionKind;

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

  @MoneyColumn({ nullable: true })
  discountAmount!: string | null;

  @TextColumn(6, { nullable: true })
  surchargePercent!: string | null;

  @MoneyColumn({ nullable: true })
  surchargeAmount!: string | null;

  @TextColumn(10, { nullable: true })
  vatKey!: VatKey | null;

  @UuidColumn({ nullable: true })
  objectId!: string | null;

  @TextColumn(documentLimits.articleNumber, { nullable: true })
  articleNumber!: string | null;

  @TextColumn(documentLimits.centre, { nullable: true })
  costCentre!: string | null;

  @TextColumn(documentLimits.centre, { nullable: true })
  revenueCentre!: string | null;

  @TextColumn(documentLimits.account, { nullable: true })
  creditAccount!: string | null;

  /** Shown, and in no sum. */
  @BooleanColumn({ name: 'is_optional' })
  optional!: boolean;

  /** Belongs to the collective position above. */
  @BooleanColumn()
  isPart!: boolean;

  @BooleanColumn()
  showParts!: boolean;

  /** The position of an earlier document whose quantity this one takes. */
  @UuidColumn({ nullable: true })
  sourcePositionId!: string | null;

  /** The document of that position; of a deposit the deposit bill. */
  @UuidColumn({ nullable: true })
  sourceDocumentId!: string | null;

  /** Of a deposit: what it deducts, by rate. */
  @JsonColumn({ nullable: true })
  allocations!: DepositShare[] | null;

  /** The project it is charged to where a bill is for several; null: the document's. */
  @UuidColumn({ nullable: true })
  projectId!: string | null;
}
