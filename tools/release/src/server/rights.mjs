import { ClearError } from '../../../start/src/setup/clear-error.mjs';

/**
 * Asks the installation, before anything is built, whether the account or the token may do what is wanted.
 * @throws ClearError that names what is missing, and the variable that tells another account
 */
export async function checkRights(deployment, { target, publishes, channels }) {
  if (!publishes) return;
  if (deployment.token) await deployment.published(target);
  else await requireSuperadmin(deployment, 'publish', 'or RELEASE_TOKEN to a release token');
  if (channels) await requireSuperadmin(deployment, 'change channels', '');
}

async function requireSuperadmin(deployment, action, otherwise) {
  const { user } = await deployment.boot();
  if (user.superadmin) return;
  const advice = `set RELEASE_ACCOUNT and RELEASE_PASSWORD to a superadmin's ${otherwise}`.trim();
  throw new ClearError(`${user.email} may not ${action} at ${deployment.url}: ${advice}.`);
}
