import {
  addressNoteList,
  addressNoteListQuery,
  addressNoteView,
  createAddressNote,
  updateAddressNote,
} from '@jahrring/contracts-addresses';
import { childRecordRoutes, ToolController } from '@jahrring/service-kit';
import { belongingAccess } from '../address';
import { AddressNoteService } from './address-note.service';

@ToolController('addresses', 'addresses/:id/notes')
export class AddressNoteController extends childRecordRoutes(AddressNoteService, {
  access: belongingAccess,
  list: [addressNoteListQuery, addressNoteList],
  view: addressNoteView,
  create: createAddressNote,
  update: updateAddressNote,
  id: 'noteId',
}) {}
