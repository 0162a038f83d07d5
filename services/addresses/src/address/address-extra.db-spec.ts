import { describeExtraFields } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

describeExtraFields(addressesService, {
  entity: 'address',
  url: addressesUrl,
  create: (client, extra) => client.post(addressesUrl, anAddress(extra ? { extra } : {})),
});
