import fc from 'fast-check';
import { keptVersions, previousOf } from './channel.rules';

const history = ['5', '4', '3', '2', '1'];

describe('what one click goes back to', () => {
  it.each([
    ['a newer stable goes back to the one before', '5', '3', history, '3'],
    ['back at 3, the newest before it is next', '3', '5', history, '2'],
    ['the first stable has the newest before it', '5', null, history, '4'],
    ['a withdrawn one is passed over', '5', '4', ['5', '3', '2'], '3'],
    ['there is nothing before the oldest', '1', '2', history, null],
  ])('%s', (_what, next, stable, servable, expected) => {
    expect(previousOf(next, stable, servable, history)).toBe(expected);
  });

  it('is always servable and older, so that going back again and again ends', () => {
    const version = fc.constantFrom(...history);
    fc.assert(
      fc.property(version, fc.option(version), fc.subarray(history), (next, stable, servable) => {
        const previous = previousOf(next, stable, servable, history);
        if (previous === null) return;
        expect(servable).toContain(previous);
        expect(history.indexOf(previous)).toBeGreaterThan(history.indexOf(next));
      }),
    );
  });
});

describe('versions whose files stay', () => {
  it('are the newest five and those that are named', () => {
    const many = ['9', '8', '7', '6', ...history];
    expect(keptVersions(many, ['1', null, undefined])).toEqual(new Set(['9', '8', '7', '6', '5', '1']));
  });
});
