import {
  createMessage,
  createSupportCase,
  supportCaseList,
  supportCaseListQuery,
  supportCaseView,
  updateSupportCase,
  type CreateSupportCase,
} from '@jahrring/contracts-support';
import {
  Ctx,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { caseRoutes } from './case.routes';
import { SupportCaseService } from './support-case.service';

const Routes = caseRoutes({
  read: 'tools.my_hsm.index',
  write: 'tools.my_hsm.manage',
  list: supportCaseList,
  listQuery: supportCaseListQuery,
  view: supportCaseView,
  update: updateSupportCase,
  message: createMessage,
});

/** Support cases of one's own licence, with their chat. */
@ToolController('support', 'cases')
@RequirePlugin('my-hsm')
export class SupportCaseController extends Routes {
  readonly chat: SupportCaseService;

  constructor(readonly cases: SupportCaseService) {
    super();
    this.chat = cases;
  }

  @Post('', RequirePermission('tools.my_hsm.manage'), supportCaseView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createSupportCase }) body: CreateSupportCase) {
    return this.cases.create(ctx, body);
  }
}
