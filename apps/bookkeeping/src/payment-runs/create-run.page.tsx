import { createPaymentRun } from '@jahrring/contracts-bookkeeping';
import { addDays, localDate, newId, spacedIban } from '@jahrring/contracts-common';
import { problemOf, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Card, Columns, ErrorState, PageFrame, Skeletons, Stack } from '@jahrring/ui';
import { DateField, Form, FormActions, SwitchField, TextField, useZodForm } from '@jahrring/ui/form';
import { isIsoDate, localToday } from '@jahrring/ui/input';
import { useState } from 'react';
import { useCreateRun, usePayables } from '../payment-runs.api';
import { chosenBills, toBills, type Choices } from './choices';
import { PayableList } from './payable-list';
import { useRunProblem } from './use-run-problem';

const schema = createPaymentRun.omit({ id: true, bills: true }).extend({ until: localDate });
const listPath = '/creditors/payments';
/** Usual time between two runs. */
const daysToNext = 7;

/**
 * Choice of the bills for the next payment, its date and account; bills that are due or lose their Skonto are already
 * selected.
 */
export function Component() {
  const t = useT('bookkeeping');
  const today = localToday();
  const usual = { executionDate: today, until: addDays(today, daysToNext) };
  const { data, isError, refetch } = usePayables(usual, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={t('run.title.create')}
      breadcrumbs={[{ label: t('run.title.list'), to: listPath }]}
      width="narrow"
    >
      {data ? <RunForm debtorIban={data.debtorIban ?? ''} {...usual} /> : null}
      {!data && isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeletons lines={8} /> : null}
    </PageFrame>
  );
}

interface Defaults {
  debtorIban: string;
  executionDate: string;
  until: string;
}

function RunForm({ debtorIban, ...days }: Defaults) {
  const t = useT('bookkeeping');
  // The same run, however often it is sent.
  const [id] = useState(newId);
  const [choices, setChoices] = useState<Choices>({});
  const form = useZodForm(schema, { ...days, debtorIban: spacedIban(debtorIban), batchBooking: true });
  const toForm = useProblemToForm(form);
  const reportProblem = useRunProblem();
  const leave = useLeave(form.formState.isDirty || Object.keys(choices).length > 0);
  const [create] = useCreateRun();
  const asked = askedDays(form.watch('executionDate'), form.watch('until'), days);
  const { data } = usePayables(asked, { refetchOnMountOrArgChange: true });
  const bills = chosenBills(data?.items ?? [], choices);
  return (
    <Form
      form={form}
      label={t('run.title.create')}
      draft={false}
      onSubmit={async ({ until: _until, ...values }) => {
        const answer = await create({ id, ...values, bills: toBills(bills) });
        if (answer.error) {
          if (problemOf(answer.error).fields) toForm(answer.error);
          else reportProblem(answer.error);
          return;
        }
        leave(`${listPath}/edit/${answer.data.id}`);
      }}
    >
      <Stack gap={5}>
        <Card>
          <Columns>
            <DateField name="executionDate" label={t('run.field.executionDate')} />
            <DateField name="until" label={t('run.field.until')} description={t('run.field.untilText')} />
            <TextField name="debtorIban" label={t('run.field.debtorIban')} maxLength={42} />
            <SwitchField
              name="batchBooking"
              label={t('run.field.batchBooking')}
              description={t('run.field.batchText')}
            />
          </Columns>
        </Card>
        {data ? (
          <PayableList items={data.items} choices={choices} chosen={bills} onChange={setChoices} />
        ) : (
          <Skeletons lines={6} />
        )}
        <FormActions onCancel={() => leave(listPath)} submitLabel={t('run.action.makeDraft')} />
      </Stack>
    </Form>
  );
}

/** Returns the days in the fields, or the default for a field that contains no valid day. */
function askedDays(executionDate: unknown, until: unknown, usual: { executionDate: string; until: string }) {
  const isDay = (text: unknown): text is string => typeof text === 'string' && isIsoDate(text);
  return {
    executionDate: isDay(executionDate) ? executionDate : usual.executionDate,
    until: isDay(until) ? until : usual.until,
  };
}
