import { bus } from '@jahrring/tool-kit';
import { bootValue, unsavedValue } from '@jahrring/tool-kit/shell';
import { reauthenticationValue, sessionIsBack } from './reauthenticate';
import { forgetSession, sessionEvents } from './session';

interface SessionChange {
  userId?: string;
  licenceId: string;
}

function isChange(payload: unknown): payload is SessionChange {
  return typeof payload === 'object' && payload !== null && 'licenceId' in payload;
}

/** Sign-out, sign-in and a change of licence in one tab hold for all of them. */
export function followOtherTabs(): void {
  bus.on(sessionEvents.signedOut, () => {
    if (!bootValue.get()) return;
    forgetSession();
    location.assign('/login');
  });
  bus.on(sessionEvents.changed, (payload) => {
    if (!isChange(payload)) return;
    const boot = bootValue.get();
    const same = boot?.licence.id === payload.licenceId && (payload.userId ?? boot.user.id) === boot.user.id;
    if (same && reauthenticationValue.get()) sessionIsBack();
    // A half-filled form is worth more than a fresh page: its tab stays until it is left.
    else if (!same && !unsavedValue.get() && document.visibilityState === 'hidden') location.reload();
  });
}
