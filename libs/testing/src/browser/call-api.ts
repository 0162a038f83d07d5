import type { Page } from '@playwright/test';

/** Calls the server as the signed-in person of a page does, for what a test needs and does not look at. */
export function callApi<T>(
  page: Page,
  method: string,
  url: string,
  body?: object,
  version?: number,
): Promise<T> {
  return page.evaluate(
    async (call) => {
      const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(call.url, {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': decodeURIComponent(token),
          ...(call.version === undefined ? {} : { 'if-match': `"${call.version}"` }),
        },
        ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      });
      if (!answer.ok) throw new Error(`${call.url}: ${answer.status} ${await answer.text()}`);
      const text = await answer.text();
      return (text === '' ? undefined : JSON.parse(text)) as T;
    },
    { method, url, body, version },
  );
}
