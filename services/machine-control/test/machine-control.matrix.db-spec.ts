import { machineTimeChanged } from '@jahrring/contracts-timber';
import { newId } from '@jahrring/contracts-common';
import { aPng, describeLicenceMatrix, describeRoleMatrix, testId, type TestService } from '@jahrring/testing';
import { machineControlService } from '../src';
import { deliverMachine, url } from './a-machine';

const settings = {
  warnDays: 1,
  warnHours: 1,
  warnKilometres: 1,
  tolerancePercent: 1,
  fuelPrice: null,
  employeeIds: [],
  repairKinds: [],
};
const basis = {
  purchasePrice: null,
  purchasedOn: null,
  residualValue: null,
  usefulYears: null,
  fixedPerYear: null,
};

async function prepare(app: TestService): Promise<Record<string, string>> {
  const admin = app.as('admin');
  const id = await deliverMachine(app, {}, { title: 'Geheim' });
  const reading = (await admin.post(`${url}/machines/${id}/readings`, { readOn: '2026-01-05', value: '10' }))
    .body.reading;
  const file = { name: 'zaehler.png', content: aPng(), type: 'image/png' };
  await admin.post(`${url}/readings/${reading.id}/photo`, undefined, { file });
  const fuelling = await admin.post(`${url}/machines/${id}/fuellings`, {
    fuelledOn: '2026-01-05',
    litres: '10',
  });
  const work = (await admin.post(`${url}/machines/${id}/works`, { kind: 'service', doneOn: '2026-01-05' }))
    .body;
  const filed = await admin.post(`${url}/works/${work.id}/files`, undefined, {
    file,
    ifMatch: work.version,
  });
  const timeId = newId();
  await app.deliver(machineTimeChanged, {
    ...{ id: timeId, machineKey: 'key', machineName: 'Geheim', operatorName: 'Geheim', siteName: 'Geheim' },
    ...{ workDate: '2026-01-05', startedAt: '2026-01-05T06:00:00.000Z', endedAt: '2026-01-05T16:00:00.000Z' },
    ...{ engineHours: '8.000', workHours: '8.000', downHours: '0.000', fuelLitres: '9.000', counter: null },
    deleted: false,
  });
  const perId = (ids: Record<string, string>) =>
    Object.fromEntries(Object.entries(ids).map(([operation, value]) => [`${operation}.id`, value]));
  return {
    id,
    fileId: filed.body.files[0].id,
    ...perId({
      Reading_remove: reading.id,
      Reading_restore: reading.id,
      Reading_sendPhoto: reading.id,
      Reading_savePhoto: reading.id,
      MachineTime_accept: timeId,
      MachineTime_dismiss: timeId,
      MachineTime_reopen: timeId,
      Fuelling_update: fuelling.body.id,
      Fuelling_remove: fuelling.body.id,
      Fuelling_restore: fuelling.body.id,
      Work_update: work.id,
      Work_remove: work.id,
      Work_restore: work.id,
      Work_addFile: work.id,
      Work_sendFile: work.id,
      Work_removeFile: work.id,
    }),
  };
}

describeRoleMatrix(machineControlService, { prepare });

describeLicenceMatrix(machineControlService, {
  prepare,
  prepareOther: async (app) => ({ id: await deliverMachine(app, {}, {}, { licence: 'other' }) }),
  creations: {
    Reading_create: { of: 'Reading_remove.id', body: { readOn: '2026-01-05', value: '10' } },
    Reading_exchange: {
      of: 'Reading_remove.id',
      body: { exchangedOn: '2026-01-06', oldValue: '20', newValue: '0' },
    },
    Fuelling_create: { of: 'Fuelling_update.id', body: { fuelledOn: '2026-01-05', litres: '10' } },
    Work_create: { of: 'Work_update.id', body: { kind: 'repair', doneOn: '2026-01-05' } },
  },
  bodies: {
    Reading_create: { readOn: '2026-01-05', value: '10' },
    Reading_exchange: { exchangedOn: '2026-01-05', oldValue: '20', newValue: '0' },
    Fuelling_create: { fuelledOn: '2026-01-05', litres: '10' },
    Fuelling_update: { litres: '11' },
    MachineTime_accept: {
      ...{ machineId: testId('machine'), employeeId: testId('person'), hours: '8' },
      ...{ workingTime: false, fuel: false, counter: false },
    },
    Work_create: { kind: 'repair', doneOn: '2026-01-05' },
    Work_update: { note: 'Neu' },
    MachineCost_updateBasis: basis,
    MachineSettings_update: settings,
  },
});
