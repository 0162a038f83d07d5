import type { Grade, Role } from '@jahrring/contracts-common';

/** The fixture's own small matrix. */
export function noteGrants(role: Role): ReadonlyMap<string, Grade> {
  if (role === 'admin' || role === 'superadmin') {
    return new Map([
      ['tools.note.index', 'all'],
      ['tools.note.create', 'all'],
    ]);
  }
  return role === 'employee' ? new Map([['tools.note.index', 'own']]) : new Map();
}
