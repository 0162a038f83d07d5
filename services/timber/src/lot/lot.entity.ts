import { lotLimits } from '@jahrring/contracts-timber';
import { LicensedEntity, LongTextColumn, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

@Entity('lots')
export class LotEntity extends LicensedEntity {
  @TextColumn(lotLimits.title)
  title!: string;

  @LongTextColumn({ nullable: true })
  note!: string | null;
}
