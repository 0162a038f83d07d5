import { countries } from '@jahrring/contracts-common';
import { documentSettingsLimits, type DocumentSettingsDraft } from '@jahrring/contracts-documents';
import { newUuid, useBoot, useT } from '@jahrring/tool-kit';
import { Button, Section, Stack } from '@jahrring/ui';
import { SelectField, TextField, useFieldArray } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

/** Addresses documents are sent from, the first one on paper. */
export function SenderFields() {
  const t = useT('documents');
  const { country } = useBoot().licence;
  const { fields, append, remove } = useFieldArray<DocumentSettingsDraft, 'senders'>({ name: 'senders' });
  const add = () => append({ id: newUuid(), name: '', zip: '', city: '', country });
  return (
    <Section title={t('settings.section.senders')} description={t('settings.hint.senders')}>
      <Stack gap={5}>
        {fields.map((field, index) => (
          <fieldset className="documents-series" key={field.id}>
            <legend>{t('settings.item.sender', { number: index + 1 })}</legend>
            <OneSender path={`senders.${index}`} />
            <div>
              <Button
                size="small"
                icon={trashIcon}
                onClick={() => remove(index)}
                aria-label={t('settings.remove.sender', { number: index + 1 })}
              >
                {t('settings.remove.sender', { number: index + 1 })}
              </Button>
            </div>
          </fieldset>
        ))}
        {fields.length >= documentSettingsLimits.senders ? null : (
          <div>
            <Button size="small" icon={plusIcon} onClick={add}>
              {t('settings.add.sender')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function OneSender({ path }: { path: string }) {
  const t = useT('documents');
  return (
    <>
      <div className="documents-halves">
        <TextField name={`${path}.name`} label={t('settings.field.name')} />
        <TextField name={`${path}.supplement`} label={t('settings.field.supplement')} />
        <TextField name={`${path}.street`} label={t('settings.field.street')} />
        <TextField name={`${path}.houseNumber`} label={t('settings.field.houseNumber')} />
        <TextField name={`${path}.zip`} label={t('settings.field.zip')} />
        <TextField name={`${path}.city`} label={t('settings.field.city')} />
        <SelectField
          name={`${path}.country`}
          label={t('settings.field.country')}
          required
          options={countries.map((value) => ({ value, label: t(`settings.country.${value}`) }))}
        />
        <TextField name={`${path}.vatNumber`} label={t('settings.field.vatNumber')} />
        <TextField name={`${path}.email`} type="email" label={t('settings.field.email')} emptyValue="" />
        <TextField
          name={`${path}.phone`}
          type="tel"
          label={t('settings.field.phone')}
          maxLength={30}
          emptyValue=""
        />
        <TextField name={`${path}.website`} type="url" label={t('settings.field.website')} emptyValue="" />
      </div>
    </>
  );
}
