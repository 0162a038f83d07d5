import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Text } from '@jahrring/ui';
import { useWatch } from '@jahrring/ui/form';
import { fromCents, toCents } from '../cents';
import { mostRounding, sumOfParts, type BillForm } from './bill-form';

/** Shows the sum of the parts; warns if the bill that was read has a different amount. */
export function BillTotal({ currency }: { currency: string }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const parts = useWatch<BillForm, 'parts'>({ name: 'parts' });
  const toPay = useWatch<BillForm, 'toPay'>({ name: 'toPay' });
  const sum = sumOfParts(parts);
  const missing = toPay ? toCents(toPay) - sum : 0;
  return (
    <>
      <Text>
        {t('creditor.total')} <strong>{format.money(fromCents(sum), currency)}</strong>
      </Text>
      {toPay && Math.abs(missing) > mostRounding ? (
        <Alert kind="warning">
          {t('creditor.totalDiffers', {
            toPay: format.money(toPay, currency),
            missing: format.money(fromCents(missing), currency),
          })}
        </Alert>
      ) : null}
    </>
  );
}
