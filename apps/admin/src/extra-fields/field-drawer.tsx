import { extraFieldInput, type ExtraFieldInput, type ExtraFieldSet } from '@jahrring/contracts-admin';
import {
  extraKinds,
  extraLimits,
  mayReport,
  type ExtraEntity,
  type ExtraField,
  type Locale,
} from '@jahrring/contracts-common';
import { notify, problemOf, problemText, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Drawer, IconButton, SegmentedControl, Stack, Text } from '@jahrring/ui';
import {
  Form,
  FormActions,
  SelectField,
  SwitchField,
  TextField,
  useFieldArray,
  useFormContext,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { useState } from 'react';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { emptyField, toInput, withField } from './field-input';
import { useFieldChanges } from './use-field-changes';

const languages = ['de', 'en', 'fr', 'it', 'ro'] as const satisfies readonly Locale[];
type Language = (typeof languages)[number];

/** The choices of a field of the kind "choice", each with its title in the language at hand. */
function Choices({ language }: { language: Language }) {
  const t = useT('admin');
  const { control } = useFormContext<ExtraFieldInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'choices' });
  return (
    <Stack gap={2}>
      <Text strong>{t('extraFields.choices')}</Text>
      {fields.map((choice, index) => (
        <div key={choice.id} className="admin-extra__choice">
          <TextField
            key={language}
            name={`choices.${index}.title.${language}`}
            label={t('extraFields.choiceTitle', { number: index + 1 })}
            hideLabel
            maxLength={extraLimits.title}
          />
          <IconButton
            icon={trashIcon}
            label={t('extraFields.removeChoice', { number: index + 1 })}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <div>
        <Button icon={plusIcon} size="small" onClick={() => append({ title: { de: '' } })}>
          {t('extraFields.addChoice')}
        </Button>
      </div>
    </Stack>
  );
}

function FieldFields({ entity, isNew }: { entity: ExtraEntity; isNew: boolean }) {
  const t = useT('admin');
  const [language, setLanguage] = useState<Language>('de');
  const kind = useWatch<ExtraFieldInput, 'kind'>({ name: 'kind' });
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('extraFields.language')}
        options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
        value={language}
        onChange={setLanguage}
      />
      <TextField
        key={language}
        name={`title.${language}`}
        label={t('extraFields.titleIn', { language: t(`language.${language}`) })}
        description={language === 'de' ? undefined : t('extraFields.fallback')}
        required={language === 'de'}
        maxLength={extraLimits.title}
        autoFocus={isNew}
      />
      <SelectField
        name="kind"
        label={t('extraFields.kindLabel')}
        description={t(isNew ? 'extraFields.kindHint' : 'extraFields.kindFixed')}
        options={extraKinds.map((value) => ({ value, label: t(`extraFields.kind.${value}`) }))}
        readOnly={!isNew}
      />
      {kind === 'choice' ? <Choices language={language} /> : null}
      <SwitchField name="required" label={t('extraFields.requiredLabel')} />
      <SwitchField name="inList" label={t('extraFields.inListLabel')} />
      {mayReport(entity, kind) ? (
        <SwitchField name="reportable" label={t('extraFields.reportableLabel')} />
      ) : null}
    </Stack>
  );
}

export interface FieldDrawerProps {
  set: ExtraFieldSet;
  /** None: a new one. */
  field: ExtraField | undefined;
  onClose: () => void;
}

/** One field: its titles, what may stand in it, where it shows. */
export function FieldDrawer({ set, field, onClose }: FieldDrawerProps) {
  const t = useT('admin');
  const form = useZodForm(extraFieldInput, field ? toInput(field) : emptyField);
  const toForm = useProblemToForm(form);
  const { write } = useFieldChanges(set);
  const store = async (values: ExtraFieldInput) => {
    const { choices, ...others } = values;
    const rest = { ...others, reportable: mayReport(set.entity, values.kind) && values.reportable };
    try {
      await write(withField(set.fields, values.kind === 'choice' ? { ...rest, choices } : rest));
      notify.success(t('extraFields.saved'));
      onClose();
    } catch (error) {
      const problem = problemOf(error);
      const fields = problem.fields?.map((one) => ({
        ...one,
        field: one.field.replace(/^fields\.\d+\./, ''),
      }));
      if (problem.status === 412) notify.error(t('extraFields.conflict'));
      else if (fields) toForm({ ...problem, fields });
      else notify.error(problemText(t, problem));
    }
  };
  return (
    <Drawer opened onClose={onClose} title={t(field ? 'extraFields.edit' : 'extraFields.add')}>
      <Form form={form} onSubmit={store} label={t(field ? 'extraFields.edit' : 'extraFields.add')}>
        <Stack gap={6}>
          <FieldFields entity={set.entity} isNew={!field} />
          <FormActions onCancel={onClose} />
        </Stack>
      </Form>
    </Drawer>
  );
}
