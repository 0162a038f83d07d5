import { depConstraints, scopes } from './boundaries.mjs';

/** The rule as the lint plugin reads it: every constraint whose tags match must allow the target. */
function allows(sourceTags, targetTags) {
  const matching = depConstraints.filter((constraint) =>
    (constraint.allSourceTags ?? [constraint.sourceTag]).every((tag) => sourceTags.includes(tag)),
  );
  if (matching.length === 0) return false;
  return matching.every((constraint) =>
    constraint.onlyDependOnLibsWithTags.some((tag) => targetTags.includes(tag)),
  );
}

const tags = (scope, type) => [`scope:${scope}`, `type:${type}`];

describe('boundaries', () => {
  it('has no wildcard', () => {
    expect(JSON.stringify(depConstraints)).not.toContain('*');
    expect(scopes).toContain('time');
  });

  it('keeps tools apart', () => {
    expect(allows(tags('time', 'app'), tags('projects', 'app'))).toBe(false);
    expect(allows(tags('time', 'app'), tags('projects', 'contract'))).toBe(false);
    expect(allows(tags('time', 'service'), tags('projects', 'service'))).toBe(false);
    expect(allows(tags('time', 'contract'), tags('projects', 'contract'))).toBe(false);
    expect(allows(tags('shell', 'shell'), tags('time', 'app'))).toBe(false);
  });

  it('keeps both sides apart', () => {
    expect(allows(tags('time', 'app'), tags('shared', 'service-kit'))).toBe(false);
    expect(allows(tags('time', 'app'), tags('time', 'service'))).toBe(false);
    expect(allows(tags('time', 'service'), tags('shared', 'ui'))).toBe(false);
    expect(allows(tags('shared', 'ui'), tags('shared', 'tool-kit'))).toBe(false);
  });

  it('allows what a tool needs', () => {
    expect(allows(tags('time', 'app'), tags('time', 'contract'))).toBe(true);
    expect(allows(tags('time', 'app'), tags('shared', 'tool-kit'))).toBe(true);
    expect(allows(tags('time', 'service'), tags('projects', 'contract'))).toBe(true);
    expect(allows(tags('time', 'service'), tags('shared', 'service-kit'))).toBe(true);
    expect(allows(tags('shell', 'shell'), tags('admin', 'contract'))).toBe(true);
  });
});
