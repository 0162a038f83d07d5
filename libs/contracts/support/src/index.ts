export {
  caseKind,
  caseKinds,
  caseLink,
  caseSides,
  caseStatus,
  caseStatuses,
  caseUrgencies,
  caseUrgency,
  createSupportCase,
  supportCaseItem,
  supportCaseLimits,
  supportCaseList,
  supportCaseListQuery,
  supportCaseView,
  updateSupportCase,
} from './support-case.contract';
export type {
  CaseKind,
  CaseLink,
  CasePerson,
  CaseSide,
  CaseStatus,
  CaseUrgency,
  CreateSupportCase,
  SupportCaseDraft,
  SupportCaseItem,
  SupportCaseList,
  SupportCaseView,
  UpdateSupportCase,
} from './support-case.contract';
export { mayChangeStatus, nextCaseStatuses, openStatuses, statusAfterMessage } from './case-status';
export {
  casePeople,
  casePresence,
  createDeskMessage,
  createMessage,
  messagePage,
  messagePageSize,
  messageQuery,
  messageView,
} from './message.contract';
export type {
  CaseEvent,
  CasePeople,
  CasePresence,
  CreateDeskMessage,
  CreateMessage,
  MessageKind,
  MessagePage,
  MessageQuery,
  MessageView,
} from './message.contract';
export {
  deskAgentList,
  deskCaseList,
  deskCaseListQuery,
  deskCaseView,
  deskFigures,
  updateDeskCase,
} from './desk.contract';
export type {
  DeskAgent,
  DeskCaseItem,
  DeskCaseList,
  DeskCaseView,
  DeskFigures,
  UpdateDeskCase,
} from './desk.contract';
export {
  caseOpeners,
  defaultDeskSettings,
  defaultSupportSettings,
  deskLimits,
  deskSettings,
  supportSettings,
  updateDeskSettings,
  updateSupportSettings,
} from './support-settings.contract';
export type {
  CannedAnswer,
  DeskDay,
  DeskSettings,
  SupportSettings,
  UpdateDeskSettings,
  UpdateSupportSettings,
} from './support-settings.contract';
export { supportErrors } from './support.errors';
export type { SupportErrorCode } from './support.errors';
export { supportPermissions } from './support.permissions';
export type { SupportPermission } from './support.permissions';
