import {
  createRateCategory,
  rateCategoryLimits,
  type CreateRateCategory,
  type RateCategoryDraft,
} from '@jahrring/contracts-inventory';
import { useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Section, Stack } from '@jahrring/ui';
import { Form, FormActions, SwitchField, TextField, useZodForm, type EntityItem } from '@jahrring/ui/form';
import { lazy, Suspense, type ReactNode } from 'react';
import { z } from 'zod';
import type { ConflictLine } from '../conflict-dialog';
import { settleTargets } from './rate-draft';
import { RateHistory } from './rate-history';
import { RateRows } from './rate-rows';

const listPath = '/settings/ratecategories';
const schema = z.preprocess<unknown, typeof createRateCategory, RateCategoryDraft>(
  (draft) => settleTargets(draft as RateCategoryDraft),
  createRateCategory,
);

const ConflictDialog = lazy(async () => ({ default: (await import('../conflict-dialog')).ConflictDialog }));

interface RateConflict {
  lines: readonly ConflictLine[];
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
  close: () => void;
}

interface RateFormProps {
  label: string;
  draft: RateCategoryDraft;
  readOnly: boolean;
  named: readonly EntityItem[];
  /** Above the fields: why it may only be read, that it was deleted. */
  notes?: ReactNode;
  /** Saves; what it throws is shown at the fields. Answers whether it is done with. */
  onSave: (values: CreateRateCategory) => Promise<boolean>;
  /** Open while somebody else was faster. */
  conflict?: RateConflict | null;
}

/** The form over one rate category. */
export function RateForm({ label, draft, readOnly, named, notes, onSave, conflict }: RateFormProps) {
  const t = useT('inventory');
  const form = useZodForm<RateCategoryDraft, CreateRateCategory>(schema, draft);
  const showProblem = useProblemToForm(form);
  const leave = useLeave(form.formState.isDirty);
  const finish = async (save: Promise<boolean>) => {
    try {
      if (await save) leave(listPath);
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Form<RateCategoryDraft, CreateRateCategory>
      form={form}
      onSubmit={(values) => finish(onSave(values))}
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
      <Suspense>
        {conflict ? (
          <ConflictDialog
            lines={conflict.lines}
            onKeepMine={() => finish(conflict.keepMine())}
            onTakeTheirs={conflict.takeTheirs}
            onClose={conflict.close}
          />
        ) : null}
      </Suspense>
    </Form>
  );
}
