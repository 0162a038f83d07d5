import type { DunningLetterView } from '@jahrring/contracts-bookkeeping';
import { downloadUrl, Link, useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, Badge } from '@jahrring/ui';
import { sendIcon, xIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { letterPdfUrl } from '../dunning.api';
import './dunning-page.css';
import { levelTones } from './level-tones';
import { canSend, useSendLetters } from './use-send-letters';

const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog')).CancelDialog }));

interface LetterListProps {
  label: string;
  letters: readonly DunningLetterView[];
  /** On a debtor's own page the name is left out. */
  named?: boolean;
}

/** Issued letters with what has become of them. */
export function LetterList({ label, letters, named = true }: LetterListProps) {
  const [cancelled, setCancelled] = useState<DunningLetterView | null>(null);
  return (
    <>
      <ul className="dunning-letters" aria-label={label}>
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} named={named} onCancel={() => setCancelled(letter)} />
        ))}
      </ul>
      {cancelled ? (
        <Suspense>
          <CancelDialog letter={cancelled} onClose={() => setCancelled(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface LetterRowProps {
  letter: DunningLetterView;
  named: boolean;
  onCancel: () => void;
}

function LetterRow({ letter, named, onCancel }: LetterRowProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const mayManage = useAbility().can('tools.debitors.manage');
  const { send, busy } = useSendLetters();
  const { id, number, addressId, addressName, issuedOn, dueDate, level, currency, cancelledAt } = letter;
  const isOut = letter.mailState === 'sent' || letter.mailState === 'queued';
  const second = [
    format.date(issuedOn),
    t('dunning.payableBy', { date: format.date(dueDate) }),
    letter.cancelReason ?? stateOf(letter, t, format.date),
  ];
  const actions = [
    canSend(letter) && { label: t('dunning.send'), icon: sendIcon, onClick: () => void send([letter]) },
    !isOut &&
      cancelledAt === null && { label: t('dunning.cancel'), icon: xIcon, danger: true, onClick: onCancel },
  ].filter((action) => action !== false);
  return (
    <li className="dunning-letter dunning-letter--plain" data-left={cancelledAt !== null || undefined}>
      <span className="dunning-letter__texts">
        <span className="dunning-letter__name">
          {number}{' '}
          {named ? (
            <>
              · <Link to={`/debitors/edit/${addressId}?tab=dunning`}>{addressName}</Link>{' '}
            </>
          ) : null}
          <Badge tone={levelTones[level]}>{t(`dunning.level.${level}`)}</Badge>{' '}
          {cancelledAt === null ? null : <Badge>{t('dunning.cancelled')}</Badge>}
        </span>
        <span className="dunning-letter__second">{second.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="dunning-letter__figure">
        {format.money(letter.total, currency)}
        <small>{openText(letter, t, format.money)}</small>
      </span>
      <span className="dunning-letter__acts">
        <a
          href={downloadUrl(letterPdfUrl(id))}
          target="_blank"
          rel="noopener"
          aria-label={t('dunning.pdfOf', { number })}
        >
          {t('dunning.pdf')}
        </a>
        {mayManage && actions.length > 0 && !busy ? (
          <ActionMenu label={t('debtor.action.more', { title: number })} items={actions} />
        ) : null}
      </span>
    </li>
  );
}

type Translate = ReturnType<typeof useT>;

function stateOf(letter: DunningLetterView, t: Translate, date: (day: string) => string): string | null {
  const { mailState, sentAt, email } = letter;
  if (mailState === 'sent') return t('dunning.sentOn', { date: date(sentAt?.slice(0, 10) ?? '') });
  if (mailState === 'none') return email === null ? t('dunning.noEmail') : null;
  return t(`dunning.mail.${mailState}`);
}

function openText(
  { stillOpen, currency, cancelledAt }: DunningLetterView,
  t: Translate,
  money: (amount: string, currency: string) => string,
): string {
  if (cancelledAt !== null) return '';
  return Number(stillOpen) > 0
    ? t('dunning.stillOpen', { amount: money(stillOpen, currency) })
    : t('debtor.settled');
}
