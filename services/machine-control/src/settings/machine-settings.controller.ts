import { machinePeople, machineSettings, updateMachineSettings } from '@jahrring/contracts-machine-control';
import {
  Ctx,
  Get,
  RequirePermission,
  RequirePlugin,
  settingsRoutes,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { EmployeeRefRepository } from '../reference';
import { MachineSettingsService } from './machine-settings.service';

const Routes = settingsRoutes({
  view: machineSettings,
  update: updateMachineSettings,
  read: ['tools.machinecontrol.index'],
  write: 'tools.machinecontrol.manage',
});

@ToolController('machine-control', 'settings')
@RequirePlugin('machinecontrol')
export class MachineSettingsController extends Routes {
  constructor(readonly settings: MachineSettingsService) {
    super();
  }
}

@ToolController('machine-control', 'people')
@RequirePlugin('machinecontrol')
export class MachinePeopleController {
  constructor(private readonly employees: EmployeeRefRepository) {}

  /** Lists the people who can be notified of what is due. */
  @Get('', RequirePermission('tools.machinecontrol.manage'), machinePeople)
  async people(@Ctx() ctx: RequestContext) {
    const items = (await this.employees.active(ctx)).map(({ id, name }) => ({ id, name }));
    return { items, total: items.length };
  }
}
