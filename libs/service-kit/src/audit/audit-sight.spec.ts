import type { Grade } from '@jahrring/contracts-common';
import { RequestContext, anonymousContext } from '../context/request-context';
import { rulesOf, shownOf, type AuditSight } from './audit-sight';

const sight: AuditSight = {
  '*': [{ needs: ['tool.show'] }],
  person: [{ needs: ['keep.people'], except: ['role'] }],
  thing: [{ needs: ['see.prices'], fields: ['price'] }],
};
const entry = {
  changes: [
    { field: 'role', before: 'a', after: 'b' },
    { field: 'price', before: '1', after: '2' },
  ],
  reason: 'because',
};

function reader(grants: Record<string, Grade>): RequestContext {
  return new RequestContext({ ...anonymousContext('r'), grants: new Map(Object.entries(grants)) }, 'r');
}

describe('what a reader of the audit trail sees', () => {
  const shown = (entity: string, grants: Record<string, Grade>) =>
    shownOf(reader(grants), rulesOf(sight, entity), entry);
  const hidden = (field: string) => ({ field, hidden: true });

  it.each([
    ['everything with every permission', 'thing', { 'tool.show': 'all', 'see.prices': 'all' }, [], true],
    ['no price without its permission', 'thing', { 'tool.show': 'all' }, ['price'], true],
    ['what is excepted', 'person', { 'tool.show': 'all' }, ['price'], false],
    ['nothing of a tool that is not theirs', 'other', {}, ['role', 'price'], false],
    [
      'nothing where they see only some records',
      'other',
      { 'tool.show': 'assigned' },
      ['role', 'price'],
      false,
    ],
  ] as const)('is %s', (_case, entity, grants, hiddenFields, withReason) => {
    const fields: readonly string[] = hiddenFields;
    expect(shown(entity, grants)).toEqual({
      changes: entry.changes.map((change) => (fields.includes(change.field) ? hidden(change.field) : change)),
      reason: withReason ? 'because' : null,
    });
  });
});
