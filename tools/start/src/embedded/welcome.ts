import { demoPassword } from '@jahrring/demo';

const accounts = [
  ['superadmin@demo.test', 'every licence, admin area'],
  ['admin@demo.test', 'Forstbetrieb Bergwald'],
  ['manager@demo.test', ''],
  ['foreman@demo.test', ''],
  ['employee@demo.test', ''],
  ['customer@demo.test', ''],
  ['admin@muster.test', 'Zimmerei Muster'],
] as const;

/** What the terminal shows when everything answers. */
export function welcome(port: number, demo: boolean): string {
  const ready = `ready on http://localhost:${port}`;
  if (!demo) return ready;
  const rows = accounts.map(([email, note]) => `  ${email.padEnd(24)} ${note}`.trimEnd());
  return [ready, `demo accounts, password ${demoPassword}:`, ...rows, 'Ctrl-C ends it.'].join('\n');
}
