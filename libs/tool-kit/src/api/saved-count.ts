import { createValue } from '../state/value';

/**
 * Number of changes that the server has accepted, or the device has stored for it, since the page was opened; forms use
 * it to see that they are saved.
 */
export const savedCount = createValue(0);
