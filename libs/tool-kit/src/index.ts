export { api } from './api/api';
export { newUuid } from './api/action-key';
export { downloadUrl, saveBlob, saveFile } from './api/download';
export { ApiError, isProblem, problemOf } from './api/problem';
export type { ApiProblem } from './api/problem';
export { apiUrl, request, requestJson } from './api/request';
export type { ApiAnswer, ApiRequest, QueryParams } from './api/request';
export type { AuditReader, ToolAuditEntry } from './audit/audit-words';
export { RecordHistory, RecordHistoryList } from './audit/record-history';
export { useAuditPeople, useAuditReader } from './audit/use-audit-reader';
export { ExtensionSlot, useExtensions } from './extension-slot';
export type { Extension, ExtensionSlotProps } from './extension-slot';
export { useFirstPageStands } from './first-page';
export { ExtraFields } from './extra-fields/extra-fields';
export type { ExtraFieldsProps } from './extra-fields/extra-fields';
export { useExtraColumns, useExtraItems } from './extra-fields/use-extra-columns';
export { useExtraFields, useExtraFieldSets } from './extra-fields/use-extra-fields';
export type { ExtraFieldSets } from './extra-fields/use-extra-fields';
export type { Format } from './i18n/format';
export { useFormat } from './i18n/use-format';
export { translate, useT } from './i18n/use-t';
export type { TextParams, Translate } from './i18n/use-t';
export type { ListArgs, ListState, ListStateSpec } from './list/list-state';
export { useListExport } from './list/use-list-export';
export { useListState } from './list/use-list-state';
export type { ListStateApi } from './list/use-list-state';
export { connectionValue, useConnection } from './offline/connection';
export { discardUnsent, sendAgain, sendLater } from './offline/outbox-actions';
export { outboxSent, outboxValue } from './offline/outbox-value';
export type { NewOutboxItem, OutboxItem, OutboxState, OutboxSummary } from './offline/outbox.types';
export { usePageTitle } from './page-title';
export {
  Link,
  NavLink,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './router';
export type { LinkProps, NavLinkProps, To } from './router';
export { useRecordChanges } from './live/record-changes';
export type { NumberedResource } from './pickers/settings-options';
export {
  useCountryOptions,
  useCurrencyOptions,
  useDropdownOptions,
  useNumberedOptions,
  useUnitOptions,
} from './pickers/use-options';
export { SettingsFrame } from './settings/settings-frame';
export { useSettingsGroups } from './settings/use-settings-groups';
export type { SettingsGroup } from './settings/use-settings-groups';
export { useShortcut } from './shortcuts';
export type { Shortcut } from './shortcuts';
export { Can, can, canAny, gradeOf, useAbility } from './state/ability';
export type { AbilityApi, CanProps } from './state/ability';
export { useBoot, useOptionalBoot, usePlugin } from './state/boot';
export { bus } from './state/bus';
export { useLocale } from './state/locale';
export { notify } from './state/notify';
export type { Notification, NotificationTone } from './state/notify';
export { telemetry } from './state/telemetry';
export { createValue, useValue } from './state/value';
export type { Value } from './state/value';
export { useLeave, useUnsaved } from './unsaved';
export { problemText, useProblemToForm, useProblemToast } from './use-problem';
export type { ErrorTarget } from './use-problem';
export { useLatestWork, useWork } from './long-work/use-work';
export type { WorkApi } from './long-work/use-work';
export { WorkProgress } from './long-work/work-progress';
export type { WorkProgressProps } from './long-work/work-bar';
