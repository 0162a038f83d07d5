import type { ProposedLetter } from '@jahrring/contracts-bookkeeping';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Checkbox } from '@jahrring/ui';
import { useState } from 'react';
import { LetterBills } from './letter-bills';
import { levelTones } from './level-tones';

export const letterKey = ({ addressId, currency }: ProposedLetter): string => `${addressId} ${currency}`;

interface ProposedRowProps {
  letter: ProposedLetter;
  chosen: boolean;
  /** Undefined for who only reads. */
  onToggle: (() => void) | undefined;
}

/** One letter that may be issued; its bills open below it. */
export function ProposedRow({ letter, chosen, onToggle }: ProposedRowProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const { addressId, addressName, currency, level, lines, email, credit, total } = letter;
  const oldest = lines.reduce((day, { dueDate }) => (dueDate < day ? dueDate : day), lines[0]?.dueDate ?? '');
  const hints = [
    t('dunning.bills', { count: lines.length }),
    t('debtor.oldest', { date: format.date(oldest) }),
    email === null && t('dunning.noEmail'),
    Number(credit) > 0 && t('dunning.hasCredit', { amount: format.money(credit, currency) }),
  ];
  return (
    <li className="dunning-letter" data-left={!chosen || undefined}>
      {onToggle ? <Checkbox label={addressName} hideLabel checked={chosen} onChange={onToggle} /> : <span />}
      <span className="dunning-letter__texts">
        <span className="dunning-letter__name">
          <Link to={`/debitors/edit/${addressId}?tab=dunning`}>{addressName}</Link>{' '}
          <Badge tone={levelTones[level]}>{t(`dunning.level.${level}`)}</Badge>
        </span>
        <span className="dunning-letter__second">{hints.filter(Boolean).join(' · ')}</span>
        <button
          type="button"
          className="dunning-letter__open"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t(opened ? 'dunning.hideBills' : 'dunning.showBills')}
        </button>
      </span>
      <span className="dunning-letter__figure">
        {format.money(total, currency)}
        <Extras letter={letter} />
      </span>
      {opened ? <LetterBills lines={lines} currency={currency} /> : null}
    </li>
  );
}

function Extras({ letter: { fee, interest, earlierFees, currency } }: { letter: ProposedLetter }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const parts = [
    ['fee', fee],
    ['interest', interest],
    ['earlierFees', earlierFees],
  ] as const;
  const told = parts
    .filter(([, amount]) => Number(amount) !== 0)
    .map(([name, amount]) => t(`dunning.with.${name}`, { amount: format.money(amount, currency) }));
  return told.length > 0 ? <small>{told.join(', ')}</small> : null;
}
