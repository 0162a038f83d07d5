import { createValue } from '@jahrring/tool-kit';

/** True if the sheet of keyboard shortcuts is open. */
export const keySheetValue = createValue(false);
