import type { OpenItemView } from '@jahrring/contracts-bookkeeping';
import { useBoot } from '@jahrring/tool-kit';
import { useFormContext, useWatch } from '@jahrring/ui/form';
import { useEffect } from 'react';
import { proposeForeign, type PaidMoney } from './exchange';
import type { PaymentFormInput } from './payment-form';
import { proposeShares } from './propose-shares';

/** The payment with its value in the licence's currency; null while either is missing. */
export function usePaid(): PaidMoney | null {
  const { currency: books } = useBoot().licence;
  const amount = useWatch<PaymentFormInput, 'amount'>({ name: 'amount' });
  const currency = useWatch<PaymentFormInput, 'currency'>({ name: 'currency' });
  const baseAmount = useWatch<PaymentFormInput, 'baseAmount'>({ name: 'baseAmount' });
  const worth = currency === books ? amount : (baseAmount ?? '');
  return Number(amount) > 0 && Number(worth) > 0 ? { amount, baseAmount: worth } : null;
}

/**
 * Proposes anew what the payment is for, whenever amount, value or day change: bills of its currency; one in another currency only
 * where somebody came from it, or there is no other.
 */
export function useProposals(items: readonly OpenItemView[], currency: string, chosen: string | null): void {
  const { setValue } = useFormContext<PaymentFormInput>();
  const amount = useWatch<PaymentFormInput, 'amount'>({ name: 'amount' });
  const paidOn = useWatch<PaymentFormInput, 'paidOn'>({ name: 'paidOn' });
  const paid = usePaid();
  const worth = paid?.baseAmount ?? null;
  useEffect(() => {
    const own = items.filter((item) => item.currency === currency);
    const others = items.filter((item) => item.currency !== currency);
    const foreign = others.find(({ id }) => id === chosen) ?? (own.length === 0 ? others[0] : undefined);
    const isAmount = Number(amount) > 0 && paidOn !== '';
    const proposed = isAmount && !foreign ? proposeShares(own, amount, paidOn) : [];
    const exchanged =
      foreign && worth !== null ? proposeForeign(foreign, { amount, baseAmount: worth }) : null;
    setValue(
      'shares',
      items.map((item) => {
        if (item === foreign) return { ...empty(item.id), ...exchanged, foreign: true };
        const share = proposed.find(({ itemId }) => itemId === item.id);
        const cashDiscount = share && Number(share.cashDiscount) > 0 ? share.cashDiscount : null;
        const isForeign = item.currency !== currency;
        return { ...empty(item.id), amount: share?.amount ?? null, cashDiscount, foreign: isForeign };
      }),
    );
  }, [items, amount, worth, paidOn, currency, chosen, setValue]);
}

function empty(itemId: string) {
  return { itemId, amount: null, cashDiscount: null, paymentAmount: null };
}
