import type { Page } from '@playwright/test';

/**
 * Calls the server as the signed-in person of a page does, for what a test needs and does not look at. No page has to be open.
 * @throws Error with the server's answer where it refuses
 */
export async function callApi<T>(
  page: Page,
  method: string,
  url: string,
  body?: object,
  version?: number,
): Promise<T> {
  const context = page.context();
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const here = page.url();
  const answer = await context.request.fetch(here.startsWith('http') ? new URL(url, here).href : url, {
    method,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(token),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(body ? { data: body } : {}),
  });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
