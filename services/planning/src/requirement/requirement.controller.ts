import {
  createRequirement,
  planQuery,
  requirementList,
  requirementView,
  updateRequirement,
} from '@jahrring/contracts-planning';
import { recordRoutes, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import { RequirementService } from './requirement.service';

@ToolController('planning', 'requirements')
@RequirePlugin('scheduling_tool')
export class RequirementController extends recordRoutes(RequirementService, {
  access: {
    read: RequirePermission('tools.scheduling_tool.index'),
    write: RequirePermission('tools.scheduling_tool.manage'),
  },
  list: [planQuery, requirementList],
  view: requirementView,
  create: createRequirement,
  update: updateRequirement,
  without: ['get'],
  id: 'requirementId',
}) {}
