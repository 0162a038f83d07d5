import {
  createDeskMessage,
  deskCaseList,
  deskCaseListQuery,
  deskCaseView,
  updateDeskCase,
} from '@jahrring/contracts-support';
import { RequirePlugin, ToolController } from '@jahrring/service-kit';
import { caseRoutes } from '../case';
import { DeskChat } from './desk-chat.service';
import { DeskService } from './desk.service';

const Routes = caseRoutes({
  read: 'tools.hsm_admin.index',
  write: 'tools.hsm_admin.manage',
  list: deskCaseList,
  listQuery: deskCaseListQuery,
  view: deskCaseView,
  update: updateDeskCase,
  message: createDeskMessage,
});

/** Support cases of all licences, for those who answer them. */
@ToolController('support', 'desk/cases')
@RequirePlugin('hsm-admin')
export class DeskCaseController extends Routes {
  constructor(
    readonly cases: DeskService,
    readonly chat: DeskChat,
  ) {
    super();
  }
}
