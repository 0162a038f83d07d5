/**
 * Forms over what the API holds, and deleting with a way back. No part of the module that the shell shares: a tool bundles what it uses, beside the page
 * that has the form. The files behind it take `@jahrring/tool-kit` by its name, so that there is one of it in the page.
 */
export { CashDiscountFields } from './form/cash-discount-fields';
export { FormDialog } from './form/form-dialog';
export { MergeDialog } from './form/merge/lazy-merge-dialog';
export type { MergePart, Versions } from './form/merge/merge-drafts';
export { useMerge } from './form/merge/use-merge';
export { useShownName, useShownValue } from './form/merge/use-shown-value';
export { SettingsContent } from './form/settings-content';
export { SettingsForm } from './form/settings-form';
export { PictureField } from './form/picture-field';
export { readAgain } from './form/read-again';
export { useAttempt, useRemoval, useSubmit } from './form/use-removal';
export { useVersionedSave } from './form/use-versioned-save';
export { withoutVersion } from './form/without-version';
