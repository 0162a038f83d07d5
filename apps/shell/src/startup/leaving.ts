import { createValue } from '@jahrring/tool-kit';

/** True once the session is over here: nothing that needs it is drawn while the browser goes to the sign-in. */
export const leavingValue = createValue(false);

/** Takes the page away; resolved when it is gone, with whatever its parts still wrote at their end. */
export function leavePage(): Promise<void> {
  leavingValue.set(true);
  // A user who returns by the browser's own history finds this page as it was left: blank.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  return new Promise((resolve) => setTimeout(resolve, 0));
}
