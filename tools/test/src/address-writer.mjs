import { randomUUID } from 'node:crypto';

export const addressList = '/api/addresses/addresses';
export const session = 'jahrring_session=a-session';
const permissions = ['index', 'show', 'create', 'update', 'delete', 'manage'];

/** Somebody who may do everything with addresses; for `startStandIn`. */
export function addressKeeper() {
  return {
    userId: randomUUID(),
    licenceId: randomUUID(),
    membershipId: randomUUID(),
    role: 'admin',
    superadmin: false,
    grants: permissions.map((action) => [`tools.address.${action}`, 'all']),
    locale: 'de',
    timeZone: 'Europe/Zurich',
    licenceType: 'extended',
    plugins: [],
  };
}

/** The forgery token that goes with the session: any GET hands it out. */
async function forgeryToken(url) {
  const response = await fetch(`${url}${addressList}?pageSize=1`, { headers: { cookie: session } });
  await response.arrayBuffer();
  const [cookie] = response.headers.getSetCookie().filter((one) => one.startsWith('XSRF-TOKEN='));
  return cookie?.slice('XSRF-TOKEN='.length).split(';')[0] ?? '';
}

export const nameOf = (n) => `Adresse ${n}`;

/** Writes address number `n` under an Idempotency-Key; resolves when it was acknowledged. */
export async function addressWriter(url) {
  const token = await forgeryToken(url);
  return async ({ n, key }) => {
    const response = await fetch(`${url}${addressList}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${session}; XSRF-TOKEN=${token}`,
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': token,
        'idempotency-key': key,
      },
      body: JSON.stringify({ kind: 'company', name: nameOf(n), zip: '3550', city: 'Langnau', country: 'CH' }),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    if (response.status !== 201) throw new Error(`${response.status} ${text}`);
  };
}
