import { abilityValue, can, canAny, createAbility, gradeOf } from './ability';

describe('ability', () => {
  beforeEach(() => {
    abilityValue.set(
      createAbility([
        { action: 'tools.project.index', subject: 'all', conditions: { scope: 'assigned' } },
        { action: 'tools.address.index', subject: 'all', conditions: { scope: 'all' } },
        { action: 'superadmin' },
      ]),
    );
  });

  it('knows what is held, and how far', () => {
    expect(can('tools.project.index')).toBe(true);
    expect(gradeOf('tools.project.index')).toBe('assigned');
    expect(gradeOf('tools.address.index')).toBe('all');
    expect(can('superadmin')).toBe(true);
    expect(can('tools.document.index')).toBe(false);
    expect(gradeOf('tools.document.index')).toBeUndefined();
  });

  it('opens to any one of a list, and to everybody signed in when the list is empty', () => {
    expect(canAny(['tools.document.index', 'tools.project.index'])).toBe(true);
    expect(canAny(['tools.document.index'])).toBe(false);
    expect(canAny([])).toBe(true);
  });
});
