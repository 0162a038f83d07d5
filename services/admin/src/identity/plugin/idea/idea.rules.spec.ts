import { ideaStateOf, stepsOf } from './idea.rules';

describe('the state of an idea', () => {
  it.each([
    ['proposed', undefined, 'proposed', ['plan', 'decline']],
    ['planned', undefined, 'planned', ['develop', 'decline']],
    ['planned', 'open', 'funding', []],
    ['planned', 'development', 'development', []],
    ['planned', 'guaranteed', 'development', []],
    ['planned', 'invoiced', 'development', []],
    ['planned', 'delivered', 'released', []],
    ['planned', 'failed', 'planned', ['develop', 'decline']],
    ['development', undefined, 'development', ['release']],
    ['released', undefined, 'released', []],
    ['declined', undefined, 'declined', ['plan']],
  ] as const)('%s with a campaign that is %s is %s; next %s', (own, campaign, state, steps) => {
    expect(ideaStateOf(own, campaign)).toBe(state);
    expect(stepsOf(own, campaign)).toEqual(steps);
  });
});
