import { gapsBefore } from './statement-gaps';
import type { Balanced } from './statement-gaps';

const aStatement = (
  id: string,
  opening: string | null,
  closing: string | null,
  change: Partial<Balanced> = {},
) => ({
  ...{ id, account: 'A', kind: 'statement' as const, opening, closing, ...change },
});

describe('gaps between statements', () => {
  it.each<[string, Balanced[], [string, string][]]>([
    [
      'none where each begins as the one before ended',
      [aStatement('1', '0.00', '5.00'), aStatement('2', '5.00', '7.00')],
      [],
    ],
    ['what is missing', [aStatement('1', '0.00', '5.00'), aStatement('2', '3.50', '7.00')], [['2', '-1.50']]],
    [
      'each account for itself',
      [aStatement('1', '0.00', '5.00'), aStatement('2', '9.00', '9.00', { account: 'B' })],
      [],
    ],
    [
      'pages of one statement',
      [aStatement('1', '0.00', null), aStatement('2', null, '5.00'), aStatement('3', '5.00', '6.00')],
      [],
    ],
    [
      'notifications tell no balance',
      [
        aStatement('1', '0.00', '5.00'),
        aStatement('2', '1.00', '1.00', { kind: 'notification' }),
        aStatement('3', '5.00', '5.00'),
      ],
      [],
    ],
  ])('%s', (_what, statements, gaps) => {
    expect([...gapsBefore(statements)]).toEqual(gaps);
  });
});
