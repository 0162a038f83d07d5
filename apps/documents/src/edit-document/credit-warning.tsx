import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert } from '@jahrring/ui';
import { useCreditCheck } from '../payment/payment.api';

/** Says that a draft takes its customer above the credit limit; issuing it is not refused. */
export function CreditWarning({ documentId }: { documentId: string }) {
  const t = useT('documents');
  const format = useFormat();
  const { data } = useCreditCheck(documentId, { refetchOnMountOrArgChange: true });
  if (!data?.exceeded || data.creditLimit === null || data.owed === null) return null;
  const money = (amount: string) => format.money(amount, data.currency);
  return (
    <Alert kind="warning">
      {t('issue.aboveLimit', { owed: money(data.owed), limit: money(data.creditLimit) })}
    </Alert>
  );
}
