import { buildCreditorReference, buildQrReference } from '@jahrring/contracts-common';
import { plainBillNumber, possibleDuplicates, type ComparedBill } from './possible-duplicates';

const bill: ComparedBill = {
  ...{ id: 'new', creditorId: 'sawmill', number: 'RE-2026/017', date: '2026-11-10' },
  ...{ gross: '540.50', currency: 'CHF', iban: null, reference: null },
};
const reasonsOf = (other: Partial<ComparedBill>, own: Partial<ComparedBill> = {}) =>
  possibleDuplicates({ ...bill, ...own }, [{ ...bill, id: 'old', number: 'X', gross: '1.00', ...other }]).map(
    ({ reason }) => reason,
  );

describe('bills that may be recorded twice', () => {
  it.each([
    [' re 2026 017', 'RE2026017'],
    ['0004711', '4711'],
    ['０４７-１１', '4711'],
    ['000', '0'],
    ['№', 'NO'],
    ['--', ''],
  ])('reads the number %s as %s', (number, plain) => expect(plainBillNumber(number)).toBe(plain));

  it('are told by the number of one creditor, however it is spelled', () => {
    expect(reasonsOf({ number: 're 2026-017' })).toEqual(['number']);
    expect(reasonsOf({ number: 're 2026-017', creditorId: 'other' })).toEqual([]);
    expect(reasonsOf({ number: '--' }, { number: '..' })).toEqual([]);
  });

  it('are told by QR reference and account, whoever it was recorded for', () => {
    const iban = 'CH4431999123000889012';
    const reference = buildQrReference('210000', 17);
    const spaced = {
      iban: 'CH44 3199 9123 0008 8901 2',
      reference: `${reference.slice(0, 2)} ${reference.slice(2)}`,
    };
    expect(reasonsOf({ ...spaced, creditorId: 'other' }, { iban, reference })).toEqual(['reference']);
    expect(reasonsOf({ ...spaced, iban: 'CH5604835012345678009' }, { iban, reference })).toEqual([]);
    const creditorReference = { iban, reference: buildCreditorReference(17) };
    expect(reasonsOf(creditorReference, creditorReference)).toEqual([]);
  });

  it.each([
    [{ date: '2026-11-17' }, ['amount']],
    [{ date: '2026-11-03' }, ['amount']],
    [{ date: '2026-11-18' }, []],
    [{ currency: 'EUR' as const }, []],
    [{ creditorId: 'other' }, []],
    [{ gross: '540.55' }, []],
  ])('are told by amount and date of one creditor within a week: %j', (other, reasons) => {
    expect(reasonsOf({ gross: '540.5', ...other })).toEqual(reasons);
  });

  it('come with the surest reason first, never the bill itself', () => {
    const near = { ...bill, id: 'near', number: 'X' };
    const same = { ...bill, id: 'same' };
    expect(possibleDuplicates(bill, [bill, near, same])).toEqual([
      { id: 'same', number: 'RE-2026/017', reason: 'number' },
      { id: 'near', number: 'X', reason: 'amount' },
    ]);
  });
});
