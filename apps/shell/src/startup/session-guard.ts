import { setSessionGuard } from '@jahrring/tool-kit/shell';
import { loadLater } from './load-later';

/** Tells the API base what 401 and 403 do in this application; what they need comes when it is needed. */
export function installSessionGuard(goTo: (path: string) => void): void {
  setSessionGuard({
    reauthenticate: async () => (await loadLater()).reauthenticate(),
    sessionLost: () => void loadLater().then(({ sessionLost }) => sessionLost()),
    licenceChanged: async () => (await loadLater()).licenceChanged(),
    forbidden: () => goTo('/403'),
  });
}
