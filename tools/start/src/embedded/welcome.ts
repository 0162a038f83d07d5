import { isLoopback } from '@jahrring/service-kit';
import { demoMusterPeople, demoPassword, demoPeople, type DemoPerson } from '@jahrring/demo';
import type { HostSettings } from './settings';

/** The accounts the README names; the other people of the demo licences can sign in as well. */
const isAccount = ({ email, role }: DemoPerson): boolean =>
  email === `${role}@demo.test` || email.startsWith('custom@') || email === 'admin@muster.test';

const row = ({ email, role, firstName, lastName }: DemoPerson): string =>
  `  ${email.padEnd(24)} ${role.padEnd(13)} ${firstName} ${lastName}`;

/** Returns the text that the terminal shows once everything responds. */
export function welcome(port: number, { host, demo }: Pick<HostSettings, 'host' | 'demo'>): string {
  const ready = `ready on http://localhost:${port}`;
  const reach = isLoopback(host)
    ? 'Reached from this machine only; HOST=0.0.0.0 opens it to the network, without the demo accounts.'
    : `Reached by whoever reaches ${host}.`;
  if (!demo) {
    const setup = 'No demo accounts. The first superadmin: npm run setup -- you@example.org "Your company"';
    return [ready, reach, setup, 'Ctrl-C ends it.'].join('\n');
  }
  const accounts = [...demoPeople, ...demoMusterPeople].filter(isAccount);
  return [
    ready,
    reach,
    `Demo accounts, all with the password ${demoPassword}:`,
    ...accounts.map(row),
    'Ctrl-C ends it.',
  ].join('\n');
}
