import {
  followUpTypes,
  mayDeposit,
  mayFollow,
  type CreatableType,
  type DocumentView,
} from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { ActionMenu, type ActionMenuItem } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { coinIcon, fileInvoiceIcon } from '@jahrring/ui/icons';
import { typeIcons } from '../create-document/type-icons';

const FollowDialog = lazy(async () => ({ default: (await import('./follow-dialog')).FollowDialog }));
const DepositDialog = lazy(async () => ({ default: (await import('./deposit-dialog')).DepositDialog }));
const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog')).CorrectionDialog,
}));

type Asked = CreatableType | 'deposit' | 'correction';

/** Menu of what can be created from an issued document: the next of its chain, a deposit, a credit note. */
export function FollowMenu({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const [asked, setAsked] = useState<Asked | null>(null);
  const types = (followUpTypes[document.type] ?? []) as readonly CreatableType[];
  const items: ActionMenuItem[] = types
    .filter((type) => mayFollow(document, type))
    .map((type) => ({ label: t(`type.${type}`), icon: typeIcons[type], onClick: () => setAsked(type) }));
  if (mayDeposit(document)) {
    items.push({ label: t('deposit.action'), icon: coinIcon, onClick: () => setAsked('deposit') });
  }
  if (mayCorrect(document)) {
    items.push({
      label: t('type.bill_correction'),
      icon: typeIcons.bill_correction,
      onClick: () => setAsked('correction'),
    });
  }
  if (items.length === 0) return null;
  const close = () => setAsked(null);
  return (
    <>
      <ActionMenu text={t('follow.action')} icon={fileInvoiceIcon} variant="primary" items={items} />
      <Suspense fallback={null}>
        {asked === 'deposit' ? <DepositDialog document={document} onClose={close} /> : null}
        {asked === 'correction' ? <CorrectionDialog document={document} onClose={close} /> : null}
        {asked && asked !== 'deposit' && asked !== 'correction' ? (
          <FollowDialog document={document} type={asked} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

/** An issued bill is only ever put right by a credit note. */
function mayCorrect({ type, status }: DocumentView): boolean {
  return type === 'bill' && (status === 'CHRG' || status === 'PAID' || status === 'PCAN');
}
