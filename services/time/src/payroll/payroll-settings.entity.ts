import type { UpdatePayrollSettings } from '@jahrring/contracts-time';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Wage types and file of a licence, one row; none until they are saved for the first time. */
@Entity('payroll_settings')
export class PayrollSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdatePayrollSettings;
}
