import { createHmac } from 'node:crypto';

const validMilliseconds = 60_000;
/** Stands for no licence in particular. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Headers of a JSON call that services take for one of their own, as whoever knows the installation's secret may make it. */
export function signedHeaders(secret, requestId) {
  return { 'content-type': 'application/json', 'x-jahrring-context': signContext(secret, requestId) };
}

/** The context of a call of the system, as `ContextSigner` of libs/service-kit signs and verifies it. */
function signContext(secret, requestId) {
  const principal = {
    userId: '',
    licenceId: nobody,
    membershipId: '',
    role: 'superadmin',
    superadmin: false,
    grants: [],
    locale: 'de',
    timeZone: 'Europe/Zurich',
    licenceType: 'extended',
    plugins: [],
  };
  const content = {
    expires: Date.now() + validMilliseconds,
    requestId,
    system: true,
    principal,
  };
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  const key = createHmac('sha256', secret).update('context').digest();
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}
