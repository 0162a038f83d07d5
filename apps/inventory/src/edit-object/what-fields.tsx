import { hasPart, objectKinds, type ObjectDraft } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { Columns, Section, Stack } from '@jahrring/ui';
import { SelectField, SwitchField, TextAreaField, TextField, useReadOnly, useWatch } from '@jahrring/ui/form';
import { TitleWarning } from './title-warning';

export interface FieldsProps {
  exceptId?: string | undefined;
}

/** Fields for the kind and the name of the object. */
export function WhatFields({ exceptId }: FieldsProps) {
  const readOnly = useReadOnly();
  const t = useT('inventory');
  const [kind, title] = useWatch<ObjectDraft, ['kind', 'title']>({ name: ['kind', 'title'] });
  return (
    <Section title={t('object.section.what')}>
      <Stack>
        <Columns>
          <SelectField
            name="kind"
            label={t('object.field.kind')}
            required
            disabled={exceptId !== undefined}
            options={objectKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          {hasPart(kind, 'articleNumber') ? (
            <TextField name="articleNumber" label={t('object.field.articleNumber')} />
          ) : null}
        </Columns>
        <TextField name="title" label={t('object.field.title')} autoFocus={exceptId === undefined} />
        {readOnly ? null : <TitleWarning title={title} exceptId={exceptId} />}
        <TextAreaField name="description" label={t('object.field.description')} />
        <SwitchField name="active" label={t('object.field.active')} />
      </Stack>
    </Section>
  );
}
