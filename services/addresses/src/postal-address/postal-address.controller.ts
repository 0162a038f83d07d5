import {
  createPostalAddress,
  postalAddressList,
  postalAddressView,
  updatePostalAddress,
} from '@jahrring/contracts-addresses';
import { childRecordRoutes, ToolController } from '@jahrring/service-kit';
import { belongingAccess } from '../address';
import { PostalAddressService } from './postal-address.service';

@ToolController('addresses', 'addresses/:id/postal-addresses')
export class PostalAddressController extends childRecordRoutes(PostalAddressService, {
  access: belongingAccess,
  list: postalAddressList,
  view: postalAddressView,
  create: createPostalAddress,
  update: updatePostalAddress,
  id: 'postalAddressId',
}) {}
