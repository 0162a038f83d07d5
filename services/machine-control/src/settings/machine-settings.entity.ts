import type { UpdateMachineSettings } from '@jahrring/contracts-machine-control';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A licence's settings for its machines, one row; none until it is saved for the first time. */
@Entity('machine_settings')
export class MachineSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateMachineSettings;
}
