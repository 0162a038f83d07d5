import { notify, translate } from '@jahrring/tool-kit';
import { isSafeMoment } from './safe-moment';

/** Interval at which a page whose user has agreed checks if it can be updated. */
const lookMs = 1_000;

let offered: string | undefined;
let agreed = false;

/**
 * Another shell is served now. A page cannot change its shell while it runs, so the person is asked, once for each version;
 * who does not answer gets it with the next start.
 */
export function offerShell(version: string): void {
  if (agreed || offered === version) return;
  offered = version;
  notify.info(translate('shell:live.newShell'), {
    id: 'release.shell',
    duration: 3_600_000,
    action: { label: translate('shell:live.load'), run: agree },
  });
}

/** Loads the page anew as soon as nothing that was typed is lost by it. */
function agree(): void {
  agreed = true;
  if (isSafeMoment()) return location.reload();
  notify.info(translate('shell:live.switchLater'));
  const looking = setInterval(() => {
    if (!isSafeMoment()) return;
    clearInterval(looking);
    location.reload();
  }, lookMs);
}
