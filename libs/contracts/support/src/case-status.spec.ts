import fc from 'fast-check';
import { mayChangeStatus, nextCaseStatuses, openStatuses, statusAfterMessage } from './case-status';
import { caseSides, caseStatuses } from './case-classification';

const status = fc.constantFrom(...caseStatuses);

describe('states of a support case', () => {
  it.each([
    ['new', 'in_progress', true],
    ['in_progress', 'waiting', true],
    ['waiting', 'solved', true],
    ['solved', 'closed', true],
    ['closed', 'in_progress', true],
    ['closed', 'solved', false],
    ['solved', 'new', false],
    ['waiting', 'new', false],
  ] as const)('from %s to %s: %s', (from, to, allowed) => {
    expect(mayChangeStatus(from, to)).toBe(allowed);
  });

  it('never lead back to new, nor to where they are', () => {
    fc.assert(
      fc.property(status, (from) => {
        expect(nextCaseStatuses(from)).not.toContain('new');
        expect(nextCaseStatuses(from)).not.toContain(from);
      }),
    );
  });

  it('are open again whenever the customer has written', () => {
    fc.assert(fc.property(status, (from) => openStatuses.includes(statusAfterMessage(from, 'customer'))));
  });

  it('stay new until the desk answers', () => {
    expect(statusAfterMessage('new', 'customer')).toBe('new');
    expect(statusAfterMessage('new', 'desk')).toBe('in_progress');
  });

  it('are what the desk says with its answer', () => {
    fc.assert(
      fc.property(status, fc.constantFrom('waiting' as const, 'solved' as const), (from, wanted) => {
        expect(statusAfterMessage(from, 'desk', wanted)).toBe(wanted);
      }),
    );
  });

  it('only ever become one the desk could have chosen, or stay', () => {
    fc.assert(
      fc.property(status, fc.constantFrom(...caseSides), (from, side) => {
        const to = statusAfterMessage(from, side);
        return to === from || mayChangeStatus(from, to);
      }),
    );
  });
});
