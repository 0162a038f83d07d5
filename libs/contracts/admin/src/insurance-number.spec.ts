import { formatInsuranceNumber, insuranceNumber, isAhvNumber } from './insurance-number';

describe('the insurance number', () => {
  it.each(['756.9217.0769.85', '7569217076985', '756 9217 0769 85', '756.1234.5678.97'])('takes %s', (text) =>
    expect(isAhvNumber(text)).toBe(true),
  );

  it.each(['756.9217.0769.84', '757.9217.0769.85', '756.9217.0769', '', 'AHV'])('refuses %s', (text) =>
    expect(isAhvNumber(text)).toBe(false),
  );

  it('finds every single wrong digit', () => {
    const right = '7569217076985';
    for (let at = 3; at < right.length; at++) {
      for (let digit = 0; digit <= 9; digit++) {
        const typed = right.slice(0, at) + String(digit) + right.slice(at + 1);
        expect(isAhvNumber(typed)).toBe(typed === right);
      }
    }
  });

  it('is kept as it is printed; other countries’ numbers as they were typed', () => {
    expect(formatInsuranceNumber('7569217076985')).toBe('756.9217.0769.85');
    expect(insuranceNumber.parse(' 65 170839 J 003 ')).toBe('65 170839 J 003');
    expect(insuranceNumber.parse('')).toBeNull();
    expect(insuranceNumber.safeParse('756.1').error?.issues[0]).toMatchObject({
      params: { code: 'insuranceNumber' },
    });
  });
});
