import type { StatementLineView } from '@jahrring/contracts-bookkeeping';
import { useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, Badge, Button, type ActionMenuItem } from '@jahrring/ui';
import { checkIcon, editIcon, restoreIcon, xIcon } from '@jahrring/ui/icons';
import type { Ref } from 'react';
import { proposalOf } from './proposal';
import type { useLineActs } from './use-line-acts';

interface LineRowProps {
  line: StatementLineView;
  acts: ReturnType<typeof useLineActs>;
  mayManage: boolean;
  /** The one that keys act on. */
  current: boolean;
  ref: Ref<HTMLLIElement>;
  onFocus: () => void;
  onAssign: () => void;
}

/** One movement of the account: what the bank says, what it may be, and what can be done with it. */
export function LineRow({ line, acts, mayManage, current, ref, onFocus, onAssign }: LineRowProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const amount = format.money(line.amount, line.currency);
  const title = line.counterpartyName ?? t('bank.unknownParty');
  const proposal = proposalOf(line);
  const isOpen = line.state === 'open';
  const more: (ActionMenuItem | false)[] = [
    isOpen &&
      line.direction === 'in' && { label: t('bank.action.assign'), icon: editIcon, onClick: onAssign },
    isOpen && { label: t('bank.action.ignore'), icon: xIcon, onClick: () => void acts.ignore(line) },
    (line.state === 'ignored' || (line.state === 'booked' && line.direction === 'in')) && {
      label: t('bank.action.reopen'),
      icon: restoreIcon,
      onClick: () => void acts.reopen(line.id),
    },
  ];
  const menu = more.filter((item) => item !== false);
  return (
    <li ref={ref} className="bank-line" tabIndex={current ? 0 : -1} onFocus={onFocus} data-state={line.state}>
      <div className="bank-line__said">
        <span className="bank-line__party">{title}</span>
        <span className="bank-line__second">
          {[format.date(line.bookedOn), line.reference, line.text].filter(Boolean).join(' · ')}
        </span>
        {line.returnReason ? <span className="bank-line__second">{line.returnReason}</span> : null}
      </div>
      <div className="bank-line__amount">
        <span>{line.direction === 'in' ? amount : `− ${amount}`}</span>
        {Number(line.charges) > 0 ? (
          <small>{t('bank.charges', { amount: format.money(line.charges, line.currency) })}</small>
        ) : null}
      </div>
      <Proposal line={line} />
      {mayManage ? (
        <div className="bank-line__acts">
          {isOpen && proposal ? (
            <Button
              size="small"
              variant="primary"
              icon={checkIcon}
              disabled={acts.busy}
              onClick={() => void acts.book(line, proposal)}
            >
              {t('bank.action.book')}
            </Button>
          ) : null}
          {isOpen && !proposal && line.direction === 'in' ? (
            <Button size="small" onClick={onAssign}>
              {t('bank.action.assign')}
            </Button>
          ) : null}
          {menu.length > 0 ? (
            <ActionMenu label={t('bank.action.more', { title, amount })} items={menu} />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

const tones = { high: 'wald', medium: 'nacht', none: 'stein' } as const;

function Proposal({ line: { match, state } }: { line: StatementLineView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  if (!match) return <div className="bank-line__match">{t(`bank.state.${state}`)}</div>;
  const [best] = match.candidates;
  const shown = match.level === 'none' ? undefined : best;
  const numbers = shown?.shares.map(({ itemNumber }) => itemNumber).join(', ');
  const reasons = shown?.reasons.map((reason) => t(`bank.reason.${reason}`)).join(', ');
  const doubts = match.doubts.map((doubt) => t(`bank.doubt.${doubt}`)).join(' ');
  const back = match.returns;
  return (
    <div className="bank-line__match">
      <span className="bank-line__bill">
        <Badge tone={tones[match.level]}>{t(`bank.level.${match.level}`)}</Badge>
        {shown ? <span>{[numbers, shown.addressName].filter(Boolean).join(' · ')}</span> : null}
        {match.pays ? <span>{t('bank.pays', { count: match.pays.count })}</span> : null}
        {back ? (
          <span>{t('bank.returns', { name: back.addressName, date: format.date(back.paidOn) })}</span>
        ) : null}
      </span>
      <span className="bank-line__second">{[reasons, doubts].filter(Boolean).join(' · ')}</span>
    </div>
  );
}
