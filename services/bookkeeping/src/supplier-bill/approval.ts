import { toCents } from '../value';

/** Rules for who may approve supplier bills, and how many persons are needed. Amounts are in the licence's currency. */
export interface ApprovalRules {
  /** From that amount on two persons approve; null where one is enough for any. */
  twoFrom: string | null;
  /** Whoever recorded a bill never approves it. */
  fourEyes: boolean;
  /** Nobody named: everybody with the permission approves any amount. */
  approvers: readonly Approver[];
}

/** A person by account, so that somebody with two roles is one. */
export interface Approver {
  userId: string;
  /** Null: any amount. */
  upTo: string | null;
  deputies: readonly Deputy[];
}

/** Stands in for an approver with the same limit; both days count. */
export interface Deputy {
  userId: string;
  from: string;
  to: string;
}

/** `approverId`: whose place it was given in, the person's own or that of somebody stood in for. */
export interface Approval {
  userId: string;
  approverId: string;
}

export interface BillToApprove {
  /** With VAT; of a credit note negative. */
  baseAmount: string;
  recordedBy: string;
  approvals: readonly Approval[];
}

/**
 * `approved`: nothing is missing; `alreadyGiven`: by the same person, or in the same place; `ownBill`: recorded by the same person;
 * `noApprover`: neither named nor standing in; `limit`: this would be the last approval, and nobody's limit reaches the amount.
 */
export type ApprovalRefusal = 'approved' | 'alreadyGiven' | 'ownBill' | 'noApprover' | 'limit';

export type ApprovalAnswer = { refusal: ApprovalRefusal } | { approval: Approval; completes: boolean };

/** Returns how many persons must approve a bill of the amount. */
export function approvalSteps(baseAmount: string, { twoFrom }: ApprovalRules): 1 | 2 {
  return twoFrom !== null && sizeOf(baseAmount) >= toCents(twoFrom) ? 2 : 1;
}

/** Returns whether a person may approve a bill on a day, on whose behalf, and whether it is approved then. */
export function answerApproval(
  bill: BillToApprove,
  { userId, day }: { userId: string; day: string },
  rules: ApprovalRules,
): ApprovalAnswer {
  const missing = approvalSteps(bill.baseAmount, rules) - bill.approvals.length;
  if (missing <= 0) return { refusal: 'approved' };
  if (bill.approvals.some((given) => given.userId === userId)) return { refusal: 'alreadyGiven' };
  if (rules.fourEyes && bill.recordedBy === userId) return { refusal: 'ownBill' };
  const places = placesOf(userId, day, rules);
  const free = places.filter((place) => !bill.approvals.some(({ approverId }) => approverId === place));
  const [first] = free;
  if (first === undefined) return { refusal: places.length === 0 ? 'noApprover' : 'alreadyGiven' };
  const reaches = (place: string) => limitReaches(place, bill.baseAmount, rules);
  const completes = missing === 1;
  const approverId = free.find(reaches) ?? first;
  const isReached = [approverId, ...bill.approvals.map((given) => given.approverId)].some(reaches);
  if (completes && !isReached) return { refusal: 'limit' };
  return { approval: { userId, approverId }, completes };
}

/** The person's own place first, then those of the approvers stood in for. */
function placesOf(userId: string, day: string, { approvers }: ApprovalRules): string[] {
  if (approvers.length === 0) return [userId];
  const standsIn = ({ deputies }: Approver) =>
    deputies.some((deputy) => deputy.userId === userId && deputy.from <= day && day <= deputy.to);
  return [
    ...approvers.filter((approver) => approver.userId === userId),
    ...approvers.filter((approver) => approver.userId !== userId && standsIn(approver)),
  ].map((approver) => approver.userId);
}

function limitReaches(place: string, baseAmount: string, { approvers }: ApprovalRules): boolean {
  if (approvers.length === 0) return true;
  const approver = approvers.find(({ userId }) => userId === place);
  if (!approver) return false;
  return approver.upTo === null || sizeOf(baseAmount) <= toCents(approver.upTo);
}

function sizeOf(amount: string): bigint {
  const cents = toCents(amount);
  return cents < 0n ? -cents : cents;
}
