import { parseArgs } from 'node:util';
import { ClearError } from '../../start/src/setup/clear-error.mjs';

export const usage = `npm run release -- <tool>|shell [--to http://host] [--archive file.zip] [--dry-run] [--canary 10] [--stable]
npm run release -- site --to <folder>

  --to       the installation to prove against and to publish to (http://localhost:4200)
  --archive  write the release into this file instead of publishing it
  --dry-run  build and prove, write nothing
  --canary   per cent of the licences that get it at once
  --stable   everybody gets it at once
  RELEASE_TOKEN                      publishes; made on the page of plugins, or by POST /api/admin/release-tokens
  RELEASE_ACCOUNT, RELEASE_PASSWORD  open the pages of the proof (the demo's admin where there is a demo); a superadmin's
                                     publish without a token and change channels`;

const demoAccount = { email: 'admin@demo.test', password: 'jahrring-demo' };

/** Reads the command line and the environment; a wrong one is told in one sentence. */
export function readOptions(args, environment = process.env) {
  const { values, positionals } = parse(args);
  const [target, ...rest] = positionals;
  if (target === undefined || rest.length > 0 || !/^[a-z][a-z-]*$/.test(target)) throw new ClearError(usage);
  if (values.stable && values.canary !== undefined) {
    throw new ClearError('Choose one of --canary and --stable.');
  }
  const publishes = values.archive === undefined && !values['dry-run'];
  if (!publishes && (values.stable || values.canary !== undefined)) {
    throw new ClearError(
      '--canary and --stable need a published release: leave out --archive and --dry-run.',
    );
  }
  return {
    target,
    to: values.to,
    url: (values.to ?? 'http://localhost:4200').replace(/\/+$/, ''),
    archive: values.archive,
    dryRun: values['dry-run'] === true,
    publishes,
    channels: channelsOf(values),
    token: environment.RELEASE_TOKEN || undefined,
    account: accountOf(environment),
  };
}

function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        archive: { type: 'string' },
        'dry-run': { type: 'boolean' },
        canary: { type: 'string' },
        stable: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ClearError(`${error.message}\n${usage}`);
  }
}

function channelsOf({ canary, stable }) {
  if (stable) return { kind: 'stable' };
  if (canary === undefined) return undefined;
  const percent = Number(canary);
  if (!Number.isInteger(percent) || percent < 1 || percent > 100) {
    throw new ClearError(`--canary is "${canary}", but must be a whole number from 1 to 100.`);
  }
  return { kind: 'canary', percent };
}

function accountOf({ RELEASE_ACCOUNT: email, RELEASE_PASSWORD: password }) {
  if (!email) return demoAccount;
  if (!password) throw new ClearError('RELEASE_ACCOUNT needs RELEASE_PASSWORD.');
  return { email, password };
}
