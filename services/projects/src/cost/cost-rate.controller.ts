import { costRateList, costRateView, createCostRate, updateCostRate } from '@jahrring/contracts-projects';
import { recordRoutes, RequirePermission, ToolController } from '@jahrring/service-kit';
import { CostRateService } from './cost-rate.service';

@ToolController('projects', 'cost-rates')
export class CostRateController extends recordRoutes(CostRateService, {
  access: RequirePermission('tools.settings.license'),
  list: costRateList,
  view: costRateView,
  create: createCostRate,
  update: updateCostRate,
  without: ['get', 'restore'],
}) {}
