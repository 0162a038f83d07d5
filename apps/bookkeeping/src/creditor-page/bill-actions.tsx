import type { SupplierBillView } from '@jahrring/contracts-bookkeeping';
import { notify, useAbility, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import { banIcon, checkIcon, restoreIcon, xIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import {
  useApproveSupplierBill,
  useBlockSupplierBill,
  useCancelSupplierBill,
  useUnblockSupplierBill,
} from '../creditors.api';
import { ReasonDialog } from '../reason-dialog';

/** Actions on a bill: approving it with one tap, blocking it, taking it back. */
export function BillActions({ bill }: { bill: SupplierBillView }) {
  const t = useT('bookkeeping');
  const { can } = useAbility();
  const toast = useProblemToast();
  const [asks, setAsks] = useState<'block' | 'cancel' | null>(null);
  const [approve, approving] = useApproveSupplierBill();
  const [block] = useBlockSupplierBill();
  const [unblock] = useUnblockSupplierBill();
  const [cancel] = useCancelSupplierBill();
  const seen = { id: bill.id, version: bill.version };
  const isOpen = bill.state !== 'cancelled' && Number(bill.open) !== 0;
  const mayBlock = can('tools.creditors.manage') || can('tools.creditors.approve');
  const attempt = (act: Promise<unknown>, text: string) => act.then(() => notify.success(text), toast);
  const items = [
    isOpen &&
      mayBlock &&
      bill.blockedReason === null && {
        ...{ label: t('creditor.action.block'), icon: banIcon, onClick: () => setAsks('block') },
      },
    bill.blockedReason !== null &&
      mayBlock && {
        ...{ label: t('creditor.action.unblock'), icon: restoreIcon },
        onClick: () => void attempt(unblock(seen).unwrap(), t('creditor.unblocked')),
      },
    isOpen &&
      bill.open === bill.gross &&
      can('tools.creditors.manage') && {
        ...{
          label: t('creditor.action.cancel'),
          icon: xIcon,
          danger: true,
          onClick: () => setAsks('cancel'),
        },
      },
  ].filter((item) => item !== false);
  return (
    <>
      {bill.canApprove && can('tools.creditors.approve') ? (
        <Button
          variant="primary"
          icon={checkIcon}
          loading={approving.isLoading}
          onClick={() => void attempt(approve(seen).unwrap(), t('creditor.approved'))}
        >
          {t('creditor.action.approve')}
        </Button>
      ) : null}
      {items.length > 0 ? <ActionMenu items={items} /> : null}
      {asks ? (
        <ReasonDialog
          title={t(`creditor.ask.${asks}`, { number: bill.number })}
          text={t(`creditor.ask.${asks}Text`)}
          action={t(`creditor.action.${asks}`)}
          danger={asks === 'cancel'}
          onClose={() => setAsks(null)}
          onSubmit={(reason) => (asks === 'block' ? block : cancel)({ ...seen, reason }).unwrap()}
        />
      ) : null}
    </>
  );
}
