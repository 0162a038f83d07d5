import { changeLicenceType, type ChangeLicenceType, type LicenceView } from '@jahrring/contracts-admin';
import { licenceType } from '@jahrring/contracts-common';
import { notify, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { SelectField, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { adminOptions } from '../options';
import { useChangeLicenceType } from './licence-type.api';
import { TypeEffects } from './type-effects';

/** Says what another type means for the licence, and changes it with what is to end. */
export function ChangeType({ licence, onClose }: { licence: LicenceView; onClose: () => void }) {
  const t = useT('admin');
  const others = adminOptions(t).licenceType.filter(({ value }) => value !== licence.type);
  const first = licenceType.options.find((type) => type !== licence.type) ?? licence.type;
  const form = useZodForm(changeLicenceType, { type: first, switchOff: [], reason: '' });
  const [change, { isLoading }] = useChangeLicenceType();
  const save = useSubmit(form, async (values: ChangeLicenceType) => {
    await change({ id: licence.id, version: licence.version, change: values }).unwrap();
    const type = t(`licenceType.${values.type}`);
    notify.success(t('licenceChange.done', { name: licence.name, type }));
    onClose();
  });
  const title = t('licenceChange.title', { name: licence.name });
  return (
    <FormDialog
      title={title}
      form={form}
      label={title}
      saving={isLoading}
      submitLabel={t('licenceChange.apply')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={4}>
        <SelectField
          name="type"
          label={t('licenceChange.type')}
          description={t('licenceChange.now', { type: t(`licenceType.${licence.type}`) })}
          options={others}
          required
        />
        <TypeEffects
          id={licence.id}
          onToggle={(plugins) => form.setValue('switchOff', [...plugins], { shouldDirty: true })}
        />
        <TextAreaField name="reason" label={t('field.reason')} rows={2} />
      </Stack>
    </FormDialog>
  );
}
