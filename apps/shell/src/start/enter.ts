import type { BootAnswer } from '@jahrring/contracts-common';
import { prepareOffline } from '../offline/boot-offline';
import { openRouter } from '../routes/router';
import { startFederation } from '../tools/federation';
import { addTitleMessages } from '../tools/title-messages';
import { applyLanguage, hasChosenLocale } from './language';
import { takeRememberedPath } from './redirect';
import { openSession } from './session';
import { completeBoot } from './whole-boot';

/** From the sign-in into the application, at the path that was wanted. */
export async function enter(boot: BootAnswer): Promise<void> {
  openSession(boot);
  startFederation(boot.tools);
  addTitleMessages(boot.tools);
  prepareOffline(boot);
  completeBoot(boot);
  if (!hasChosenLocale()) await applyLanguage(boot.user.locale);
  history.replaceState(history.state, '', takeRememberedPath());
  openRouter(boot);
}
