import { describeLicenceMatrix, describeRoleMatrix } from '@jahrring/testing';
import { supportService } from '../src';

describeRoleMatrix(supportService);

describeLicenceMatrix(supportService, {
  prepare: async (app) => {
    const { body } = await app.as('admin').post('/api/support/support-cases', { title: 'Geheim' });
    return { id: body.id };
  },
  bodies: { SupportCase_update: { title: 'Neu' } },
});
