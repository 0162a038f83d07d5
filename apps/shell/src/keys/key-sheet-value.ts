import { createValue } from '@jahrring/tool-kit';

/** Whether the sheet of keyboard shortcuts is open. */
export const keySheetValue = createValue(false);
