import { employeeChanged } from '@jahrring/contracts-admin';
import {
  demoAddresses,
  demoCompanies,
  demoLicences,
  demoMusterAddresses,
  demoMusterCompanies,
} from '@jahrring/demo';
import { systemContext } from '@jahrring/service-kit';
import {
  describeLicenceMatrix,
  describeRoleMatrix,
  startTestService,
  testId,
  type TestService,
} from '@jahrring/testing';
import { AddressRepository, addressColumns } from './address/address.repository';
import { addressesService } from './addresses.service-definition';
import { addressesUrl, anAddress, importsUrl } from './testing/an-address';

const aDelivery = { kind: 'delivery', street: 'Geheimweg', zip: '3550', city: 'Langnau', country: 'CH' };

async function prepare(app: TestService): Promise<Record<string, string>> {
  const admin = app.as('admin');
  const address = await admin.post(addressesUrl, anAddress({ name: 'Geheimer Kunde' }));
  const file = { name: 'a.csv', content: 'Name;PLZ;Ort\nGeheim;3000;Bern' };
  const run = (await admin.post(importsUrl, undefined, { file })).body.id;
  const ofImport = ['get', 'listRows', 'check', 'commit', 'cancel', 'previewUndo', 'undo'].map((name) => [
    `AddressImport_${name}.id`,
    run,
  ]);
  const contacts = `${addressesUrl}/${address.body.id}/contacts`;
  const contact = await admin.post(contacts, { lastName: 'Geheim' });
  const postal = await admin.post(`${addressesUrl}/${address.body.id}/postal-addresses`, aDelivery);
  const note = await admin.post(`${addressesUrl}/${address.body.id}/notes`, { text: 'Geheim' });
  const employeeId = testId('someone');
  await app.deliver(employeeChanged, {
    ...{ id: employeeId, userId: employeeId, firstName: 'Geheim', lastName: 'Person' },
    ...{ email: 'geheim@test.ch', role: 'employee', active: true },
  });
  const aStep = { text: 'Geheim anrufen', employeeId, dueOn: '2026-05-04' };
  const step = await admin.post(`${addressesUrl}/${address.body.id}/next-steps`, aStep);
  const twin = await admin.post(addressesUrl, anAddress({ name: 'Geheimer Doppelgänger' }));
  const from = { fromId: twin.body.id, fromVersion: twin.body.version };
  const merge = await admin.post(`${addressesUrl}/${address.body.id}/merge`, from, {
    ifMatch: address.body.version,
  });
  const other = await admin.post(addressesUrl, anAddress({ name: 'Geheimer Zwilling' }));
  const pair = { firstId: address.body.id, secondId: other.body.id };
  const distinct = await admin.post('/api/addresses/distinct-pairs', pair);
  const own = {
    distinctPairId: distinct.body.id,
    contactId: contact.body.id,
    postalAddressId: postal.body.id,
    mergeId: merge.body.id,
    noteId: note.body.id,
    stepId: step.body.id,
  };
  return { id: address.body.id, ...own, ...Object.fromEntries(ofImport) };
}

describeRoleMatrix(addressesService, { prepare });

describeLicenceMatrix(addressesService, {
  prepare,
  creations: { Address_create: { of: 'id', body: anAddress({ name: 'Kunde {n}' }) } },
  bodies: {
    Address_update: { name: 'Neuer Name' },
    Contact_create: { lastName: 'Neu' },
    Contact_update: { lastName: 'Anders' },
    PostalAddress_create: aDelivery,
    PostalAddress_update: { city: 'Trub' },
    AddressNote_create: { text: 'Neu' },
    AddressNote_update: { text: 'Anders' },
    NextStep_create: { text: 'Neu', employeeId: testId('someone'), dueOn: '2026-05-04' },
    NextStep_update: { done: true },
    DistinctPair_create: { firstId: testId('unknown'), secondId: testId('other') },
    AddressMerge_merge: { fromId: testId('unknown'), fromVersion: 1 },
    AddressImport_check: { mapping: ['name', 'zip', 'city'] },
    AddressImport_commit: {},
    AddressImport_undo: {},
  },
});

describe('the demo data', () => {
  it('gives both licences their customers and tells the other services', async () => {
    const app = await startTestService(addressesService, { demo: true });
    const addresses = app.get(AddressRepository);
    const count = (licenceId: string) =>
      addresses.count(
        systemContext({ licenceId }),
        { page: 1, pageSize: 25, sort: [], filter: {} },
        addressColumns,
      );
    const bergwald = demoAddresses.length + demoCompanies.length;
    const muster = demoMusterAddresses.length + demoMusterCompanies.length;
    expect(await count(demoLicences.bergwald.id)).toBe(bergwald);
    expect(await count(demoLicences.muster.id)).toBe(muster);
    expect(await app.events()).toHaveLength(bergwald + muster);
    await app.close();
  });
});
