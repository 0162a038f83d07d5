import { containerLimits } from '@jahrring/contracts-timber';
import {
  DoubleColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A container for chips or short wood. */
@Entity('containers')
export class ContainerEntity extends LicensedEntity {
  @TextColumn(containerLimits.title)
  title!: string;

  @IntColumn({ nullable: true })
  tareKg!: number | null;

  @TextColumn(containerLimits.place, { nullable: true })
  place!: string | null;

  @DoubleColumn({ nullable: true })
  latitude!: number | null;

  @DoubleColumn({ nullable: true })
  longitude!: number | null;

  @UuidColumn({ nullable: true })
  lotId!: string | null;

  /** Of the latest weighing. */
  @IntColumn({ nullable: true })
  netKg!: number | null;

  @LocalDateColumn({ nullable: true })
  weighedOn!: string | null;

  @LongTextColumn({ nullable: true })
  note!: string | null;
}
