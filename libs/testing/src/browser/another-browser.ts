import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { signIn } from './sign-in';

/** Opens a page in a browser of its own; `email`: signed in as that account, on `path`. */
export type OpenBrowser = (email?: string, path?: string, options?: BrowserContextOptions) => Promise<Page>;

/** A browser test that several people or devices take part in: `anotherBrowser` opens one more, closed when the test ends. */
export const test = base.extend<{ anotherBrowser: OpenBrowser }>({
  anotherBrowser: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (email, path, options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      const page = await context.newPage();
      if (email !== undefined) await signIn(page, email, path);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
