import {
  lotLimits,
  type LotDocumentType,
  type LotKind,
  type LotPrice,
  type LotState,
  type Species,
  type VolumeUnit,
} from '@jahrring/contracts-timber';
import {
  DoubleColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  MoneyColumn,
  QuantityColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A pile: its stems, or an estimated volume. */
@Entity('lots')
export class LotEntity extends LicensedEntity {
  /** Counts the lots of a licence; the number shown is made of it. */
  @IntColumn({ nullable: true })
  sequence!: number | null;

  @TextColumn(lotLimits.number)
  number!: string;

  @TextColumn(lotLimits.title)
  title!: string;

  @TextColumn(10)
  kind!: LotKind;

  @TextColumn(20)
  state!: LotState;

  @UuidColumn({ nullable: true })
  originId!: string | null;

  @TextColumn(10, { nullable: true })
  species!: Species | null;

  @TextColumn(lotLimits.assortment, { nullable: true })
  assortment!: string | null;

  @QuantityColumn({ nullable: true })
  quantity!: string | null;

  @TextColumn(10, { nullable: true })
  unit!: VolumeUnit | null;

  @LocalDateColumn()
  measuredOn!: string;

  @TextColumn(lotLimits.place, { nullable: true })
  place!: string | null;

  @DoubleColumn({ nullable: true })
  latitude!: number | null;

  @DoubleColumn({ nullable: true })
  longitude!: number | null;

  @IntColumn()
  stemCount!: number;

  /** Solid m³. */
  @QuantityColumn()
  volume!: string;

  @UuidColumn({ nullable: true })
  buyerId!: string | null;

  @LocalDateColumn({ nullable: true })
  soldOn!: string | null;

  @JsonColumn({ nullable: true })
  prices!: LotPrice[] | null;

  /** Null while something of it has no price. */
  @MoneyColumn({ nullable: true })
  value!: string | null;

  @UuidColumn({ nullable: true })
  photoId!: string | null;

  /** Of a lot that went into another one. */
  @UuidColumn({ nullable: true })
  mergedIntoId!: string | null;

  /** The delivery note or bill it stands on; written by the documents' events without a new version. */
  @UuidColumn({ nullable: true })
  documentId!: string | null;

  @TextColumn(20, { nullable: true })
  documentType!: LotDocumentType | null;

  /** Null while it is a draft. */
  @TextColumn(50, { nullable: true })
  documentNumber!: string | null;

  /** When that was last noted; an older event changes nothing. */
  @InstantColumn({ nullable: true })
  documentChangedAt!: Date | null;

  /** The mill's measurement that was accepted. */
  @UuidColumn({ nullable: true })
  millMeasurementId!: string | null;

  @LongTextColumn({ nullable: true })
  note!: string | null;
}
