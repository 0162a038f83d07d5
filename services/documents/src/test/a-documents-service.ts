import { addressChanged } from '@jahrring/contracts-addresses';
import type { AddressChanged } from '@jahrring/contracts-addresses';
import { licenceChanged } from '@jahrring/contracts-admin';
import type { LicenceChanged } from '@jahrring/contracts-admin';
import type { DocumentView, UpdateDocument } from '@jahrring/contracts-documents';
import { updateDocument } from '@jahrring/contracts-documents';
import { objectChanged } from '@jahrring/contracts-inventory';
import type { ObjectChanged } from '@jahrring/contracts-inventory';
import { projectChanged } from '@jahrring/contracts-projects';
import type { BillableEntry } from '@jahrring/contracts-time';
import { FixedClock } from '@jahrring/service-kit';
import type { ClientRequest, ClientTransport } from '@jahrring/service-kit';
import { startTestService, testId, testLicences } from '@jahrring/testing';
import type { TestLicence, TestService } from '@jahrring/testing';
import { documentsService } from '../documents.service-definition';
import { FakeTimber } from './fake-timber';

export const documentsPath = '/api/documents/documents';

export const ids = {
  project: testId('project'),
  otherProject: testId('project of the other licence'),
  address: testId('address'),
  secondAddress: testId('second address'),
  otherAddress: testId('address of the other licence'),
} as const;

/** Friday, 20 November 2026, 18:00 in Zurich. */
export const now = new Date('2026-11-20T17:00:00.000Z');

/** Stands for the time service: its entries, at the versions a test gives them. It never hides what is claimed. Beside it timber. */
export class FakeTime implements ClientTransport {
  entries: BillableEntry[] = [];
  /** Agreed prices of the project for objects. */
  projectPrices: { objectId: string; price: string }[] = [];
  isDown = false;
  readonly timber = new FakeTimber();

  async send({ tool, path, body }: ClientRequest) {
    if (tool === 'timber') return this.timber.send(path, body);
    if (this.isDown) throw new Error('time is down');
    if (path.endsWith('/object-prices')) return answer(this.projectPrices);
    if (path.includes('/billable-projects')) return answer([{ projectId: ids.project, entries: 1 }]);
    if (!path.endsWith('/versions')) return answer(this.entries);
    const { ids: asked } = JSON.parse(body ?? '{}') as { ids: string[] };
    const items = this.entries
      .filter((entry) => asked.includes(entry.id))
      .map(({ id, version }) => ({ id, version }));
    return answer(items);
  }
}

function answer(items: unknown) {
  return { status: 200, body: JSON.stringify({ items }) };
}

export function anEntry(n: number, change: Partial<BillableEntry> = {}): BillableEntry {
  return {
    id: testId(`entry ${n}`),
    version: 1,
    kind: 'hours',
    employeeId: testId('Anna'),
    objectId: testId(n % 2 === 0 ? 'Holzen' : 'Rücken'),
    articleNumber: null,
    workDate: `2026-11-${String(1 + (n % 18)).padStart(2, '0')}`,
    employeeName: 'Anna Muster',
    activityTitle: n % 2 === 0 ? 'Holzen' : 'Rücken',
    comment: null,
    quantity: '2.500',
    unit: 'hour',
    unitPrice: '78.0000',
    vatRateKey: 'standard',
    ...change,
  };
}

export interface DocumentsTest extends TestService {
  time: FakeTime;
}

/** The service with a creditor, two customers and a project, and ten entries to bill. */
export async function aDocumentsService(): Promise<DocumentsTest> {
  const time = new FakeTime();
  time.entries = Array.from({ length: 10 }, (_, n) => anEntry(n));
  const app = await startTestService(documentsService, { clock: new FixedClock(now), client: time });
  await prepareCopies(app);
  return Object.assign(app, { time });
}

