import { leadsToTool } from './leads-to-tool';

const patterns = ['/addresses', '/addresses/edit/:id', '/documents/create/:type?'];

describe('an address somebody wants who is not signed in', () => {
  it.each([
    ['/addresses', true],
    ['/addresses/', true],
    ['/addresses/edit/1', true],
    ['/documents/create', true],
    ['/documents/create/offer', true],
    ['/addresses/edit', false],
    ['/addressesx', false],
    ['/xyz', false],
    ['/503', false],
  ])('%s leads to a tool: %s', (path, leads) => expect(leadsToTool(patterns, path)).toBe(leads));

  it('may be any where the paths are not known', () => expect(leadsToTool(['*'], '/xyz/1')).toBe(true));
});
