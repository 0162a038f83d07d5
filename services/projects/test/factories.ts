import { employeeChanged } from '@jahrring/contracts-admin';
import { addressChanged } from '@jahrring/contracts-addresses';
import { documentChanged } from '@jahrring/contracts-documents';
import type { CreateProjectInput, ProjectView } from '@jahrring/contracts-projects';
import { entryChanged } from '@jahrring/contracts-time';
import { testId, type TestClient, type TestService } from '@jahrring/testing';

let count = 0;

export function aProject(project: Partial<CreateProjectInput> = {}): CreateProjectInput {
  count += 1;
  return { number: `T${count}`, title: `Durchforstung ${count}`, ...project };
}

export async function createProject(
  client: TestClient,
  project: Partial<CreateProjectInput> = {},
): Promise<ProjectView> {
  const { status, body, text } = await client.post('/api/projects/projects', aProject(project));
  if (status !== 201) throw new Error(`project not created: ${status} ${text}`);
  return body as ProjectView;
}

/** Customer and employees as their owners tell of them. */
export async function deliverPeople(
  app: TestService,
): Promise<{ customer: string; ruth: string; urs: string }> {
  const [customer, ruth, urs] = [testId('customer'), testId('ruth'), testId('urs')];
  await app.deliver(addressChanged, {
    id: customer,
    kind: 'company',
    name: 'Burgergemeinde Langnau',
    zip: '3550',
    city: 'Langnau i.E.',
    country: 'CH',
    language: 'de',
    external: false,
    deleted: false,
  });
  const people = [
    { id: ruth, userId: testId('user ruth'), firstName: 'Ruth', lastName: 'Wüthrich' },
    { id: urs, userId: testId('user urs'), firstName: 'Urs', lastName: 'Gerber' },
  ];
  for (const person of people) {
    await app.deliver(employeeChanged, { ...person, email: 'x@demo.test', role: 'employee', active: true });
  }
  return { customer, ruth, urs };
}

export async function deliverEntry(
  app: TestService,
  projectId: string,
  seconds = 3600,
  deleted = false,
): Promise<string> {
  const id = testId(`entry ${projectId} ${seconds}`);
  await app.deliver(entryChanged, {
    id,
    employeeId: testId('ruth'),
    projectId,
    workDate: '2026-11-02',
    seconds,
    billable: true,
    deleted,
  });
  return id;
}

export async function deliverBill(
  app: TestService,
  projectId: string,
  status: 'CHRG' | 'PAID',
): Promise<void> {
  await app.deliver(documentChanged, {
    id: testId(`bill ${projectId}`),
    type: 'bill',
    status,
    number: '000001',
    title: 'Rechnung',
    projectId,
    total: '1200.00',
    currency: 'CHF',
    deleted: false,
  });
}
