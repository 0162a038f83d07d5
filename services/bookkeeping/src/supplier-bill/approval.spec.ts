import { answerApproval, approvalSteps, type ApprovalRules, type BillToApprove } from './approval';

const day = '2026-11-23';
const absence = { from: '2026-11-20', to: day };
const rules: ApprovalRules = {
  ...{ twoFrom: '5000.00', fourEyes: true },
  approvers: [
    { userId: 'forester', upTo: '2000.00', deputies: [] },
    { userId: 'head', upTo: null, deputies: [{ userId: 'deputy', ...absence }] },
  ],
};
const bill: BillToApprove = { baseAmount: '1081.00', recordedBy: 'clerk', approvals: [] };
const given = (userId: string, approverId = userId) => ({ userId, approverId });
const answer = (userId: string, change: Partial<BillToApprove> = {}, own: Partial<ApprovalRules> = {}) =>
  answerApproval({ ...bill, ...change }, { userId, day }, { ...rules, ...own });

describe('the approval of a supplier bill', () => {
  it.each([
    ['4999.99', 1],
    ['5000.00', 2],
    ['-5000.00', 2],
  ])('takes for %s that many persons: %s', (amount, steps) => {
    expect(approvalSteps(amount, rules)).toBe(steps);
    expect(approvalSteps(amount, { ...rules, twoFrom: null })).toBe(1);
  });

  it('is whole with one person up to their limit', () => {
    expect(answer('forester')).toEqual({ approval: given('forester'), completes: true });
    expect(answer('forester', { baseAmount: '2000.00' })).toMatchObject({ completes: true });
    expect(answer('forester', { baseAmount: '2000.01' })).toEqual({ refusal: 'limit' });
    expect(answer('forester', { baseAmount: '-2000.01' })).toEqual({ refusal: 'limit' });
  });

  it('takes two persons in either order, one of whom has the limit', () => {
    const baseAmount = '9000.00';
    expect(answer('forester', { baseAmount })).toEqual({ approval: given('forester'), completes: false });
    expect(answer('head', { baseAmount, approvals: [given('forester')] })).toMatchObject({ completes: true });
    expect(answer('forester', { baseAmount, approvals: [given('head')] })).toMatchObject({ completes: true });
    const low = { approvers: rules.approvers.map((approver) => ({ ...approver, upTo: '2000.00' })) };
    expect(answer('forester', { baseAmount, approvals: [given('head')] }, low)).toEqual({ refusal: 'limit' });
  });

  it('is never given twice by one person, nor once more when it stands', () => {
    const baseAmount = '9000.00';
    expect(answer('head', { baseAmount, approvals: [given('head')] })).toEqual({ refusal: 'alreadyGiven' });
    expect(answer('head', { approvals: [given('forester')] })).toEqual({ refusal: 'approved' });
  });

  it('is not the recorder’s where two persons are to look at a bill, whoever they stand in for', () => {
    expect(answer('head', { recordedBy: 'head' })).toEqual({ refusal: 'ownBill' });
    expect(answer('deputy', { recordedBy: 'deputy' })).toEqual({ refusal: 'ownBill' });
    expect(answer('head', { recordedBy: 'head' }, { fourEyes: false })).toMatchObject({ completes: true });
  });

  it('is given by a deputy in the place and within the limit of somebody absent, on the days of the absence', () => {
    expect(answer('deputy', { baseAmount: '4000.00' })).toEqual({
      ...{ approval: given('deputy', 'head'), completes: true },
    });
    const later = answerApproval(bill, { userId: 'deputy', day: '2026-11-24' }, rules);
    expect(later).toEqual({ refusal: 'noApprover' });
    expect(answerApproval(bill, { userId: 'deputy', day: '2026-11-19' }, rules)).toEqual(later);
  });

  it('counts a place once, by its owner or the deputy', () => {
    const baseAmount = '9000.00';
    const refused = { refusal: 'alreadyGiven' };
    expect(answer('deputy', { baseAmount, approvals: [given('head')] })).toEqual(refused);
    expect(answer('head', { baseAmount, approvals: [given('deputy', 'head')] })).toEqual(refused);
    expect(answer('forester', { baseAmount, approvals: [given('deputy', 'head')] })).toMatchObject({
      completes: true,
    });
  });

  it('takes the place whose limit reaches the amount', () => {
    const [forester, head] = rules.approvers;
    if (!forester || !head) throw new Error('no approvers');
    const approvers = [forester, { ...head, deputies: [{ userId: 'forester', ...absence }] }];
    expect(answer('forester', {}, { approvers })).toMatchObject({ approval: given('forester') });
    expect(answer('forester', { baseAmount: '4000.00' }, { approvers })).toEqual({
      ...{ approval: given('forester', 'head'), completes: true },
    });
  });

  it('is anybody’s of any amount where nobody is named', () => {
    expect(answer('anybody', { baseAmount: '4000.00' }, { approvers: [] })).toMatchObject({
      completes: true,
    });
    expect(answer('anybody')).toEqual({ refusal: 'noApprover' });
  });
});
