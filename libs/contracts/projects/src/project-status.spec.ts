import { derivedStatuses, needsReason, nextStatuses, projectStatuses } from './project-status';

const nobody = { admin: false, archive: false, billsElsewhere: false };
const everything = { admin: true, archive: true, billsElsewhere: false };

describe('nextStatuses', () => {
  it('never offers a status that follows from bills', () => {
    for (const status of projectStatuses) {
      const offered = nextStatuses(status, everything, 'DONE');
      expect(offered.filter((target) => derivedStatuses.has(target))).toEqual([]);
    }
  });

  it('offers charged and paid where bills are written elsewhere', () => {
    const rights = { ...nobody, billsElsewhere: true };
    expect(nextStatuses('PROG', rights)).toEqual(['DONE', 'PRCH', 'CANC', 'CHRG']);
    expect(nextStatuses('CHRG', rights)).toEqual(['PAID', 'PRCH']);
  });

  it('takes a cancelled project back to planning for admins only', () => {
    expect(nextStatuses('CANC', nobody)).toEqual([]);
    expect(nextStatuses('CANC', everything)).toEqual(['ARCH', 'PLAN']);
  });

  it('returns an archived project to its previous status only', () => {
    expect(nextStatuses('ARCH', everything, 'PAID')).toEqual(['PAID']);
    expect(nextStatuses('ARCH', nobody, 'PAID')).toEqual([]);
  });
});

describe('needsReason', () => {
  it.each([
    ['PROG', 'CANC'],
    ['OFFR', 'REJC'],
    ['DONE', 'PROG'],
    ['PRCH', 'PROG'],
    ['OFFR', 'PREP'],
    ['PAID', 'PROG'],
    ['CANC', 'PLAN'],
  ] as const)('asks why it goes from %s to %s', (from, to) => {
    expect(needsReason(from, to)).toBe(true);
  });

  it.each([
    ['PLAN', 'PROG'],
    ['REJC', 'OFFR'],
    ['DONE', 'ARCH'],
    ['ARCH', 'PAID'],
    ['PCAN', 'PAID'],
  ] as const)('lets %s go on to %s without a word', (from, to) => {
    expect(needsReason(from, to)).toBe(false);
  });
});
