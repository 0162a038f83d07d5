import fc from 'fast-check';
import { auditChanges } from './audit-changes';

describe('auditChanges', () => {
  it('says what was and what is, property by property', () => {
    expect(auditChanges({ name: 'Meier', version: 1 }, { name: 'Maier', version: 2 })).toEqual([
      { field: 'name', before: 'Meier', after: 'Maier' },
    ]);
  });

  it('shows a new record without its empty properties', () => {
    expect(auditChanges(null, { id: 'x', name: 'Meier', phone: null, notes: '' })).toEqual([
      { field: 'name', before: undefined, after: 'Meier' },
    ]);
  });

  it.each(['password', 'passwordHash', 'insuranceNumber', 'totpSecret', 'resetToken', 'recoveryCodes'])(
    'only says that %s has changed',
    (field) => {
      expect(auditChanges({ [field]: 'old' }, { [field]: 'new' })).toEqual([{ field, hidden: true }]);
    },
  );

  it('never answers what stands under a secret name, however deep', () => {
    const depth = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(depth, fc.constantFrom('password', 'apiToken', 'insuranceNumber'), (levels, name) => {
        let value: unknown = { [name]: 'geheim' };
        for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { inner: value };
        expect(JSON.stringify(auditChanges({ settings: value }, value))).not.toContain('geheim');
      }),
    );
  });
});
