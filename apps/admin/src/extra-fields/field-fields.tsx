import type { ExtraFieldInput } from '@jahrring/contracts-admin';
import { extraKinds, mayReport, type ExtraEntity, type Locale } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, SegmentedControl, Stack, Text } from '@jahrring/ui';
import {
  SelectField,
  SwitchField,
  TextField,
  useFieldArray,
  useFormContext,
  useWatch,
} from '@jahrring/ui/form';
import { useState } from 'react';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

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

export function FieldFields({ entity, isNew }: { entity: ExtraEntity; isNew: boolean }) {
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
