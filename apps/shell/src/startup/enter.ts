import type { BootAnswer } from '@jahrring/contracts-common';
import { telemetry } from '@jahrring/tool-kit';
import { openRouter } from '../routes/router';
import { startFederation } from '../tools/federation';
import { addTitleMessages } from '../tools/title-messages';
import { applyLanguage, hasChosenLocale } from './language';
import { popRememberedPath } from './redirect';
import { loadLater } from './load-later';
import { openSession } from './session';
import { completeBoot } from './whole-boot';

/** From the sign-in into the application, at the path that was wanted. */
export async function enter(boot: BootAnswer): Promise<void> {
  openSession(boot);
  startFederation(boot.tools);
  addTitleMessages(boot.tools);
  completeBoot(boot);
  if (!hasChosenLocale()) await applyLanguage(boot.user.locale);
  history.replaceState(history.state, '', popRememberedPath());
  openRouter(boot);
  loadLater().then(
    ({ prepareOffline }) => prepareOffline(boot),
    (error: unknown) => telemetry.error('later.load', error),
  );
}
