import type { OpenItemView } from '@jahrring/contracts-bookkeeping';
import { useAbility, useBoot, useNavigate, useT } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import { cashIcon, cashOffIcon, walletIcon } from '@jahrring/ui/icons';
import { localToday } from '@jahrring/ui/input';
import { openOf, usePaymentActs, useSettlementActs } from './use-acts';

/** Returns the actions for one item: a bill is paid or written off, a credit used for a bill or paid out. */
export function useItemActions(
  bills: readonly OpenItemView[] = [],
): (item: OpenItemView) => (ActionMenuItem | false)[] {
  const t = useT('bookkeeping');
  const navigate = useNavigate();
  const mayManage = useAbility().can('tools.debitors.manage');
  const { pay } = usePaymentActs();
  const { giveUp, setOff } = useSettlementActs();
  const { currency: books } = useBoot().licence;
  /** A credit in another currency goes out at the value it has in the books. */
  const payOut = ({ id, addressId, currency, baseOpen, ...item }: OpenItemView) =>
    pay({
      ...(currency === books ? {} : { baseAmount: baseOpen.replace('-', '') }),
      ...{ direction: 'out', paidOn: localToday(), amount: openOf(item), currency },
      ...{ addressId: addressId ?? '', allocations: [{ itemId: id, amount: openOf(item) }] },
    });
  return (item) => {
    if (!mayManage || Number(item.open) === 0 || item.addressId === null) return [];
    if (Number(item.open) > 0) {
      const to = `/debitors/create?address=${item.addressId}&item=${item.id}`;
      return [
        { label: t('debtor.action.pay'), icon: cashIcon, onClick: () => void navigate(to) },
        { label: t('debtor.action.writeOff'), icon: cashOffIcon, onClick: () => void giveUp(item) },
      ];
    }
    const usable = bills.filter(({ open, currency }) => Number(open) > 0 && currency === item.currency);
    return [
      ...usable.slice(0, mostOffered).map((bill) => ({
        label: t('debtor.action.setOff', { number: bill.number }),
        icon: walletIcon,
        onClick: () => void setOff(item, bill),
      })),
      { label: t('debtor.action.payOut'), icon: cashIcon, onClick: () => void payOut(item) },
    ];
  };
}

/** Bills a credit is offered for. */
const mostOffered = 5;
