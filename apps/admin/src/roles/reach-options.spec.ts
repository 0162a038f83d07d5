import { reachOptions } from './reach-options';

const allowed = (...args: Parameters<typeof reachOptions>) =>
  reachOptions(...args)
    .filter((option) => option.allowed)
    .map((option) => option.reach);

describe('how far a role may hold a key', () => {
  it('goes no further than its giver, and what it holds may stay', () => {
    expect(allowed('tools.project.index', 'none', 'assigned')).toEqual(['none', 'own', 'assigned']);
    expect(allowed('tools.project.index', 'all', undefined)).toEqual(['none', 'own', 'assigned', 'all']);
    expect(allowed('tools.project.index', 'none', undefined)).toEqual(['none']);
  });

  it('does not matter for what restricts: anybody may give it', () => {
    expect(allowed('tools.evaluation.read_only', 'none', undefined)).toEqual(['none', 'all']);
  });
});
