import { machineReadingLimits } from '@jahrring/contracts-machine-control';
import { LicensedEntity, LongTextColumn, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

@Entity('machine_readings')
export class MachineReadingEntity extends LicensedEntity {
  @TextColumn(machineReadingLimits.title)
  title!: string;

  @LongTextColumn({ nullable: true })
  note!: string | null;
}
