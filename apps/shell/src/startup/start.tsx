import { ApiError, telemetry, translate, type Translate } from '@jahrring/tool-kit';
import { bootValue, laterTexts, readStored, setAllTexts, setNotifier } from '@jahrring/tool-kit/shell';
import { loadFont, notify } from '@jahrring/ui';
import { createRoot } from 'react-dom/client';
import { App } from '../app';
import { StartFailure } from '../pages/error/start-failure';
import { signInText } from '../pages/login/sign-in-text';
import { bootOrKept } from '../offline/boot-offline';
import { ownRoutes } from '../routes/own-routes';
import { navigationValue, openRouter, setShellRoutes } from '../routes/router';
import { watchEarlyKeys } from '../keys/early-keys';
import { ReleaseFault } from '../releases/release-fault';
import { watchLastUse } from '../releases/safe-moment';
import type { BootPart } from '../releases/trusted-boot';
import { startFederation } from '../tools/federation';
import { addTitleMessages } from '../tools/title-messages';
import { allRemainingTexts, followLanguage } from '../tools/tool-messages';
import { followAppearance } from './appearance';
import { afterFirstPage, watchFirstPage } from './first-page';
import { applyLanguage, followChosenLanguage, startLocale } from './language';
import { loadLater } from './load-later';
import { watchUse } from './page-use';
import { installSessionGuard } from './session-guard';
import { fetchBoot, forgetSession, openSession } from './session';
import { completeBoot } from './whole-boot';
import { addGermanMessages } from './texts';

/** From an empty page to a running shell: one request decides who is here and which tools there are. */
export async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  addGermanMessages();
  setAllTexts(async () => {
    await Promise.all([laterTexts(), allRemainingTexts()]);
  });
  setNotifier(({ tone, message, title, action, duration, id }) => {
    notify[tone](message, {
      ...(title ? { title } : {}),
      ...(duration ? { duration } : {}),
      ...(id ? { id } : {}),
      ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
    });
  });
  setShellRoutes(ownRoutes);
  installSessionGuard((path) => navigationValue.get()?.goTo(path));
  followAppearance();
  followChosenLanguage();
  watchUse();
  watchEarlyKeys();
  watchLastUse();
  followLanguage();
  watchFirstPage();
  dressText();
  afterFirstPage(startRest);
  try {
    await prepare();
    root.render(<App />);
  } catch (error) {
    const shut = error instanceof ApiError && error.problem.status === 403;
    if (shut) await laterTexts().catch((lost: unknown) => telemetry.error('start.texts', lost));
    root.render(<StartFailure text={reason(error)} withSignOut={shut} />);
  }
}

/**
 * Loads the product's font at once for people who were here before, because it is in this browser; for others it comes
 * with the later parts.
 */
function dressText(): void {
  if (readStored('user') === null) return;
  loadFont().catch((error: unknown) => telemetry.error('start.font', error));
}

/** Nothing on the first screen waits for what happens later. */
function startRest(): void {
  loadLater().then(
    ({ startLater }) => startLater(),
    (error: unknown) => telemetry.error('later.load', error),
  );
}

/** Pages that are made of what every tool tells of itself do not stand without it. */
function partNeeded(): BootPart {
  return /^(\/profile)?\/settings/.test(location.pathname) ? 'whole' : 'start';
}

/** Boot answer and first language in parallel where the language is already known. */
async function prepare(): Promise<void> {
  const early = applyLanguage(startLocale());
  const boot = await bootOrKept(() => fetchBoot(partNeeded()));
  if (boot) {
    openSession(boot);
    startFederation(boot.tools);
    addTitleMessages(boot.tools);
    completeBoot(boot);
  } else {
    forgetSession();
  }
  await early;
  const locale = startLocale(bootValue.get()?.user.locale);
  await applyLanguage(locale);
  openRouter(boot);
}

/** Keys of the shell without their namespace, as `useT('shell')` takes them. */
const shellText: Translate = (key, params) =>
  translate(/^(errors\.|[\w-]+:)/.test(key) ? key : `shell:${key}`, params);

function reason(error: unknown): string {
  if (error instanceof ApiError) return signInText(shellText, error.problem);
  if (error instanceof ReleaseFault) return shellText('start.unsigned', { reference: error.reference });
  return shellText('start.failed');
}
