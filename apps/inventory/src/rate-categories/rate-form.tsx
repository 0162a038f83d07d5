import {
  createRateCategory,
  rateCategoryLimits,
  type CreateRateCategory,
  type RateCategoryDraft,
} from '@jahrring/contracts-inventory';
import { useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import {
  Form,
  FormActions,
  Section,
  Stack,
  SwitchField,
  TextField,
  useZodForm,
  type EntityItem,
} from '@jahrring/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { settleTargets } from './rate-draft';
import { RateHistory } from './rate-history';
import { RateRows } from './rate-rows';

const listPath = '/settings/ratecategories';
const schema = z.preprocess<unknown, typeof createRateCategory, RateCategoryDraft>(
  (draft) => settleTargets(draft as RateCategoryDraft),
  createRateCategory,
);

interface RateFormProps {
  label: string;
  draft: RateCategoryDraft;
  readOnly: boolean;
  named: readonly EntityItem[];
  /** Above the fields: why it may only be read, that somebody else was faster. */
  notes?: ReactNode;
  /** Saves; what it throws is shown at the fields. Answers whether it is done with. */
  onSave: (values: CreateRateCategory) => Promise<boolean>;
}

/** The form over one rate category. */
export function RateForm({ label, draft, readOnly, named, notes, onSave }: RateFormProps) {
  const t = useT('inventory');
  const form = useZodForm<RateCategoryDraft, CreateRateCategory>(schema, draft);
  const showProblem = useProblemToForm(form);
  const leave = useLeave(form.formState.isDirty);
  const save = async (values: CreateRateCategory) => {
    try {
      if (await onSave(values)) leave(listPath);
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Form<RateCategoryDraft, CreateRateCategory> form={form} onSubmit={save} label={label}>
      <Stack gap={6}>
        {notes}
        <Section title={t('rate.section.general')}>
          <Stack>
            <TextField
              name="title"
              label={t('rate.field.title')}
              required
              maxLength={rateCategoryLimits.title}
              readOnly={readOnly}
            />
            <SwitchField name="active" label={t('rate.field.active')} readOnly={readOnly} />
          </Stack>
        </Section>
        <RateRows readOnly={readOnly} named={named} />
        {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        <RateHistory named={named} />
      </Stack>
    </Form>
  );
}
