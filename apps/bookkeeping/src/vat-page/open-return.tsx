import type { VatAdjustment, VatPeriodView } from '@jahrring/contracts-bookkeeping';
import {
  notify,
  problemText,
  useAbility,
  useBoot,
  useFormat,
  useProblemToast,
  useT,
} from '@jahrring/tool-kit';
import { Button, ConfirmDialog, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { lockIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useCloseVat, useVatCalculation } from '../vat.api';
import { AdjustmentForm } from './adjustment-form';
import { ResultCard } from './result-card';

/** Shows the return of a period with today's figures, and fields for further ones; it is closed when it is right. */
export function OpenReturn({ period }: { period: VatPeriodView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const toast = useProblemToast();
  const mayClose = useAbility().can('tools.debitors.manage');
  const [adjustments, setAdjustments] = useState<VatAdjustment[]>([]);
  const [isClosing, setClosing] = useState(false);
  const [close] = useCloseVat();
  const { fromDay, toDay, annual, kind } = period;
  const input = { fromDay, toDay, annual, adjustments };
  const { data, error, refetch } = useVatCalculation(input, { refetchOnMountOrArgChange: true });
  if (error) return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={10} />;
  const isSwiss = data.country === 'CH' || data.country === 'LI';
  const span = t('settings.span', { from: format.date(fromDay), to: format.date(toDay) });
  return (
    <Stack gap={5}>
      <ResultCard
        title={annual ? t('vat.kind.annual') : span}
        days={{ fromDay, toDay }}
        result={data}
        actions={
          mayClose && data.problems.length === 0 ? (
            <Button variant="primary" icon={lockIcon} onClick={() => setClosing(true)}>
              {t('vat.close')}
            </Button>
          ) : null
        }
      />
      {mayClose && isSwiss ? <AdjustmentForm onChange={setAdjustments} /> : null}
      <ConfirmDialog
        opened={isClosing}
        onClose={() => setClosing(false)}
        title={t('vat.closeTitle', { kind: t(`vat.kind.${kind}`) })}
        confirmLabel={t('vat.close')}
        onConfirm={() =>
          close(input)
            .unwrap()
            .then(() => notify.success(t('vat.closed')), toast)
        }
      >
        <p>
          {t(annual ? 'vat.closeAnnualText' : 'vat.closeText', {
            ...{ span, amount: format.money(data.payable, currency) },
          })}
        </p>
      </ConfirmDialog>
    </Stack>
  );
}
