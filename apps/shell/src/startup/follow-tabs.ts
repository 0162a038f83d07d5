import { bootValue, unsavedValue } from '@jahrring/tool-kit/shell';
import { followLicence } from './licence-change';
import { reauthenticationValue, sessionIsBack } from './reauthenticate';
import { forgetPerson } from './end-session';
import { onOtherTabs, sessionEvents, type SessionChange } from './session-events';

function isChange(payload: object): payload is SessionChange {
  return 'licenceId' in payload;
}

/** Sign-out, sign-in and a change of licence in one tab hold for all of them. */
export function followOtherTabs(): void {
  onOtherTabs(sessionEvents.signedOut, () => {
    if (!bootValue.get()) return;
    void forgetPerson().then(() => location.assign('/login'));
  });
  onOtherTabs(sessionEvents.changed, (payload) => {
    if (!isChange(payload)) return;
    const boot = bootValue.get();
    const same = boot?.licence.id === payload.licenceId && (payload.userId ?? boot.user.id) === boot.user.id;
    if (same && reauthenticationValue.get()) sessionIsBack();
    // A half-filled form is worth more than a fresh page: its tab stays, and its next call asks what to do.
    else if (!same && !unsavedValue.get()) followLicence();
  });
}
