import { newId } from '@jahrring/contracts-common';
import { defaultLabelSettings, type MachineDraft, type MachineView } from '@jahrring/contracts-inventory';
import { describeLicenceMatrix, describeRoleMatrix, startTestService, testMember } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { inventoryService } from '../src';
import { aHandover, createArticle, createPiece, deliverEmployee } from './a-personal-inventory';
import { aPicture } from './a-picture';

const machines = '/api/inventory/machines';
const objects = '/api/inventory/objects';

function aMachine(machine: Partial<MachineDraft> = {}): MachineDraft {
  return {
    kind: 'machines',
    title: 'Forwarder Ponsse Buffalo',
    unit: 'machine_hour',
    price: '165.0000',
    counterUnit: 'machine_hour',
    counterReading: '8420.000',
    serviceIntervalMonths: 6,
    nextServiceDate: '2026-12-01',
    ...machine,
  };
}

async function createMachine(client: TestClient, machine: Partial<MachineDraft> = {}): Promise<MachineView> {
  const { status, body, text } = await client.post(machines, aMachine(machine));
  if (status !== 201) throw new Error(`machine not created: ${status} ${text}`);
  return body as MachineView;
}

describe('machines', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('lists what is due first, and tells others of each machine', async () => {
    const later = await createMachine(admin, { nextServiceDate: '2027-03-01' });
    const sooner = await createMachine(admin, { nextServiceDate: '2026-11-25' });
    const { body } = await admin.get(machines);
    expect(body.items.map((item: MachineView) => item.id)).toEqual([sooner.id, later.id]);
    const due = await admin.get(`${machines}?filter[nextServiceDate]=..2026-12-31`);
    expect(due.body).toMatchObject({ total: 1, items: [{ id: sooner.id }] });
    expect((await app.events('inventory.object.changed')).map((event) => event.payload['id'])).toContain(
      sooner.id,
    );
  });

  it('sets the next service by its interval, at a short month’s end too', async () => {
    const machine = await createMachine(admin);
    const done = { kind: 'service', doneOn: '2026-08-31', counterReading: '8500.000', cost: '1250.00' };
    const answer = await admin.post(`${machines}/${machine.id}/maintenance`, done, { ifMatch: 1 });
    expect(answer.body).toMatchObject({ nextServiceDate: '2027-02-28', counterReading: '8500.000' });
    const history = await admin.get(`${machines}/${machine.id}/maintenance`);
    expect(history.body).toMatchObject({ total: 1, items: [{ kind: 'service', cost: '1250.00' }] });
  });

  it('refuses a counter that runs backwards, tells both readings and writes nothing', async () => {
    const machine = await createMachine(admin);
    const done = { kind: 'repair', doneOn: '2026-11-01', counterReading: '8419.000' };
    const answer = await admin.post(`${machines}/${machine.id}/maintenance`, done, { ifMatch: 1 });
    expect(answer.body).toMatchObject({
      status: 409,
      code: 'COUNTER_MISMATCH',
      params: { from: '8420', to: '8419' },
      fields: [{ field: 'counterReading' }],
    });
    expect((await admin.get(`${machines}/${machine.id}/maintenance`)).body.total).toBe(0);
    expect((await admin.get(`${machines}/${machine.id}`)).body.version).toBe(1);
  });

  it('does not exist where the plugin is off', async () => {
    const without = app.as('admin', { plugins: [] });
    expect((await without.get(machines)).status).toBe(404);
  });

  it('takes no activity for a machine', async () => {
    const activity = { kind: 'activities', title: 'Holzen', unit: 'hour', price: '78.0000' };
    const { body } = await admin.post(objects, activity);
    expect((await admin.get(`${machines}/${body.id}`)).status).toBe(404);
    expect((await admin.get(`${objects}/${body.id}`)).body.title).toBe('Holzen');
  });

  it('hides prices from people who record hours', async () => {
    const { text, status } = await app.as('employee').get(objects);
    expect(status).toBe(200);
    expect(text).not.toContain('165.0000');
  });
});

/** Something that the employee holds, and what it came from. */
async function preparePersonal(app: TestService): Promise<Record<string, string>> {
  const admin = app.as('admin');
  await deliverEmployee(app);
  const article = await createArticle(admin, { title: 'Geheimer Helm' });
  const piece = await createPiece(admin, { title: 'Geheime Säge' });
  const lines = [{ articleId: article.id, quantity: 1 }];
  const kit = await admin.post('/api/inventory/personal-kits', { title: 'Geheime Ausrüstung', lines });
  const issued = [{ id: newId(), articleId: article.id, size: null, quantity: 1 }];
  const handover = await admin.post('/api/inventory/handovers', aHandover({ issued }));
  const counted = { title: 'Geheime Inventur', on: '2026-01-05' };
  const take = await admin.post('/api/inventory/personal-stock-takes', counted);
  const perId = (entity: string, id: string, operations: readonly string[]) =>
    Object.fromEntries(operations.map((operation) => [`${entity}_${operation}.id`, id]));
  const kept = ['get', 'update', 'remove', 'restore'];
  return {
    ...perId('PersonalArticle', article.id, [...kept, 'receive', 'moves']),
    ...perId('PersonalItem', piece.id, [...kept, 'inspections', 'inspect']),
    ...perId('StockTake', take.body.id, ['get', 'count', 'book', 'pdf', 'xlsx', 'remove', 'restore']),
    ...perId('Kit', kit.body.id, kept),
    'Sheet_person.id': testMember('employee'),
    ...perId('Handover', handover.body.id, ['get', 'pdf']),
    serialArticle: piece.articleId,
  };
}

