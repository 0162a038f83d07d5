import { callApi, today } from '@jahrring/testing/browser';
import type { Page } from '@playwright/test';

/** A recorded entry, as far as the tests need it. */
export interface Entry {
  id: string;
  version: number;
  comment: string | null;
}

/** Returns the first project that the signed-in person may record on, and today as the server has it. */
export async function bookableToday(
  page: Page,
): Promise<{ projectId: string | undefined; workDate: string }> {
  const form = await callApi<{ today: string; projects: { id: string }[] }>(
    page,
    'GET',
    '/api/time/entry-form',
  );
  return { projectId: form.projects[0]?.id, workDate: form.today };
}

/** Records an entry of the signed-in person: today and on their first project, unless `values` say otherwise. */
export async function recordEntry(page: Page, values: object): Promise<Entry> {
  return callApi<Entry>(page, 'POST', '/api/time/entries', { ...(await bookableToday(page)), ...values });
}

/** Returns today's entries of the signed-in person. */
export async function entriesOfToday(page: Page): Promise<Entry[]> {
  const { entries } = await callApi<{ entries: Entry[] }>(page, 'GET', `/api/time/days/${today()}`);
  return entries;
}

/** Deletes entries; one that may not be deleted, as on a signed report, or has changed meanwhile is left as it is. */
export async function removeEntries(page: Page, entries: readonly Entry[]): Promise<void> {
  for (const { id, version } of entries) {
    await callApi(page, 'DELETE', `/api/time/entries/${id}`, undefined, version).catch(() => undefined);
  }
}
