import { scanSource } from './scan-controllers.mjs';

const source = `
import { createEntry, entryView, entryQuery as query } from '@jahrring/contracts-time';
import { type Other } from './other';
const both = entryView.extend({});
@ToolController('time', 'entries')
export class EntryController {
  @Get('', RequirePermission('tools.timetable.index'), both)
  list(@Ctx() ctx: RequestContext, @Query({ schema: query }) q: Query) {}

  @Post(':id/copy', RequirePermission('tools.timetable.index'), ok(entryView))
  copy(@Param('id', { schema: id }) entryId: string, @Body({ schema: createEntry }) body: CreateEntry) {}

  @Delete(':entryId', SignedIn())
  remove(@Id('entryId') id: string) {}

  private helper() {}
}
@Controller('api/boot')
export class BootController {
  @Get('', Public(), file)
  get() {}
}
`;

describe('endpoints of controllers', () => {
  const found = scanSource(source, 'entry.controller.ts');

  it('are named by verb and path, whatever the parameter is called', () => {
    expect(found.map(({ key }) => key)).toEqual([
      'GET /api/time/entries',
      'POST /api/time/entries/:id/copy',
      'DELETE /api/time/entries/:id',
      'GET /api/boot',
    ]);
  });

  it('say what they take and answer', () => {
    expect(found[0]).toMatchObject({ request: { query: 'query' }, answer: 'both' });
    expect(found[1]).toMatchObject({
      request: { 'params.id': 'id', body: 'createEntry' },
      answer: 'entryView',
    });
    expect(found[2]).toMatchObject({ request: { 'params.entryId': 'idOfPath' }, answer: undefined });
    expect(found[3].answer).toBeUndefined();
  });

  it('know where each name comes from', () => {
    expect(found[0].imports.get('query')).toEqual({ module: '@jahrring/contracts-time', name: 'entryQuery' });
    expect(found[2].imports.get('idOfPath')).toEqual({ module: '@jahrring/contracts-common', name: 'id' });
    expect(found[0].imports.has('Other')).toBe(false);
    expect(found[0].locals.get('both')).toBe('entryView.extend({})');
  });
});

const inherited = `
import { contactList, contactView, createContact, originList, originQuery, originView, updateContact } from '@jahrring/contracts-timber';
@ToolController('timber', 'origins')
export class OriginController extends recordRoutes(OriginService, {
  access: RequirePermission('tools.timber.index'),
  list: [originQuery, originList],
  view: originView,
  without: ['get'],
  id: 'originId',
}) {
  @Get(':originId/sums', RequirePermission('tools.timber.index'), file)
  sums(@Id('originId') id: string) {}
}
@ToolController('timber', 'origins/:id/contacts')
export class ContactController extends childRecordRoutes(ContactService, {
  access: RequirePermission('tools.timber.index'),
  list: contactList,
  view: contactView,
  create: createContact,
  update: updateContact,
  id: 'contactId',
}) {}
`;

describe('endpoints that controllers have of their base class', () => {
  const found = scanSource(inherited, 'origin.controller.ts');
  const by = Object.fromEntries(found.map(({ key, request, answer }) => [key, { request, answer }]));

  it('are those its options name', () => {
    expect(found.map(({ key }) => key)).toEqual([
      'GET /api/timber/origins/:id/sums',
      'GET /api/timber/origins',
      'DELETE /api/timber/origins/:id',
      'POST /api/timber/origins/:id/restore',
      'GET /api/timber/origins/:id/contacts',
      'POST /api/timber/origins/:id/contacts',
      'PATCH /api/timber/origins/:id/contacts/:id',
      'DELETE /api/timber/origins/:id/contacts/:id',
      'POST /api/timber/origins/:id/contacts/:id/restore',
    ]);
  });

  it('say what they take and answer', () => {
    expect(by['GET /api/timber/origins']).toEqual({
      request: { query: 'originQuery' },
      answer: 'originList',
    });
    expect(by['DELETE /api/timber/origins/:id']).toEqual({
      request: { 'params.originId': 'idOfPath' },
      answer: undefined,
    });
    expect(by['PATCH /api/timber/origins/:id/contacts/:id']).toEqual({
      request: { 'params.id': 'idOfPath', 'params.contactId': 'idOfPath', body: 'updateContact' },
      answer: 'contactView',
    });
  });
});
