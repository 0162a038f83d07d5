import { permissionState } from './permission-states';

const facts = {
  role: { 'tools.project.index': 'assigned', 'tools.address.index': 'all' } as const,
  added: new Set(['tools.project.index', 'tools.document.index']),
  heldByGiver: (key: string) => (key === 'tools.task.index' ? ('own' as const) : ('all' as const)),
};

describe('how a permission stands with a person', () => {
  it.each([
    ['tools.address.index', { from: 'role', reach: 'all', mayAdd: false }],
    ['tools.project.index', { from: 'added', reach: 'all', mayAdd: true }],
    ['tools.document.index', { from: 'added', reach: 'all', mayAdd: true }],
    ['tools.document.delete', { from: 'none', reach: undefined, mayAdd: true }],
    ['tools.task.index', { from: 'none', reach: undefined, mayAdd: false }],
    ['tools.timetable.companypart_switch', { from: 'none', restricts: true, mayAdd: true }],
  ])('%s', (key, expected) => {
    expect(permissionState(key, facts)).toMatchObject(expected);
  });

  it('a restricting key may be given by somebody who does not hold it', () => {
    const state = permissionState('tools.evaluation.read_only', { ...facts, heldByGiver: () => undefined });
    expect(state).toMatchObject({ restricts: true, mayAdd: true });
  });
});
