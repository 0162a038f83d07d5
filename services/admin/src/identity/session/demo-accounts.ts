import type { DemoAccounts } from '@jahrring/contracts-admin';
import { demoMusterPeople, demoPassword, demoPeople } from '@jahrring/demo';

/** Accounts whose name is their role (`manager@demo.test`); the rest of the crew has addresses of its own. */
const roleAccount = /^[a-z]+@(demo|muster)\.test$/;
/** Kept for trying what happens to somebody who is locked out. */
const notOffered = ['blocked@demo.test', 'throttle@demo.test', 'foreman@muster.test', 'employee@muster.test'];

const demoIds = new Set([...demoPeople, ...demoMusterPeople].map(({ userId }) => userId));

/** Returns true if this is a person of the demo, whose password everybody knows. */
export function isDemoPerson(userId: string): boolean {
  return demoIds.has(userId);
}

/** Returns the accounts that the sign-in page of a demo installation offers. */
export function listDemoAccounts(): DemoAccounts['accounts'] {
  return [...demoPeople, ...demoMusterPeople]
    .filter((person) => roleAccount.test(person.email) && !notOffered.includes(person.email))
    .map(({ email, firstName, lastName, role }) => ({
      email,
      name: `${firstName} ${lastName}`,
      role,
      password: demoPassword,
    }));
}
