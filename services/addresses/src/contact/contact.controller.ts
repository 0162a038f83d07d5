import { contactList, contactView, createContact, updateContact } from '@jahrring/contracts-addresses';
import { childRecordRoutes, ToolController } from '@jahrring/service-kit';
import { belongingAccess } from '../address';
import { ContactService } from './contact.service';

@ToolController('addresses', 'addresses/:id/contacts')
export class ContactController extends childRecordRoutes(ContactService, {
  access: belongingAccess,
  list: contactList,
  view: contactView,
  create: createContact,
  update: updateContact,
  id: 'contactId',
}) {}
