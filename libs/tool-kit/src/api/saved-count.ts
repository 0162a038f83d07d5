import { createValue } from '../state/value';

/** How many changes the server has taken, or the device has kept for it, since the page was opened; forms read from it that they are saved. */
export const savedCount = createValue(0);
