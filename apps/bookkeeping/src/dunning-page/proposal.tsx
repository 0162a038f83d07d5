import type { DunningProposal } from '@jahrring/contracts-bookkeeping';
import { problemText, useAbility, useT } from '@jahrring/tool-kit';
import { Card, Checkbox, EmptyState, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { DateField, Form, useForm, useWatch } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useState } from 'react';
import { useDunningProposal } from '../dunning.api';
import { OmittedList } from './omitted-list';
import { letterKey, ProposedRow } from './proposed-row';
import { IssueButton } from './issue-button';

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
