import { holdsEntityTag } from './entity-tag';
import type { KitRequest } from './request';

const asking = (held?: string) => ({ headers: { 'if-none-match': held } }) as unknown as KitRequest;

describe('the tag of content that a caller holds', () => {
  it.each([
    ['"a1"', true],
    ['W/"a1"', true],
    ['"zz", W/"a1"', true],
    ['"a2"', false],
    [undefined, false],
  ])('%s', (held, expected) => {
    expect(holdsEntityTag(asking(held), '"a1"')).toBe(expected);
  });
});
