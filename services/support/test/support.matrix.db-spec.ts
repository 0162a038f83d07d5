import { newId } from '@jahrring/contracts-common';
import { describeLicenceMatrix, describeRoleMatrix, type TestService } from '@jahrring/testing';
import { supportService } from '../src';
import { casesUrl, customerPlugins, openCase, sendPicture, startSupport } from './support.fixture';

const message = () => ({ id: newId(), text: 'Fremd' });

/** The other licence's admin holds every key here, and its licence has the desk: that is what the desk's tests are about. */
const desk = 'the desk reaches the cases of all licences; see desk.db-spec.ts';

async function prepare(app: TestService): Promise<Record<string, string>> {
  const admin = app.as('admin', { plugins: customerPlugins });
  const { id } = await openCase(admin, 'Geheim');
  const { body } = await sendPicture(admin, '/api/support/cases', id);
  return { id, messageId: body.id };
}

describeRoleMatrix(supportService, { prepare });

describeLicenceMatrix(supportService, {
  prepare,
  prepareOther: async (app) => ({ id: (await openCase(app.as('admin', { licence: 'other' }))).id }),
  creations: { SupportCase_write: { of: 'messageId', body: { text: 'Eigenes' } } },
  bodies: {
    SupportCase_update: { status: 'closed' },
    SupportCase_write: message(),
    SupportCase_presence: {},
  },
  exempt: {
    DeskCase_list: desk,
    DeskCase_get: desk,
    DeskCase_update: desk,
    DeskCase_messages: desk,
    DeskCase_write: desk,
    DeskCase_attach: desk,
    DeskCase_file: desk,
    DeskCase_presence: desk,
  },
});

it('takes a picture under the id of a message of another licence as under one nobody has', async () => {
  const app = await startSupport();
  const { messageId } = await prepare(app);
  const stranger = app.as('admin', { licence: 'other', plugins: customerPlugins });
  const { id } = await openCase(stranger);
  const taken = await sendPicture(stranger, casesUrl, id, messageId);
  const fresh = await sendPicture(stranger, casesUrl, id);
  expect([taken.status, Object.keys(taken.body)]).toEqual([201, Object.keys(fresh.body)]);
  expect(taken.body.id).not.toBe(messageId);
  await app.close();
});
