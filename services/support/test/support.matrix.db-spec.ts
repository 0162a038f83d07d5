import { newId } from '@jahrring/contracts-common';
import { describeLicenceMatrix, describeRoleMatrix } from '@jahrring/testing';
import { supportService } from '../src';
import { customerPlugins, openCase, sendPicture } from './support.fixture';

describeRoleMatrix(supportService);

const message = () => ({ id: newId(), text: 'Fremd' });

/** The other licence's admin holds every key here, and its licence has the desk: that is what the desk's tests are about. */
const desk = 'the desk reaches the cases of all licences; see desk.db-spec.ts';

describeLicenceMatrix(supportService, {
  prepare: async (app) => {
    const admin = app.as('admin', { plugins: customerPlugins });
    const { id } = await openCase(admin, 'Geheim');
    const { body } = await sendPicture(admin, '/api/support/cases', id);
    return { id, messageId: body.id };
  },
  bodies: {
    SupportCase_update: { status: 'closed' },
    SupportCase_write: message(),
    SupportCase_presence: {},
  },
  exempt: {
    Desk_list: desk,
    Desk_get: desk,
    Desk_update: desk,
    Desk_messages: desk,
    Desk_write: desk,
    Desk_attach: desk,
    Desk_file: desk,
    Desk_presence: desk,
  },
});
