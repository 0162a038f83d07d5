import { fillVariables, unknownVariables } from './text-variables';

it('fills in what it knows and leaves the rest of the text as it is', () => {
  const text = 'Rechnung {number} über {total}, zahlbar bis {dueDate} {nonsense}';
  expect(fillVariables(text, { number: '2026-0001', total: 'CHF 100.00' })).toBe(
    'Rechnung 2026-0001 über CHF 100.00, zahlbar bis  {nonsense}',
  );
  expect(unknownVariables(text)).toEqual(['nonsense']);
});
