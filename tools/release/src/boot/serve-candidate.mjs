import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeProofKeys } from './signed-boot.mjs';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

async function sendFile(route, folder, name) {
  const file = path.join(folder, decodeURIComponent(name));
  if (!file.startsWith(`${folder}${path.sep}`) || !existsSync(file))
    return route.fulfill({ status: 404, body: '' });
  const contentType = types[path.extname(file)] ?? 'application/octet-stream';
  return route.fulfill({ status: 200, contentType, body: readFileSync(file) });
}

const without = (object, name) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));

/** The candidate in the boot answer, as the registry would put it there: without what belongs to plugins that are off. */
function withCandidate(boot, descriptor) {
  const active = new Set(boot.licence.plugins);
  const shown = (part) => !part.plugin || active.has(part.plugin);
  const own = without(descriptor, 'build');
  const lists = ['routes', 'navigation', 'extensions', 'search', 'notifications', 'settings'];
  const kept = Object.fromEntries(
    lists.filter((list) => own[list]).map((list) => [list, own[list].filter(shown)]),
  );
  const { id, version, entry, globalName, integrity } = descriptor;
  const candidate = {
    id, version, entry, globalName, integrity, channel: 'canary',
    descriptor: { ...own, ...kept, plugins: own.plugins.filter((plugin) => active.has(plugin)) },
  }; // oxfmt-ignore
  const tools = boot.tools.filter((tool) => tool.id !== id);
  return { ...boot, tools: [...tools, candidate].sort((one, two) => (one.id < two.id ? -1 : 1)) };
}

/**
 * Lets one page of the deployed installation run the candidate of a tool: its files come from `folder`, its entry stands in
 * the boot answer, and page and answer carry keys of this proof. Everything else is what is deployed.
 */
export async function serveTool(page, { folder, descriptor }) {
  const keys = await makeProofKeys();
  await page.route(isPage, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: keys.page(await answer.text()) });
  });
  await page.route(/\/api\/boot(\?|$)/, async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    return route.fulfill({
      response: answer,
      json: keys.boot(withCandidate(await answer.json(), descriptor)),
    });
  });
  const base = `/tools/${descriptor.id}/${descriptor.version}/`;
  await page.route(
    (url) => url.pathname.startsWith(base),
    (route) => sendFile(route, folder, new URL(route.request().url()).pathname.slice(base.length)),
  );
}

/** The same for the shell: its page and its files instead of the deployed ones, the tools as released. */
export async function serveShell(page, { folder, descriptor }) {
  const own = new Set(descriptor.build.files.map(({ name }) => `/${name}`));
  await page.route(isPage, (route) => sendFile(route, folder, 'index.html'));
  await page.route(
    (url) => url.pathname.startsWith('/assets/') || own.has(url.pathname),
    (route) => sendFile(route, folder, new URL(route.request().url()).pathname.slice(1)),
  );
}

/** A path of the application, not a file of it and not a call. */
function isPage(url) {
  return !/^\/(api|tools|assets)\//.test(url.pathname) && path.extname(url.pathname) === '';
}