export async function prepareCopies(app: TestService): Promise<void> {
  await deliverLicence(app, 'own');
  await deliverLicence(app, 'other');
  await app.deliver(addressChanged, anAddress());
  await app.deliver(addressChanged, anAddress({ id: ids.secondAddress, name: 'Gemeinde Trub' }));
  await app.deliver(addressChanged, anAddress({ id: ids.otherAddress, name: 'Fremd AG' }), {
    licence: 'other',
  });
  await deliverProject(app, ids.project, 'own');
  await deliverProject(app, ids.otherProject, 'other');
}

export async function deliverLicence(
  app: TestService,
  licence: TestLicence,
  change: Partial<LicenceChanged> = {},
): Promise<void> {
  const payload: LicenceChanged = {
    id: testLicences[licence],
    name: 'Forstbetrieb Bergwald',
    type: 'extended',
    state: 'active',
    timeZone: 'Europe/Zurich',
    country: 'CH',
    currency: 'CHF',
    street: 'Waldstrasse',
    houseNumber: '12',
    zip: '3550',
    city: 'Langnau i.E.',
    iban: 'CH4431999123000889012',
    vatNumber: 'CHE-107.787.577 MWST',
    ...change,
  };
  await app.deliver(licenceChanged, payload, { licence });
}

export function anAddress(change: Partial<AddressChanged> = {}): AddressChanged {
  return {
    id: ids.address,
    name: 'Łukasz Müller Sägewerk AG',
    street: 'Sägestrasse',
    houseNumber: '7a',
    zip: '3400',
    city: 'Burgdorf',
    country: 'CH',
    language: 'de',
    external: false,
    deleted: false,
    ...change,
  };
}

export async function deliverProject(
  app: TestService,
  id: string,
  licence: TestLicence,
  assignedEmployeeIds: string[] = [],
): Promise<void> {
  const addressId = licence === 'own' ? ids.address : ids.otherAddress;
  const about = { number: 'P241', title: 'Durchforstung Gohlgraben', status: 'PROG' as const };
  await app.deliver(
    projectChanged,
    { id, ...about, addressId, assignedEmployeeIds, deleted: false },
    { licence },
  );
}

/** Objects to put on documents: the n-th costs n francs and five centimes. */
export async function deliverObjects(app: TestService, count: number): Promise<ObjectChanged[]> {
  const objects = Array.from({ length: count }, (_, n) => anObject(n + 1));
  for (const object of objects) await app.deliver(objectChanged, object);
  return objects;
}

export function anObject(n: number, change: Partial<ObjectChanged> = {}): ObjectChanged {
  return {
    id: testId(`object ${n}`),
    kind: 'products',
    title: `Sortiment ${n}`,
    articleNumber: `A-${n}`,
    unit: 'piece',
    price: `${n}.0500`,
    vatRateKey: n % 3 === 0 ? 'reduced' : 'standard',
    active: true,
    deleted: false,
    ...change,
  };
}

/** A draft with one position of its own, ready to be issued. */
export async function aDraft(app: TestService, change: Partial<UpdateDocument> = {}): Promise<DocumentView> {
  const manager = app.as('manager');
  const made = await manager.post(documentsPath, { type: 'bill', addressId: ids.address, sources: [] });
  const draft = made.body as DocumentView;
  const body = { ...toUpdate(draft), title: 'Pauschale', positions: [aLine()], ...change };
  const saved = await manager.put(`${documentsPath}/${draft.id}`, body, { ifMatch: draft.version });
  if (saved.status !== 200) throw new Error(saved.text);
  return saved.body as DocumentView;
}

export function aLine() {
  return {
    kind: 'item' as const,
    text: 'Pauschale',
    quantity: '1',
    unit: 'flat_rate' as const,
    unitPrice: '100',
    vatKey: 'standard' as const,
  };
}

/** A draft as it was read, in the shape in which it is saved. */
export function toUpdate(draft: DocumentView): UpdateDocument {
  return updateDocument.parse({ ...draft, title: draft.title || 'Rechnung' });
}
