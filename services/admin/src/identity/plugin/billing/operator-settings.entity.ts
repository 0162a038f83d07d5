import { UuidColumn, VersionedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Settings of the installation's operator, in one row. */
@Entity('operator_settings')
export class OperatorSettingsEntity extends VersionedEntity {
  /** The licence in which the operator writes bills. */
  @UuidColumn()
  billingLicenceId!: string;
}
