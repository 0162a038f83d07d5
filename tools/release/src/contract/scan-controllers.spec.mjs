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
