import { payrollSettings, payrollSourceOptions, updatePayrollSettings } from '@jahrring/contracts-time';
import {
  Ctx,
  Get,
  RequirePermission,
  settingsRoutes,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { PayrollSettingsService } from './payroll-settings.service';

const Routes = settingsRoutes({
  view: payrollSettings,
  update: updatePayrollSettings,
  read: ['tools.settings.license'],
  write: 'tools.settings.license',
});

@ToolController('time', 'payroll-settings')
export class PayrollSettingsController extends Routes {
  constructor(readonly settings: PayrollSettingsService) {
    super();
  }

  /** Returns the sources that a wage type can use. */
  @Get('sources', RequirePermission('tools.settings.license'), payrollSourceOptions)
  async sources(@Ctx() ctx: RequestContext) {
    return { items: await this.settings.sources(ctx) };
  }
}
