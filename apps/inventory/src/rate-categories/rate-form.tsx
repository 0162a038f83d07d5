import {
  createRateCategory,
  type CreateRateCategory,
  type RateCategoryDraft,
  type RateCategoryView,
} from '@jahrring/contracts-inventory';
import { useLeave, useT } from '@jahrring/tool-kit';
import { useShownValue, useVersionedSave, type MergePart } from '@jahrring/tool-kit/form';
import { Section, Stack } from '@jahrring/ui';
import { Form, FormActions, SwitchField, TextField, useZodForm, type EntityItem } from '@jahrring/ui/form';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { emptyCategory, normaliseTargets, toDraft } from './rate-draft';
import { RateHistory } from './rate-history';
import { RateRows } from './rate-rows';

const listPath = '/settings/ratecategories';
const schema = z.preprocess<unknown, typeof createRateCategory, RateCategoryDraft>(
  (draft) => normaliseTargets(draft as RateCategoryDraft),
  createRateCategory,
);

interface RateFormProps {
  label: string;
  /** None: a new category. */
  stored?: RateCategoryView;
  readOnly?: boolean;
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

const draftOf = (stored: RateCategoryView | undefined) => (stored ? toDraft(stored) : emptyCategory);

/** The form over one rate category. */
export function RateForm({ label, stored, readOnly = false, named, notes, onSave }: RateFormProps) {
  const t = useT('inventory');
  const form = useZodForm<RateCategoryDraft, CreateRateCategory>(schema, draftOf(stored));
  const leave = useLeave(form.formState.isDirty);
  const { save, conflict } = useVersionedSave({
    ...{ form, record: stored, toDraft: draftOf, parts: useMergeParts() },
    load: (current) => current as RateCategoryView,
    run: onSave,
    onSaved: () => leave(listPath),
  });
  return (
    <Form form={form} onSubmit={save} label={label} readOnly={readOnly}>
      <Stack gap={6}>
        {notes}
        <Section title={t('rate.section.general')}>
          <Stack>
            <TextField name="title" label={t('rate.field.title')} />
            <SwitchField name="active" label={t('rate.field.active')} />
          </Stack>
        </Section>
        <RateRows named={named} />
        {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        <RateHistory named={named} />
      </Stack>
      {conflict}
    </Form>
  );
}
