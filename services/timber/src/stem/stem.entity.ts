import {
  stemLimits,
  type Defect,
  type Quality,
  type Species,
  type StemSource,
  type ThicknessClass,
  type WoodType,
} from '@jahrring/contracts-timber';
import {
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  QuantityColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One log, as it was measured. */
@Entity('stems')
export class StemEntity extends LicensedEntity {
  @TextColumn(stemLimits.title)
  title!: string;

  @UuidColumn({ nullable: true })
  originId!: string | null;

  @UuidColumn({ nullable: true })
  lotId!: string | null;

  @TextColumn(10)
  species!: Species;

  @TextColumn(20)
  woodType!: WoodType;

  @TextColumn(stemLimits.assortment, { nullable: true })
  assortment!: string | null;

  @TextColumn(5, { nullable: true })
  quality!: Quality | null;

  @IntColumn()
  lengthCm!: number;

  @IntColumn()
  firstMm!: number;

  @IntColumn({ nullable: true })
  secondMm!: number | null;

  @IntColumn()
  barkCm!: number;

  @IntColumn()
  diameterCm!: number;

  @TextColumn(5)
  thicknessClass!: ThicknessClass;

  @QuantityColumn()
  volume!: string;

  @IntColumn({ nullable: true })
  weightKg!: number | null;

  @JsonColumn()
  defects!: Defect[];

  @LocalDateColumn()
  measuredOn!: string;

  @UuidColumn({ nullable: true })
  employeeId!: string | null;

  @TextColumn(10)
  source!: StemSource;

  @TextColumn(stemLimits.note, { nullable: true })
  note!: string | null;

  /** The machine's file it came in. */
  @UuidColumn({ nullable: true })
  fileId!: string | null;
}
