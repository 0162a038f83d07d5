import { accountChanged } from '@jahrring/contracts-admin';
import { describeLicenceMatrix, describeRoleMatrix, testId, type TestService } from '@jahrring/testing';
import { bookkeepingService } from './bookkeeping.service-definition';

async function prepare(app: TestService): Promise<Record<string, string>> {
  const id = testId('account');
  const account = { id, number: '1100', title: 'Debitoren', kind: 'asset' as const, vatKey: null };
  await app.deliver(accountChanged, { ...account, active: true, deleted: false });
  return { id };
}

describeRoleMatrix(bookkeepingService, { prepare });

describeLicenceMatrix(bookkeepingService, { prepare });
