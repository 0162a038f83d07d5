import { addDays, localDateAt, mondayOf } from '@jahrring/contracts-common';
import {
  createVariant,
  variantLimits,
  type CreateVariant,
  type VariantView,
} from '@jahrring/contracts-planning';
import { useFormat, useNavigate, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Columns, Modal, Stack } from '@jahrring/ui';
import { DateField, Form, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useCreateVariant, useRenameVariant } from './variant.api';

const formId = 'variant-form';
/** A new one is about a quarter, from this week on. */
const usualDays = 13 * 7;

interface VariantDialogProps {
  /** The one that gets another name; none: a new one. */
  variant?: VariantView;
  onClose: () => void;
}

/** Begins a variant with the plan as it is, or gives one another name. */
export function VariantDialog({ variant, onClose }: VariantDialogProps) {
  const t = useT('planning');
  const monday = mondayOf(localDateAt(Date.now(), useFormat().timeZone));
  const navigate = useNavigate();
  const { title = '', firstDay = monday, lastDay = addDays(monday, usualDays - 1) } = variant ?? {};
  const form = useZodForm(createVariant, { title, firstDay, lastDay });
  const showProblem = useProblemToForm(form);
  const [create] = useCreateVariant();
  const [rename] = useRenameVariant();
  const [saving, setSaving] = useState(false);
  const save = async (values: CreateVariant) => {
    setSaving(true);
    try {
      if (variant) {
        await rename({ id: variant.id, version: variant.version, title: values.title }).unwrap();
        onClose();
      } else {
        const made = await create(values).unwrap();
        void navigate(`/scheduling-tool/weekly_plan?variant=${made.id}&week=${made.firstDay}`);
      }
    } catch (error) {
      setSaving(false);
      showProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(variant ? 'variant.rename' : 'variant.create')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={saving}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Form<CreateVariant, CreateVariant> form={form} id={formId} onSubmit={save}>
        <Stack>
          <TextField
            name="title"
            label={t('variant.name')}
            maxLength={variantLimits.title}
            required
            autoFocus
          />
          {variant ? null : (
            <Columns>
              <DateField name="firstDay" label={t('field.firstDay')} required />
              <DateField name="lastDay" label={t('field.lastDay')} required />
            </Columns>
          )}
        </Stack>
      </Form>
    </Modal>
  );
}
