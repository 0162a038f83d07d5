import { demoMusterPeople, demoPassword, demoPeople, type DemoPerson } from '@jahrring/demo';

/** The accounts the README names; the other people of the demo licences can sign in as well. */
const isAccount = ({ email, role }: DemoPerson): boolean =>
  email === `${role}@demo.test` || email.startsWith('custom@') || email === 'admin@muster.test';

const row = ({ email, role, firstName, lastName }: DemoPerson): string =>
  `  ${email.padEnd(24)} ${role.padEnd(13)} ${firstName} ${lastName}`;

/** What the terminal shows when everything answers. */
export function welcome(port: number, demo: boolean): string {
  const ready = `ready on http://localhost:${port}`;
  if (!demo) return ready;
  const accounts = [...demoPeople, ...demoMusterPeople].filter(isAccount);
  return [
    ready,
    `Demo accounts, all with the password ${demoPassword}:`,
    ...accounts.map(row),
    'Ctrl-C ends it.',
  ].join('\n');
}
