/**
 * `npm run setup -- you@example.org "Your company" [--url http://localhost:4200]`: the first superadmin of a running installation
 * that is no demo, and its first licence. Prints a link once; whoever opens it within the hour chooses the password and then
 * sets up a second factor. Signed with the installation's own secret.
 * APP_SECRET (else the one in DATA_DIR) · PORT (4200) · DATA_DIR (.data)
 */
import { parseArgs } from 'node:util';
import { ClearError, runClearly } from './src/setup/clear-error.mjs';
import { readSecret } from './src/setup/installation-secret.mjs';
import { signedHeaders } from './src/setup/signed-headers.mjs';

await runClearly(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string', default: `http://localhost:${process.env.PORT ?? 4200}` } },
  });
  const [email, licence] = positionals;
  if (!email || !licence)
    throw new ClearError(
      'Who and where? For example: npm run setup -- anna@example.org "Forstbetrieb Beispiel"',
    );
  const answer = await fetch(new URL('/api/admin/internal/setup', values.url), {
    method: 'POST',
    headers: signedHeaders(readSecret(), 'npm-run-setup'),
    body: JSON.stringify({ email, licence }),
  }).catch((error) => {
    throw new ClearError(`${values.url} cannot be reached (${error.cause?.code ?? error.message}).`);
  });
  if (answer.status === 409)
    throw new ClearError('There is a superadmin already, or this is a demo: nothing was changed.');
  if (answer.status === 422)
    throw new ClearError(`"${email}" is no e-mail, or belongs to somebody else here.`);
  if (!answer.ok) throw new ClearError(`${values.url} answered ${answer.status}: is this its secret?`);
  const { link, minutes } = await answer.json();
  process.stdout.write(`Open this within ${minutes} minutes, once; it is not shown again:\n${link}\n`);
});
