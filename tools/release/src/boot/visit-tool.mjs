import { ClearError } from '../../../start/src/setup/clear-error.mjs';
import { watchPage } from './watch-page.mjs';

const opensWithin = 20_000;
/** For a path's parameters: no record has it, so the page says that there is none; words are taken as they come. */
const nobody = '00000000-0000-4000-8000-000000000000';

export const pathOf = (route) =>
  route
    .replace(/:id|:\w+Id/g, nobody)
    .replace(/:\w+\??/g, 'first')
    .replace(/\/\*$/, '');

export function mayOpen({ rules }, { any }) {
  return any.length === 0 || rules.some(({ action, inverted }) => !inverted && any.includes(action));
}

/**
 * Opens every route of the candidate that the account may open and looks at what stands there, then loads everything the
 * container exposes. Answers what was seen; a failure names the route and the reason.
 */
export async function visitTool(page, boot, descriptor) {
  const watched = watchPage(page, `/tools/${descriptor.id}/${descriptor.version}/`);
  const active = new Set(boot.licence.plugins);
  const routes = descriptor.routes.filter(({ plugin }) => !plugin || active.has(plugin));
  const open = routes.filter((route) => mayOpen(boot, route));
  if (open.length === 0) {
    throw new ClearError(
      `${boot.user.email} may open no page of ${descriptor.id}: release with another account.`,
    );
  }
  for (const route of open) await visit(page, descriptor, pathOf(route.path), watched);
  const exposed = await loadExposes(page, descriptor);
  const problems = watched.take();
  if (problems.length > 0) throw new ClearError(`${descriptor.id}: ${problems[0]}`);
  const closed = descriptor.routes.length - open.length;
  return {
    boot: `${open.length} routes opened by ${boot.user.email} in the shell deployed at ${new URL(page.url()).origin}${closed > 0 ? `, ${closed} closed to it` : ''}`,
    exposes: `${exposed} modules loaded by the container, each with what it has to export`,
  };
}

async function visit(page, { id, version }, path, watched) {
  await page.goto(path, { waitUntil: 'load' });
  const stage = page.locator(`[data-tool="${id}"]`).first();
  const refuse = (reason) => new ClearError(`${id} ${version} at ${path}: ${reason}`);
  try {
    await stage.waitFor({ state: 'attached', timeout: opensWithin });
    await page.waitForFunction(hasContent, id, { timeout: opensWithin });
  } catch {
    throw refuse(watched.take()[0] ?? 'the page does not appear');
  }
  if ((await page.locator('[data-tool-failure]').count()) > 0) {
    throw refuse(`its failure card stands there. ${watched.take()[0] ?? ''}`);
  }
  const problems = watched.take();
  if (problems.length > 0) throw refuse(problems[0]);
  const running = await stage.getAttribute('data-version');
  if (running !== null && running !== version) throw refuse(`version ${running} runs instead`);
}

/** In the page: the tool's place shows more than its skeleton. */
function hasContent(id) {
  const stage = globalThis.document.querySelector(`[data-tool="${id}"]`);
  return stage !== null && stage.querySelector('.sh-page-skeleton') === null && stage.childElementCount > 0;
}

/** Asks the container itself for everything it exposes; pages and extensions export `Component`, the setup its texts. */
async function loadExposes(page, { id, globalName, routes, extensions }) {
  const exposes = [...new Set([...routes, ...extensions].map(({ expose }) => expose))];
  const missing = await page.evaluate(missingExposes, { globalName, exposes });
  if (missing.length > 0) throw new ClearError(`${id}: ${missing.join('; ')}`);
  return exposes.length + 1;
}

async function missingExposes({ globalName, exposes }) {
  const container = globalThis[globalName];
  if (!container) return [`the container ${globalName} is not there`];
  const faults = [];
  for (const expose of [...exposes, './setup']) {
    const wanted = expose === './setup' ? 'messages' : 'Component';
    try {
      const module = (await container.get(expose))();
      if (!module?.[wanted]) faults.push(`${expose} exports no ${wanted}`);
    } catch (error) {
      faults.push(`${expose} cannot be loaded (${error?.message ?? error})`);
    }
  }
  return faults;
}
