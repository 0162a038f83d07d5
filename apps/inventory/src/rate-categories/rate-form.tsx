import {
  createRateCategory,
  rateCategoryLimits,
  type CreateRateCategory,
  type RateCategoryDraft,
  type RateCategoryView,
} from '@jahrring/contracts-inventory';
import { problemOf, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { useMerge, useShownValue, type MergePart } from '@jahrring/tool-kit/form';
import { Section, Stack } from '@jahrring/ui';
import { Form, FormActions, SwitchField, TextField, useZodForm, type EntityItem } from '@jahrring/ui/form';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { emptyCategory, settleTargets, toDraft } from './rate-draft';
import { RateHistory } from './rate-history';
import { RateRows } from './rate-rows';

const listPath = '/settings/ratecategories';
const schema = z.preprocess<unknown, typeof createRateCategory, RateCategoryDraft>(
  (draft) => settleTargets(draft as RateCategoryDraft),
  createRateCategory,
);

interface RateFormProps {
  label: string;
  /** None: a new category. */
  stored?: RateCategoryView;
  readOnly: boolean;
  named: readonly EntityItem[];
  /** Above the fields: why it may only be read, that it was deleted. */
  notes?: ReactNode;
  /** Saves over the stored category; what it throws is shown at the fields. */
  onSave: (values: CreateRateCategory, stored?: RateCategoryView) => Promise<void>;
}

/** A category two people changed: its title, whether it can be chosen, its rates as a whole. */
function useMergeParts(): () => MergePart<RateCategoryDraft>[] {
  const t = useT('inventory');
  const shownValue = useShownValue();
  const parts = [
    ['title', 'rate.field.title'],
    ['active', 'rate.field.active'],
    ['rates', 'rate.section.rates'],
  ] as const;
  return () =>
    parts.map(([field, label]) => ({
      fields: [field],
      label: t(label),
      show: (draft) => shownValue(draft[field]),
    }));
}

/** The form over one rate category. */
export function RateForm({ label, stored, readOnly, named, notes, onSave }: RateFormProps) {
  const t = useT('inventory');
  const [base, setBase] = useState(stored);
  const draft = stored ? toDraft(stored) : emptyCategory;
  const form = useZodForm<RateCategoryDraft, CreateRateCategory>(schema, draft);
  const showProblem = useProblemToForm(form);
  const leave = useLeave(form.formState.isDirty);
  const save = async (values: CreateRateCategory, from = base) => {
    try {
      await onSave(values, from);
      leave(listPath);
    } catch (error) {
      const { status, current } = problemOf(error);
      if (from && status === 412 && current) merge.open(from, current as RateCategoryView);
      else showProblem(error);
    }
  };
  const merge = useMerge({ form, toDraft, parts: useMergeParts(), onBase: setBase, onSave: save });
  return (
    <Form<RateCategoryDraft, CreateRateCategory>
      form={form}
      onSubmit={(values) => save(values)}
      label={label}
    >
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
      {merge.dialog}
    </Form>
  );
}
