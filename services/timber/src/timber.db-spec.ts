import { testId } from '@jahrring/testing';
import { describeLicenceMatrix, describeRoleMatrix, type TestService } from '@jahrring/testing';
import { anHpr } from './formats/stanford/test/machine-files';
import { aLot, aMillMeasurement, aRemovedLot, aStem, timberUrl } from './testing/some-timber';
import { timberService } from './timber.service-definition';

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function prepare(app: TestService): Promise<Record<string, string>> {
  const admin = app.as('admin');
  const make = async (path: string, body: Record<string, unknown>): Promise<string> =>
    (await admin.post(`${timberUrl}/${path}`, body)).body.id;
  const lot = await make('lots', aLot());
  const origin = await make('origins', { title: 'Geheim' });
  const stem = await make('stems', aStem());
  const container = await make('containers', { title: 'Geheim', tareKg: 2000 });
  const ticket = await make(`containers/${container}/weigh-tickets`, {
    weighedOn: '2026-11-20',
    grossKg: 9000,
  });
  await admin.post(`${timberUrl}/lots/${lot}/photo`, undefined, { file: { name: 'p.png', content: photo } });
  const mill = await make(
    `lots/${(await aRemovedLot(app)).id}/mill-measurements`,
    aMillMeasurement({ 1: '0.490' }),
  );
  const disputed = { reason: 'Geheim' };
  await admin.post(`${timberUrl}/mill-measurements/${mill}/dispute`, disputed, { ifMatch: 1 });
  const ids = (name: string, id: string, actions: readonly string[]) =>
    Object.fromEntries(actions.map((action) => [`${name}_${action}.id`, id]));
  const hpr = { name: 'a.hpr', content: Buffer.from(anHpr({ stems: 1 })) };
  await admin.post(`${timberUrl}/machine-files`, undefined, { file: hpr });
  await app.runJob('kit.work');
  const [file] = (await admin.get(`${timberUrl}/machine-files`)).body.items;
  const four = ['get', 'update', 'remove', 'restore'];
  return {
    ...ids('Container', container, four),
    ...ids('WeighTicket', container, ['list', 'create']),
    ...ids('WeighTicket', ticket, ['remove', 'restore']),
    ...ids('Forwarding', lot, ['ofLot', 'put', 'remove']),
    'Forwarding_ofOrigin.id': origin,
    ...ids('Stem', stem, four),
    ...ids('Origin', origin, four),
    ...ids('LotMill', lot, ['list', 'create', 'importFile']),
    ...ids('MillMeasurement', mill, [...four, 'compare', 'accept', 'dispute', 'reopen']),
    'MillLetter_print.id': mill,
    ...ids('MachineFile', file.id, ['get', 'remove', 'write', 'undo']),
    id: lot,
  };
}

describeRoleMatrix(timberService, { prepare });

describeLicenceMatrix(timberService, {
  prepare,
  bodies: {
    Container_update: { title: 'Neu' },
    WeighTicket_create: { weighedOn: '2026-11-20', grossKg: 9000 },
    MachineFile_write: { sites: [] },
    MachineFile_saveMappings: { species: [], products: [] },
    FileWord_save: { partnerId: null, words: [{ kind: 'quality', name: 'Z', value: 'C' }] },
    LotMill_create: aMillMeasurement({ 1: '0.490' }),
    MillMeasurement_update: aMillMeasurement({ 1: '0.490' }),
    MillMeasurement_accept: {},
    MillMeasurement_dispute: { reason: 'Zu wenig' },
    Forwarding_put: { groups: [{ originId: null, location: '', product: 'L1' }] },
    Forwarding_remove: { groups: [{ originId: null, location: '', product: 'L1' }] },
    Stem_update: { title: 'Neu' },
    Origin_update: { title: 'Neu' },
    Lot_update: { title: 'Neu' },
    Lot_sell: { buyerId: null, prices: [] },
    Lot_changeState: { state: 'offered' },
    LotParts_split: { title: 'Teil', stemIds: [] },
    LotParts_merge: { lots: [{ id: testId('other lot'), version: 1 }] },
  },
  late: {
    prepare: async (app) => {
      const url = `${timberUrl}/lots/${(await aRemovedLot(app)).id}/mill-measurements`;
      const { id } = (await app.as('admin').post(url, aMillMeasurement({ 1: '0.490' }))).body;
      const actions = ['update', 'accept', 'dispute'];
      return Object.fromEntries(actions.map((action) => [`MillMeasurement_${action}.id`, id]));
    },
    exempt: { LotParts_merge: 'names two lots, and asks for the other one first' },
  },
});
