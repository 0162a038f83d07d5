/** Functions and values that only the shell may use: it fills what the tools read. */
export { callHeaders } from './api/call-headers';
export { endCalls } from './api/calls-gate';
export { markNavigation, markPageInUse, sessionGuard, setSessionGuard } from './api/session-guard';
export { callsRunning } from './api/running-calls';
export { createStore } from './api/store';
export { xsrfToken } from './api/xsrf';
export { extensionOutletValue } from './extension-slot';
export type { ExtensionOutletProps } from './extension-slot';
export { afterFirstPage, firstPageValue } from './first-page';
export { addBundledMessages, i18n, replaceMessages } from './i18n/i18n';
export type { MessageTree, Messages } from './i18n/i18n';
export { laterTexts, setAllTexts, setLaterTexts, withTexts } from './i18n/later-texts';
export {
  eraseFromDevice,
  fetchDevice,
  keepBootAnswer,
  keptBootAnswer,
  startSending,
  unsentOf,
} from './offline/device';
export { publishRecordChange } from './live/record-changes';
export { pageTitleValue } from './page-title';
export { shortcutsValue } from './shortcuts';
export { abilityValue, createAbility } from './state/ability';
export { bootValue, isWhole, loadWholeBoot, setBootCompletion, useWholeBoot } from './state/boot';
export { defaultLocale, isLocale, localeValue, regionalLocaleOf } from './state/locale';
export { createDraftStore, forgetDrafts } from './state/drafts';
export { setNotifier } from './state/notify';
export type { TelemetryEntry } from './state/telemetry';
export { clearSessionStorage, readStored, removeStored, writeStored } from './state/storage';
export { unsavedValue } from './unsaved';
