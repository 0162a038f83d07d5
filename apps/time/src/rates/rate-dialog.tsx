import { localDate, localDateAt, unitPrice } from '@jahrring/contracts-common';
import { rateDraft, type RateDraft, type TimeRateView } from '@jahrring/contracts-time';
import { useBoot, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Modal, Stack } from '@jahrring/ui';
import { DateField, Form, FormActions, MoneyField, useWatch, useZodForm } from '@jahrring/ui/form';
import { useDebounced } from '../use-debounced';
import { RepriceResult } from './reprice-result';
import { emptyRate, formOf, rateForm, rateOf, type RateForm } from './rate-draft';
import { useCreateRate, useRepricePreview, useUpdateRate } from './rates.api';
import { TargetFields } from './rate-target-fields';

interface RateDialogProps {
  /** Without one: the licence's own rate. */
  projectId: string | undefined;
  /** The rate to change; whom or what it is for stays. */
  rate: TimeRateView | null;
  onClose: () => void;
}

/** A rate from a day on; says what it would touch of what is recorded already. */
export function RateDialog({ projectId, rate, onClose }: RateDialogProps) {
  const t = useT('time');
  const { licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  const draftOf = (stored: TimeRateView | null) => (stored ? formOf(stored) : emptyRate(projectId, today));
  const form = useZodForm(rateForm, draftOf(rate));
  const [create] = useCreateRate();
  const [update] = useUpdateRate();
  const title = t(rate ? 'rates.edit' : 'rates.add');
  const { save, conflict } = useVersionedSave({
    ...{ form, record: rate, toDraft: draftOf },
    load: (current) => (current as TimeRateView | undefined) ?? null,
    run: (values, stored) => {
      const { validFrom, price } = values;
      return stored
        ? update({ id: stored.id, version: stored.version, patch: { validFrom, price } }).unwrap()
        : create(rateOf(projectId, values)).unwrap();
    },
    onSaved: onClose,
    message: () => t('rates.saved'),
  });
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} label={title} draft={false}>
        <Stack gap={4}>
          {conflict}
          {projectId && !rate ? <TargetFields /> : null}
          <div className="time-rate-pair">
            <DateField name="validFrom" label={t('rates.validFrom')} />
            <MoneyField
              name="price"
              label={t('rates.price')}
              decimals={4}
              currency={licence.currency}
              emptyValue=""
            />
          </div>
          <Touched projectId={projectId} />
          <FormActions onCancel={onClose} />
        </Stack>
      </Form>
    </Modal>
  );
}

const waitMs = 400;

/**
 * Shows the records from that day on that would have another price by this rate: for information, they are not changed.
 */
function Touched({ projectId }: { projectId: string | undefined }) {
  const values = useWatch<RateForm>() as RateForm;
  const asked = useDebounced(JSON.stringify(values), waitMs);
  const rate = draftOf(projectId, JSON.parse(asked) as RateForm);
  const { currentData } = useRepricePreview(
    { from: rate?.validFrom ?? '', projectId, ...(rate ? { rate } : {}) },
    { skip: !rate },
  );
  return <div aria-live="polite">{currentData && rate ? <RepriceResult preview={currentData} /> : null}</div>;
}

function draftOf(projectId: string | undefined, values: RateForm): RateDraft | null {
  if (!localDate.safeParse(values.validFrom).success || !unitPrice.safeParse(values.price).success)
    return null;
  return rateDraft.safeParse(rateOf(projectId, values)).data ?? null;
}