/** Creates the records in another licence that its creations depend on. */
async function prepareOther(app: TestService): Promise<Record<string, string>> {
  const stranger = app.as('admin', { licence: 'other' });
  const employee = await deliverEmployee(app, { id: newId(), licence: 'other' });
  const article = await createArticle(stranger);
  const piece = await createPiece(stranger);
  const machine = await createMachine(stranger);
  return { employee, machine: machine.id, article: article.id, serialArticle: piece.articleId };
}

const receipt = { quantity: 1, on: '2026-01-05' };
const inspection = { on: '2026-01-05', passed: true };
const machineBody = { title: 'Fremd' };
async function prepare(app: TestService): Promise<Record<string, string>> {
  const admin = app.as('admin');
  const category = await admin.post('/api/inventory/rate-categories', { title: 'Geheimer Tarif' });
  const id = (await createMachine(admin)).id;
  const object = await admin.post(`${objects}/${id}/images`, undefined, { ifMatch: 1, file: aPicture() });
  const code = await admin.post('/api/inventory/qr-codes', { title: 'Geheimer Schlag', projectId: id });
  const personal = await preparePersonal(app);
  const defects = '/api/inventory/machine-defects';
  const defect = await admin.post(defects, { machineId: id, title: 'Geheimer Mangel' });
  const pictured = await admin.post(`${defects}/${defect.body.id}/photos`, undefined, { file: aPicture() });
  const papers = '/api/inventory/machine-documents';
  const paper = await admin.post(papers, { machineId: id, kind: 'other', title: 'Geheimes Papier' });
  await admin.post(`${papers}/${paper.body.id}/file`, undefined, { ifMatch: 1, file: aPicture() });
  const file = { name: 'a.csv', content: 'Bezeichnung;Preis\nGeheimes Beil;1', type: 'text/csv' };
  const run = await admin.post('/api/inventory/object-imports', undefined, { file });
  const importOperations = ['get', 'listRows', 'check', 'commit', 'cancel', 'previewUndo', 'undo'];
  const paperOperations = ['update', 'remove', 'restore', 'saveFile', 'sendFile'];
  const defectOperations = ['get', 'update', 'remove', 'restore', 'addPhoto', 'sendPhoto'];
  return {
    id,
    ...personal,
    ...Object.fromEntries(defectOperations.map((operation) => [`Defect_${operation}.id`, defect.body.id])),
    ...Object.fromEntries(importOperations.map((operation) => [`ObjectImport_${operation}.id`, run.body.id])),
    photoId: pictured.body.photoIds[0],
    ...Object.fromEntries(
      paperOperations.map((operation) => [`MachineDocument_${operation}.id`, paper.body.id]),
    ),
    'QrCode_remove.id': code.body.id,
    'QrCode_restore.id': code.body.id,
    imageId: object.body.imageIds[0],
    'RateCategory_get.id': category.body.id,
    'RateCategory_update.id': category.body.id,
    'RateCategory_remove.id': category.body.id,
    'RateCategory_restore.id': category.body.id,
  };
}

describeLicenceMatrix(inventoryService, {
  late: { bodies: { Label_update: defaultLabelSettings } },
  prepare,
  creations: {
    Machine_create: { of: 'id', body: aMachine() },
    Defect_report: { of: 'Defect_get.id', body: { machineId: '{machine}', title: 'Mangel' } },
    MachineDocument_create: {
      of: 'MachineDocument_update.id',
      body: { machineId: '{machine}', kind: 'other', title: 'Papier' },
    },
    RateCategory_create: { of: 'RateCategory_get.id', body: { title: 'Tarif {n}' } },
    QrCode_create: { of: 'QrCode_remove.id', body: { title: 'Schlag', projectId: newId() } },
    PersonalArticle_create: {
      of: 'PersonalArticle_get.id',
      body: { title: 'Handschuhe', kind: 'protective' },
    },
    PersonalItem_create: {
      of: 'PersonalItem_get.id',
      body: { articleId: '{serialArticle}', serial: 'S {n}' },
    },
    StockTake_create: { of: 'StockTake_get.id', body: { title: 'Inventur', on: '2026-01-05' } },
    Kit_create: {
      of: 'Kit_get.id',
      body: { title: 'Forstwart', lines: [{ articleId: '{article}', quantity: 1 }] },
    },
    Handover_create: {
      of: 'Handover_get.id',
      body: {
        ...aHandover({ id: '{id}', employeeId: '{employee}' }),
        issued: [{ articleId: '{article}', size: null, quantity: 1 }],
      },
    },
  },
  prepareOther,
  bodies: {
    Object_update: machineBody,
    ObjectImport_check: { mapping: ['title', 'price'] },
    ObjectImport_commit: {},
    ObjectImport_undo: {},
    MachineDocument_update: { title: 'Fremd' },
    Defect_update: { state: 'done' },
    Machine_update: machineBody,
    Machine_recordMaintenance: { kind: 'service', doneOn: '2026-11-01' },
    RateCategory_update: { title: 'Fremd' },
    PersonalArticle_update: { title: 'Fremd' },
    PersonalArticle_receive: receipt,
    PersonalItem_update: { serial: 'Fremd' },
    PersonalItem_inspect: inspection,
    StockTake_count: { lines: [{ id: newId(), counted: 1 }] },
    Kit_update: { title: 'Fremd' },
  },
  queries: { ObjectChoices_checkTitle: '?title=Forwarder' },
});

describeRoleMatrix(inventoryService, { prepare });
