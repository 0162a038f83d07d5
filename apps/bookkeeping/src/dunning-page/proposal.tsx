import type { DunningProposal, ProposedLetter } from '@jahrring/contracts-bookkeeping';
import {
  newUuid,
  notify,
  problemText,
  useAbility,
  useFormat,
  useNavigate,
  useProblemToast,
  useT,
} from '@jahrring/tool-kit';
import {
  Button,
  Card,
  Checkbox,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Skeletons,
  Stack,
} from '@jahrring/ui';
import { DateField, Form, useForm, useWatch } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useState } from 'react';
import { fromCents, toCents } from '../cents';
import { useDunningProposal, useIssueDunning } from '../dunning.api';
import { OmittedList } from './omitted-list';
import { letterKey, ProposedRow } from './proposed-row';

/** The letters a day asks for: looked through, left out by a tick, issued after a question. */
export function Proposal() {
  const t = useT('bookkeeping');
  const today = localToday();
  const form = useForm<{ asOf: string }>({ defaultValues: { asOf: today } });
  const asOf = useWatch({ control: form.control, name: 'asOf' }) || today;
  const { currentData, error, refetch } = useDunningProposal({ asOf }, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={5}>
      <Form form={form} onSubmit={() => undefined} label={t('dunning.asOf')} draft={false}>
        <div className="dunning-day">
          <DateField name="asOf" label={t('dunning.asOf')} required max={today} />
        </div>
      </Form>
      {error ? <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} /> : null}
      {!currentData && !error ? <Skeletons lines={8} /> : null}
      {currentData ? <Found key={asOf} proposal={currentData} /> : null}
    </Stack>
  );
}

function Found({ proposal }: { proposal: DunningProposal }) {
  const t = useT('bookkeeping');
  const mayManage = useAbility().can('tools.debitors.manage');
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const { letters, omitted } = proposal;
  const chosen = letters.filter((letter) => !without.has(letterKey(letter)));
  const toggle = (key: string) => {
    const next = new Set(without);
    if (!next.delete(key)) next.add(key);
    setWithout(next);
  };
  return (
    <>
      {letters.length === 0 ? (
        <EmptyState title={t('dunning.noneTitle')}>{t('dunning.noneText')}</EmptyState>
      ) : (
        <Card title={t('dunning.letters', { count: letters.length })}>
          <Stack gap={4}>
            {mayManage ? (
              <div className="dunning-head">
                <Checkbox
                  label={t('dunning.all')}
                  checked={chosen.length === letters.length}
                  indeterminate={chosen.length > 0 && chosen.length < letters.length}
                  onChange={(all) => setWithout(new Set(all ? [] : letters.map(letterKey)))}
                />
                <IssueButton asOf={proposal.asOf} chosen={chosen} />
              </div>
            ) : null}
            <ul className="dunning-letters" aria-label={t('dunning.tab.proposal')}>
              {letters.map((letter) => (
                <ProposedRow
                  key={letterKey(letter)}
                  letter={letter}
                  chosen={!without.has(letterKey(letter))}
                  onToggle={mayManage ? () => toggle(letterKey(letter)) : undefined}
                />
              ))}
            </ul>
          </Stack>
        </Card>
      )}
      <OmittedList items={omitted} />
    </>
  );
}

function IssueButton({ asOf, chosen }: { asOf: string; chosen: readonly ProposedLetter[] }) {
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
