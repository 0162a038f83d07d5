import { createNextStep, nextStepList, nextStepView, updateNextStep } from '@jahrring/contracts-addresses';
import { childRecordRoutes, ToolController } from '@jahrring/service-kit';
import { belongingAccess } from '../address';
import { NextStepService } from './next-step.service';

@ToolController('addresses', 'addresses/:id/next-steps')
export class NextStepController extends childRecordRoutes(NextStepService, {
  access: { ...belongingAccess, update: belongingAccess.read },
  list: nextStepList,
  view: nextStepView,
  create: createNextStep,
  update: updateNextStep,
  id: 'stepId',
}) {}
