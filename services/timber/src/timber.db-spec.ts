import { describeLicenceMatrix, describeRoleMatrix, type TestService } from '@jahrring/testing';
import { timberService } from './timber.service-definition';

async function prepare(app: TestService): Promise<Record<string, string>> {
  const { body } = await app.as('admin').post('/api/timber/lots', { title: 'Geheim' });
  return { id: body.id };
}

describeRoleMatrix(timberService, { prepare });

describeLicenceMatrix(timberService, {
  prepare,
  bodies: { Lot_update: { title: 'Neu' } },
});
