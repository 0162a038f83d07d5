import { describeLicenceMatrix, describeRoleMatrix } from '@jahrring/testing';
import { machineControlService } from '../src';

describeRoleMatrix(machineControlService);

describeLicenceMatrix(machineControlService, {
  prepare: async (app) => {
    const { body } = await app.as('admin').post('/api/machine-control/machine-readings', { title: 'Geheim' });
    return { id: body.id };
  },
  bodies: { MachineReading_update: { title: 'Neu' } },
});
