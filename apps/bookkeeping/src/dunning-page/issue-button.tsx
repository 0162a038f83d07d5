import type { ProposedLetter } from '@jahrring/contracts-bookkeeping';
import { newUuid, notify, useFormat, useNavigate, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, ConfirmDialog } from '@jahrring/ui';
import { useState } from 'react';
import { fromCents, toCents } from '../cents';
import { useIssueDunning } from '../dunning.api';

export function IssueButton({ asOf, chosen }: { asOf: string; chosen: readonly ProposedLetter[] }) {
  const t = useT('bookkeeping');
  const toast = useProblemToast();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [runId] = useState(newUuid);
  const [issue] = useIssueDunning();
  const count = chosen.length;
  const run = async () => {
    const letters = chosen.map(({ addressId, currency, level, total }) => ({
      addressId,
      currency,
      level,
      total,
    }));
    try {
      const made = await issue({ id: runId, asOf, letters }).unwrap();
      if (made.letters.length > 0) {
        notify.success(t('dunning.issued', { count: made.letters.length }));
        void navigate(`/debitors/dunning?run=${made.runId}`);
      }
      if (made.changed.length > 0) notify.error(t('dunning.changed', { count: made.changed.length }));
    } catch (error) {
      toast(error);
      throw error;
    }
  };
  return (
    <>
      <Button variant="primary" disabled={count === 0} onClick={() => setAsks(true)}>
        {t('dunning.issue', { count })}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={run}
        title={t('dunning.issue', { count })}
        confirmLabel={t('dunning.issueAction')}
      >
        {t('dunning.issueText')} <Total letters={chosen} />
      </ConfirmDialog>
    </>
  );
}

/** Shows the total of the letters, by currency. */
function Total({ letters }: { letters: readonly ProposedLetter[] }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const sums = new Map<string, number>();
  for (const { currency, total } of letters) sums.set(currency, (sums.get(currency) ?? 0) + toCents(total));
  const amounts = [...sums].map(([currency, cents]) => format.money(fromCents(cents), currency)).join(' + ');
  return t('dunning.sum', { amounts });
}
