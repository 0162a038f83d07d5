import {
  absenceTypes,
  defaultPayrollSettings,
  type PayrollSourceOption,
  type UpdatePayrollSettings,
} from '@jahrring/contracts-time';
import { Database, LicenceSettings, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ObjectRefRepository } from '../reference';
import { SurchargeSettingsService } from '../settings';
import type { PayrollSettingsEntity } from './payroll-settings.entity';
import { PayrollSettingsRepository } from './payroll-settings.repository';

/** Under which numbers payroll knows what time records, and how its file looks. */
@Injectable()
export class PayrollSettingsService extends LicenceSettings<UpdatePayrollSettings, PayrollSettingsEntity> {
  constructor(
    db: Database,
    repository: PayrollSettingsRepository,
    private readonly objects: ObjectRefRepository,
    private readonly surcharges: SurchargeSettingsService,
  ) {
    super(db, repository, defaultPayrollSettings);
  }

  /** Everything that can feed a wage type in this licence. */
  async sources(ctx: RequestContext): Promise<PayrollSourceOption[]> {
    const { windows } = await this.surcharges.get(ctx);
    const expenses = (await this.objects.all(ctx)).filter(({ kind }) => kind === 'expenses');
    return [
      ...(['hours', 'target', 'balance', 'overtime', 'overtime_legal'] as const).map((source) => ({
        source,
        title: null,
      })),
      ...absenceTypes.map((type) => ({ source: `absence:${type}` as const, title: null })),
      ...windows.map(({ id, title }) => ({ source: `surcharge:${id}` as const, title })),
      { source: 'expenses', title: null },
      ...expenses.map(({ id, title }) => ({ source: `expense:${id}` as const, title })),
    ];
  }
}
