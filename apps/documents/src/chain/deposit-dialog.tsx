import type { DocumentView } from '@jahrring/contracts-documents';
import { useNavigate, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { MoneyField, NumberField, RadioGroup, useForm } from '@jahrring/ui/form';
import { useDepositDocument } from '../document-acts.api';

interface DepositDialogProps {
  document: DocumentView;
  onClose: () => void;
}

interface DepositForm {
  how: 'percent' | 'amount';
  percent: string | null;
  amount: string | null;
}

/** A bill in advance over a part of an offer or an order. */
export function DepositDialog({ document, onClose }: DepositDialogProps) {
  const t = useT('documents');
  const navigate = useNavigate();
  const [deposit, { isLoading }] = useDepositDocument();
  const form = useForm<DepositForm>({ defaultValues: { how: 'percent', percent: '30', amount: null } });
  const how = form.watch('how');
  const create = useSubmit(form, async ({ percent, amount }: DepositForm) => {
    const body = how === 'percent' ? { percent: percent ?? '' } : { amount: amount ?? '' };
    const draft = await deposit({ id: document.id, body }).unwrap();
    void navigate(`/documents/edit/${draft.id}`);
  });
  return (
    <FormDialog
      title={t('deposit.title')}
      form={form}
      label={t('deposit.title')}
      draft={false}
      saving={isLoading}
      size="small"
      submitLabel={t('create.draft')}
      onSubmit={create}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>{t('deposit.text')}</p>
        <RadioGroup
          name="how"
          label={t('deposit.how')}
          options={[
            { value: 'percent', label: t('adjustment.percent') },
            { value: 'amount', label: t('adjustment.amount') },
          ]}
        />
        {how === 'percent' ? (
          <NumberField
            name="percent"
            label={t('deposit.percent')}
            valueAs="string"
            decimals={2}
            suffix="%"
            required
          />
        ) : (
          <MoneyField name="amount" label={t('deposit.amount')} currency={document.currency} required />
        )}
      </Stack>
    </FormDialog>
  );
}
