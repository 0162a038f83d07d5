import { localDateAt } from '@jahrring/contracts-common';
import type { HolderView, HoldingView } from '@jahrring/contracts-inventory';
import { problemText, useFormat, useNavigate, useParams, useSearchParams, useT } from '@jahrring/tool-kit';
import { notify, useProblemToast, useUnsaved } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Section, Skeletons, Stack } from '@jahrring/ui';
import { DateField, Form, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { signatureIcon } from '@jahrring/ui/icons';
import { newUuid } from '@jahrring/tool-kit';
import { useState } from 'react';
import { BothSign, type Signed } from './both-sign';
import { handoverDraft, linesOf, returnLines, type FilledHandover } from './handover-draft';
import { IssueLines } from './issue-lines';
import { useHolders, useHoldings } from './personal.api';
import { ReturnLines } from './return-lines';
import { useSaveHandover } from './use-save-handover';
import './personal.css';

/**
 * Handover of articles that a person receives and returns, signed by both on this device; also without a connection.
 */
export function Component() {
  const t = useT('inventory');
  const { id = '' } = useParams();
  const holders = useHolders();
  const holdings = useHoldings({ 'filter[employeeId]': id, pageSize: 'all', sort: 'articleTitle' });
  const person = holders.data?.items.find((one) => one.id === id);
  const failed = holders.error ?? holdings.error;
  return (
    <PageFrame
      title={person ? t('personal.handOverTo', { name: person.name }) : t('title.handover')}
      breadcrumbs={[
        { label: t('title.personal'), to: '/personal-inventory' },
        ...(person ? [{ label: person.name, to: `/personal-inventory/people/${id}` }] : []),
      ]}
      width="narrow"
    >
      {person && holdings.data ? (
        <HandoverFields person={person} holdings={holdings.data.items} />
      ) : failed || holders.data ? (
        <ErrorState onRetry={() => void holders.refetch()}>
          {failed ? problemText(t, failed) : t('personal.nobody')}
        </ErrorState>
      ) : (
        <Skeletons lines={8} />
      )}
    </PageFrame>
  );
}

function HandoverFields({ person, holdings }: { person: HolderView; holdings: readonly HoldingView[] }) {
  const t = useT('inventory');
  const format = useFormat();
  const navigate = useNavigate();
  const toast = useProblemToast();
  const [params] = useSearchParams();
  const [handoverId] = useState(newUuid);
  const [signed, setSigned] = useState<Signed>({ person: null, giver: null });
  const form = useZodForm(handoverDraft, {
    on: localDateAt(Date.now(), format.timeZone),
    note: null,
    issued: [],
    returned: returnLines(holdings, params.get('back') === 'all'),
  });
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitSuccessful);
  const send = useSaveHandover(person.name);
  const { person: personSignature, giver: giverSignature } = signed;
  const save = async (filled: FilledHandover) => {
    const lines = linesOf(filled);
    if (lines.issued.length + lines.returned.length === 0) {
      notify.warning(t('personal.nothingChosen'));
      throw new Error('nothing chosen');
    }
    if (!personSignature || !giverSignature) return;
    try {
      const outcome = await send({
        ...{ id: handoverId, employeeId: person.id, on: filled.on, note: filled.note ?? null, ...lines },
        ...{ signedAt: new Date().toISOString(), personSignature, giverSignature },
      });
      notify.success(t(outcome === 'kept' ? 'personal.kept' : 'personal.done', { name: person.name }));
      void navigate(`/personal-inventory/people/${person.id}`);
    } catch (error) {
      toast(error);
      throw error;
    }
  };
  return (
    <Form form={form} onSubmit={save} draft={false}>
      <Stack gap={6}>
        <IssueLines />
        <ReturnLines />
        <Section title={t('personal.remarks')}>
          <Stack>
            <DateField name="on" label={t('personal.day')} />
            <TextAreaField name="note" label={t('field.note')} rows={2} />
          </Stack>
        </Section>
        <BothSign personName={person.name} onChange={setSigned} />
        <div>
          <Button
            type="submit"
            variant="primary"
            icon={signatureIcon}
            disabled={!personSignature || !giverSignature}
            loading={form.formState.isSubmitting}
          >
            {t('personal.finish')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
