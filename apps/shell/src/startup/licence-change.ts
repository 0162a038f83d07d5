import { createValue, requestJson } from '@jahrring/tool-kit';
import { bootValue, endCalls, unsavedValue } from '@jahrring/tool-kit/shell';
import { sessionEvents, notifyTabs } from './session-events';

type Answer = (back: boolean) => void;

/** Open while a page with unsaved input stands in one licence and the session in another. */
export const licenceChangeValue = createValue<Answer | null>(null);

let question: Promise<boolean> | null = null;

/** A call was refused because another window changed the licence: a page that holds nothing unsaved follows at once. */
export function licenceChanged(): Promise<boolean> {
  if (!unsavedValue.get()) {
    followLicence();
    return new Promise(() => undefined);
  }
  question ??= new Promise<boolean>((resolve) => {
    licenceChangeValue.set((back) => {
      licenceChangeValue.set(null);
      question = null;
      resolve(back);
    });
  });
  return question;
}

/** Starts anew in the session's licence; of the page's own one nothing more is shown. */
export function followLicence(): void {
  endCalls();
  location.assign('/');
}

/** Takes the session back into the licence of this page, so that its input can be saved. */
export async function returnToLicence(): Promise<void> {
  const licenceId = bootValue.get()?.licence.id;
  if (!licenceId) return;
  await requestJson({ url: '/api/auth/licence', method: 'POST', body: { licenceId }, onRefusal: 'pass' });
  notifyTabs(sessionEvents.changed, { licenceId });
  licenceChangeValue.get()?.(true);
}

/** Gives the input up and goes where the session is. */
export function giveUpPage(): void {
  unsavedValue.set(false);
  setTimeout(followLicence, 0);
}
