import { describeExtraFields } from '@jahrring/testing';
import { inventoryService } from '../src';

const url = '/api/inventory/objects';

describeExtraFields(inventoryService, {
  entity: 'object',
  url,
  create: (client, extra) =>
    client.post(url, {
      kind: 'tools',
      title: 'Spaltaxt',
      unit: 'piece',
      price: '4.5000',
      ...(extra ? { extra } : {}),
    }),
});
