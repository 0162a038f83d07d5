import { employeeChanged, licenceChanged } from '@jahrring/contracts-admin';
import { newId, type Role } from '@jahrring/contracts-common';
import {
  aPng,
  startTestService,
  testLicences,
  testMember,
  type TestClient,
  type TestLicence,
  type TestService,
  type TestServiceOptions,
} from '@jahrring/testing';
import { supportService } from '../src';

export const casesUrl = '/api/support/cases';
export const deskUrl = '/api/support/desk/cases';

/** The customer's licence has no desk; the desk's own licence is the other one. */
export const customerPlugins = ['my-hsm'];
export const deskPlugins = ['my-hsm', 'hsm-admin'];

/** A service that knows the two licences and one person of each role in both. */
export async function startSupport(options: TestServiceOptions = {}): Promise<TestService> {
  const app = await startTestService(supportService, options);
  for (const licence of ['own', 'other'] as const) {
    await app.deliver(licenceChanged, licenceOf(licence), { licence });
    for (const role of ['admin', 'manager', 'employee', 'foreman'] as const) {
      await app.deliver(employeeChanged, employeeOf(role, licence), { licence });
    }
  }
  return app;
}

export function employeeOf(role: Role, licence: TestLicence, active = true) {
  const id = testMember(role, { licence });
  const person = { firstName: role, lastName: licence, email: `${role}@${licence}.test` };
  return { id, userId: newId(), ...person, role, active };
}

function licenceOf(licence: TestLicence) {
  return {
    id: testLicences[licence],
    name: licence === 'own' ? 'Forstbetrieb Eins' : 'Betreiberin',
    type: 'extended' as const,
    state: 'active' as const,
    timeZone: 'Europe/Zurich',
    country: 'CH' as const,
    currency: 'CHF' as const,
  };
}

/** An employee of the licence that asks. */
export function customer(app: TestService, role: Role = 'employee'): TestClient {
  return app.as(role, { licence: 'own', plugins: customerPlugins });
}

/** Somebody of the desk, in the other licence. */
export function agent(app: TestService, role: Role = 'admin'): TestClient {
  return app.as(role, { licence: 'other', plugins: deskPlugins });
}

export async function openCase(client: TestClient, subject = `Fall ${newId()}`) {
  const fault = { kind: 'fault', urgency: 'high', page: '/timetables', failureCode: 'T-1' };
  const answer = await client.post(casesUrl, { subject, text: 'Es geht nicht.', ...fault });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as { id: string; number: number; version: number; subject: string };
}

export function write(client: TestClient, url: string, id: string, body: object) {
  return client.post(`${url}/${id}/messages`, { id: newId(), ...body });
}

export function sendPicture(client: TestClient, url: string, id: string, messageId = newId()) {
  const file = { name: 'bild.png', content: aPng(), type: 'image/png', fields: { id: messageId } };
  return client.post(`${url}/${id}/files`, undefined, { file });
}
