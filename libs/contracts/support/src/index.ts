// oxfmt-ignore
export {
  type CaseLink, type CasePerson, type CreateSupportCase, type SupportCaseItem, type SupportCaseList,
  type SupportCaseView, type UpdateSupportCase, createSupportCase, supportCaseLimits, supportCaseList,
  supportCaseItem, supportCaseListQuery, supportCaseView, updateSupportCase,
} from './support-case.contract';
// oxfmt-ignore
export {
  type CaseKind, type CaseSide, type CaseStatus, type CaseUrgency, caseKinds, caseStatuses, caseUrgencies,
} from './case-classification';
export { mayChangeStatus, nextCaseStatuses, openStatuses, statusAfterMessage } from './case-status';
// oxfmt-ignore
export {
  type CaseEvent, type CasePeople, type CasePresence, type CreateDeskMessage, type CreateMessage, type MessageKind,
  type MessagePage, type MessageQuery, type MessageView, casePeople, casePresence, createDeskMessage, createMessage,
  messagePage, messagePageSize, messageQuery, messageView,
} from './message.contract';
// oxfmt-ignore
export {
  type DeskAgent, type DeskCaseItem, type DeskCaseList, type DeskCaseView, type DeskFigures, type UpdateDeskCase, deskAgentList,
  deskCaseList, deskCaseListQuery, deskCaseView, deskFigures, updateDeskCase,
} from './desk.contract';
// oxfmt-ignore
export {
  type DeskDay, type DeskSettings, type SupportSettings, type UpdateDeskSettings, type UpdateSupportSettings, caseOpeners,
  defaultDeskSettings, defaultSupportSettings, deskLimits, deskSettings, supportSettings, updateDeskSettings,
  updateSupportSettings,
} from './support-settings.contract';
export { supportErrors } from './support.errors';
export { supportPermissions } from './support.permissions';
