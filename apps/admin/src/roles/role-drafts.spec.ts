import type { RoleView } from '@jahrring/contracts-admin';
import { changedKeys, draftGrants, draftReach, isShaped, visibleGroups, withReach } from './role-drafts';

const role = (name: RoleView['role'], grants: RoleView['grants'], defaults = grants): RoleView => ({
  role: name,
  version: 1,
  editable: true,
  grants,
  defaults,
  members: 0,
});
const guest = role('guest', { 'tools.project.index': 'own' });
const foreman = role('foreman', { 'tools.project.index': 'all', 'tools.address.index': 'all' });
const groups = [
  { tool: 'project', label: 'Projekte', keys: [{ key: 'tools.project.index', label: 'Liste sehen' }] },
  { tool: 'address', label: 'Adressen', keys: [{ key: 'tools.address.index', label: 'Liste sehen' }] },
];

describe('changes of roles that are not saved yet', () => {
  it('lie over what the role holds', () => {
    const drafts = withReach({}, guest, 'tools.address.index', 'assigned');
    expect(draftReach(drafts, guest, 'tools.address.index')).toBe('assigned');
    expect(draftReach(drafts, foreman, 'tools.address.index')).toBe('all');
    expect(draftGrants(drafts, guest)).toEqual({
      'tools.project.index': 'own',
      'tools.address.index': 'assigned',
    });
  });

  it('take a key away', () => {
    const drafts = withReach({}, guest, 'tools.project.index', 'none');
    expect(draftGrants(drafts, guest)).toEqual({});
  });

  it('end where a cell is what is saved again', () => {
    const there = withReach({}, guest, 'tools.project.index', 'all');
    expect(changedKeys(there, guest)).toEqual(['tools.project.index']);
    expect(changedKeys(withReach(there, guest, 'tools.project.index', 'own'), guest)).toEqual([]);
  });

  it('stay when somebody else has saved the role meanwhile', () => {
    const drafts = withReach({}, guest, 'tools.project.index', 'all');
    const reloaded = role('guest', { 'tools.project.index': 'own', 'tools.address.index': 'own' });
    expect(draftGrants(drafts, reloaded)).toEqual({
      'tools.project.index': 'all',
      'tools.address.index': 'own',
    });
  });
});

describe('rows of the roles', () => {
  const shown = (choice: Partial<Parameters<typeof visibleGroups>[1]>) =>
    visibleGroups(groups, { search: '', filter: 'all', roles: [guest, foreman], drafts: {}, ...choice }).map(
      ({ tool }) => tool,
    );

  it('are found by the words of the group and of the key', () => {
    expect(shown({ search: 'liste adr' })).toEqual(['address']);
    expect(shown({ search: 'löschen' })).toEqual([]);
  });

  it('can be those alone in which the shown roles differ', () => {
    expect(shown({ filter: 'differences' })).toEqual(['project', 'address']);
    expect(shown({ filter: 'differences', roles: [guest] })).toEqual([]);
  });

  it('can be those alone which the licence has shaped', () => {
    const shaped = role('guest', { 'tools.project.index': 'all' }, { 'tools.project.index': 'own' });
    expect(isShaped(shaped)).toBe(true);
    expect(isShaped(guest)).toBe(false);
    expect(shown({ filter: 'shaped', roles: [shaped, foreman] })).toEqual(['project']);
  });
});
