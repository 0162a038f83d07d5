import type { CasePersonEntity } from '../people';
import { aCaller } from '@jahrring/testing/principals';
import { aCase, minutesAgo, now } from '../test/a-case';
import { presentMs, toCaseItem, toCaseView, toPeople } from './case-views';

const aPerson = (change: Partial<CasePersonEntity> = {}): CasePersonEntity =>
  ({
    ...{ caseId: 'case 1', memberId: 'anna', name: 'Anna Muster', side: 'customer' },
    ...{ readAt: null, seenAt: null, lookedAt: null },
    ...change,
  }) as CasePersonEntity;

describe('a case in a list', () => {
  const unread = (
    side: 'customer' | 'desk',
    lastSide: 'customer' | 'desk',
    readAt: Date | null | undefined,
  ) => toCaseItem(aCase({ lastSide, lastMessageAt: minutesAgo(10) }), { side, readAt }).unread;

  it('is unread where the other side has written since it was read', () => {
    expect(unread('desk', 'customer', minutesAgo(11))).toBe(true);
    expect(unread('desk', 'customer', null)).toBe(true);
    expect(unread('customer', 'desk', undefined)).toBe(true);
  });

  it('is read up to the moment of the last message', () => {
    expect(unread('desk', 'customer', minutesAgo(10))).toBe(false);
    expect(unread('desk', 'customer', minutesAgo(9))).toBe(false);
  });

  it('is never unread by one’s own side', () => {
    expect(unread('customer', 'customer', null)).toBe(false);
    expect(unread('desk', 'desk', null)).toBe(false);
  });
});

it('somebody is there for a minute after their last sign', () => {
  const at = (seenAt: Date | null) => toPeople([aPerson({ seenAt })], now)[0]?.present;
  expect(at(new Date(now.getTime() - presentMs + 1))).toBe(true);
  expect(at(new Date(now.getTime() - presentMs))).toBe(false);
  expect(at(null)).toBe(false);
});

describe('a case as its page shows it', () => {
  const original = aCase({ id: 'case 2', number: 12, subject: 'Drucker' });
  const repeats = aCase({ id: 'case 3', number: 20, duplicateOfNumber: 17 });

  it('names what it repeats and what repeats it', () => {
    const view = toCaseView(aCaller('admin'), aCase({ duplicateOfNumber: 12 }), [], [original, repeats], now);
    expect(view.duplicateOf).toMatchObject({ number: 12, subject: 'Drucker' });
    expect(view.duplicates.map(({ number }) => number)).toEqual([20]);
  });

  it('names nothing of a case the caller may not see', () => {
    const view = toCaseView(aCaller('admin'), aCase({ duplicateOfNumber: 12 }), [], [], now);
    expect([view.duplicateOf, view.duplicateOfNumber, view.duplicates]).toEqual([null, 12, []]);
  });

  it('is unread by the marks of the caller, not by those of a colleague', () => {
    const me = aCaller('admin');
    const answered = aCase({ lastSide: 'desk', lastMessageAt: minutesAgo(10) });
    const colleague = aPerson({ memberId: 'other', readAt: now });
    const own = aPerson({ memberId: me.membershipId, readAt: now });
    expect(toCaseView(me, answered, [colleague], [], now).unread).toBe(true);
    expect(toCaseView(me, answered, [colleague, own], [], now).unread).toBe(false);
  });

  it('may be written in by who keeps the cases', () => {
    const mayWrite = (grants: ReadonlyMap<string, 'all'>) =>
      toCaseView(aCaller('employee', { grants }), aCase(), [], [], now).mayWrite;
    expect(mayWrite(new Map([['tools.my_hsm.manage', 'all']]))).toBe(true);
    expect(mayWrite(new Map([['tools.my_hsm.index', 'all']]))).toBe(false);
  });
});
