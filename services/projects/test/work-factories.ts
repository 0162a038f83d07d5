import { documentChanged, type DocumentChanged } from '@jahrring/contracts-documents';
import { entryChanged, type EntryChanged } from '@jahrring/contracts-time';
import { testId, type DeliverOptions, type TestClient, type TestService } from '@jahrring/testing';
import { createProject } from './factories';

let count = 0;

/** An hour at 90.00, as time tells of it. */
export function anEntry(projectId: string, entry: Partial<EntryChanged> = {}): EntryChanged {
  count += 1;
  return {
    id: testId(`work ${count}`),
    kind: 'hours',
    employeeId: testId('ruth'),
    projectId,
    workDate: '2026-11-02',
    seconds: 3600,
    unitPrice: '90.0000',
    amount: '90.00',
    billable: true,
    deleted: false,
    ...entry,
  };
}

export function aBill(projectId: string, bill: Partial<DocumentChanged> = {}): DocumentChanged {
  count += 1;
  return {
    id: testId(`document ${count}`),
    type: 'bill',
    status: 'CHRG',
    number: `2026-${count}`,
    title: 'Rechnung',
    documentDate: '2026-11-20',
    projectId,
    total: '108.10',
    net: '100.00',
    currency: 'CHF',
    deleted: false,
    ...bill,
  };
}

/** An entry that time tells of at so many seconds past noon. */
export function deliverWork(app: TestService, entry: EntryChanged, second = 0, options: DeliverOptions = {}) {
  return app.deliver(entryChanged, entry, { occurredAt: atSecond(second), ...options });
}

export function deliverDocument(app: TestService, document: DocumentChanged, second = 0) {
  return app.deliver(documentChanged, document, { occurredAt: atSecond(second) });
}

export function atSecond(second: number): Date {
  return new Date(Date.UTC(2026, 10, 20, 12, 0, second));
}

const url = '/api/projects/projects';

/** A project with one of everything that hangs on it, for the matrices. */
export async function workIds(client: TestClient): Promise<Record<string, string>> {
  const { id } = await createProject(client);
  const note = await client.post(`${url}/${id}/notes`, { text: 'Zufahrt von Süden' });
  const deleted = await client.post(`${url}/${id}/notes`, { text: 'Gilt nicht mehr' });
  await client.delete(`${url}/${id}/notes/${deleted.body.id}`, { ifMatch: 1 });
  const file = await client.post(`${url}/${id}/files`, undefined, {
    file: { name: 'plan.csv', content: 'a;b\n', type: 'text/csv' },
  });
  const plan = await client.post(`${url}/${id}/plan`, { lines: [aPlanLine()] });
  const rate = await client.post('/api/projects/cost-rates', {
    target: 'licence',
    validFrom: '2026-01-01',
    rate: '48',
  });
  return {
    id,
    noteId: note.body.id,
    'ProjectNote_restore.noteId': deleted.body.id,
    fileId: file.body.id,
    lineId: plan.body.items[0].id,
    'CostRate_update.id': rate.body.id,
    'CostRate_remove.id': rate.body.id,
  };
}

export function aPlanLine() {
  return { kind: 'hours', title: 'Holzerei', quantity: '10', unitCost: '50', unitPrice: '90' };
}

export const workBodies = {
  Project_duplicate: { number: 'FREMD-1', title: 'Fremd' },
  ProjectNote_create: { text: 'Fremd' },
  ProjectNote_update: { text: 'Fremd' },
  PlanLine_create: { lines: [aPlanLine()] },
  PlanLine_update: { title: 'Fremd' },
  CostRate_update: { rate: '1' },
};
