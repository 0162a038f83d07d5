import { ClearError } from '../../../start/src/setup/clear-error.mjs';
import { mayOpen, pathOf } from './visit-tool.mjs';
import { watchPage } from './watch-page.mjs';

const opensWithin = 20_000;
const ownPages = ['/', '/profile', '/profile/settings', '/notifications'];

/** Opens the candidate shell's own pages and the first page of every released tool in it. */
export async function visitShell(page, boot) {
  const watched = watchPage(page, '/assets/');
  for (const path of ownPages) await visit(page, path, watched);
  const tools = [];
  for (const { id, descriptor } of boot.tools) {
    const first = descriptor.routes.find((route) => mayOpen(boot, route) && !route.path.includes(':'));
    if (!first) continue;
    await visit(page, pathOf(first.path), watched, id);
    tools.push(id);
  }
  return `${ownPages.length} own pages and the first page of ${tools.join(', ')}, opened by ${boot.user.email}`;
}

async function visit(page, path, watched, tool) {
  await page.goto(path, { waitUntil: 'load' });
  const refuse = (reason) => new ClearError(`The shell at ${path}: ${reason}`);
  try {
    await page.waitForSelector('[data-shell-ready]', { timeout: opensWithin });
    if (tool) {
      const stage = `[data-tool="${tool}"]`;
      await page.waitForSelector(`${stage} > *:not(.sh-page-skeleton)`, { timeout: opensWithin });
    }
  } catch {
    throw refuse(watched.take()[0] ?? 'the page does not appear');
  }
  if ((await page.locator('[data-tool-failure]').count()) > 0) {
    throw refuse(`a failure card stands there. ${watched.take()[0] ?? ''}`);
  }
  const problems = watched.take();
  if (problems.length > 0) throw refuse(problems[0]);
}
