/**
 * `npm run resync -- <tool> [--url http://localhost:4200] [--licence <id>] [--event <name>]…`: lets a running service tell all its
 * current records again, for services that keep copies of them. Signed with the installation's own secret.
 * APP_SECRET (else the one in DATA_DIR) · PORT (4200) · DATA_DIR (.data)
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ClearError, runClearly } from './src/setup/clear-error.mjs';
import { readSecret } from './src/setup/installation-secret.mjs';
import { say } from './src/setup/progress.mjs';
import { signedHeaders } from './src/setup/signed-headers.mjs';

const everyMilliseconds = 500;

async function call(url, secret, body) {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: signedHeaders(secret, 'npm-run-resync'),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error) => {
    throw new ClearError(`${url.origin} cannot be reached (${error.cause?.code ?? error.message}).`);
  });
  if (response.ok) return response.json();
  if (response.status === 404) {
    throw new ClearError(
      `${url.origin} knows no such service, or this is not the secret of that installation.`,
    );
  }
  if (response.status === 422)
    throw new ClearError('This service tells no such event: GET /api/<tool>/dead-letters lists them.');
  throw new ClearError(`${url.origin} answered ${response.status}.`);
}

/** Watches the work until it is over. */
async function untilOver(url, secret, work) {
  let seen = -1;
  for (let now = work; ; now = await call(url, secret)) {
    if (now.done !== seen) say(`${now.done} of ${now.total} records told`);
    seen = now.done;
    if (now.state === 'done') return now.result;
    if (now.state === 'failed' || now.state === 'cancelled') {
      throw new ClearError(`It has ${now.state}: ${now.problem?.code ?? 'stopped'}.`);
    }
    await delay(everyMilliseconds);
  }
}

await runClearly(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string', default: `http://localhost:${process.env.PORT ?? 4200}` },
      licence: { type: 'string' },
      event: { type: 'string', multiple: true },
    },
  });
  const [tool] = positionals;
  if (!tool || !/^[a-z-]+$/.test(tool))
    throw new ClearError('Which service? For example: npm run resync -- addresses');
  const secret = readSecret();
  const start = new URL(`/api/${tool}/internal/resync`, values.url);
  const work = await call(start, secret, {
    ...(values.licence ? { licenceId: values.licence } : {}),
    ...(values.event ? { events: values.event } : {}),
  });
  const told = await untilOver(new URL(`${start.pathname}/${work.id}`, values.url), secret, work);
  for (const [name, count] of Object.entries(told)) say(`${name}: ${count}`);
});
