import { type LicenceView, updateLicence, type UpdateLicence } from '@jahrring/contracts-admin';
import { notify, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Section, Stack } from '@jahrring/ui';
import { Form, FormActions, NumberField, useZodForm } from '@jahrring/ui/form';
import { useUpdateLicence } from '../admin.api';
import { changesOf } from '../changes-of';
import { toLicenceDraft } from '../edit-licence/licence-draft';
import { LicenceFormFields } from '../edit-licence/licence-form-fields';
import { PluginSwitches } from '../plugins/plugin-switches';
import { LicenceFrame } from './licence-frame';
import { useLicencePage } from './use-licence-page';

function SecurityFields() {
  const t = useT('admin');
  return (
    <Section title={t('section.security')}>
      <div className="admin-fields admin-fields--halves">
        <NumberField
          name="settings.passwordMinLength"
          label={t('field.passwordMinLength')}
          description={t('hint.passwordMinLength')}
        />
      </div>
    </Section>
  );
}

interface EditLicenceProps {
  licence: LicenceView;
  onReload: () => Promise<LicenceView>;
}

function EditLicence({ licence, onReload }: EditLicenceProps) {
  const t = useT('admin');
  const form = useZodForm(updateLicence, toLicenceDraft(licence));
  const [update] = useUpdateLicence();
  const { base, save, conflict } = useVersionedSave({
    ...{ form, record: licence, toDraft: toLicenceDraft, load: onReload },
    run: (values: UpdateLicence, { id, version, ...from }) =>
      update({ id, version, patch: changesOf(from, values) }).unwrap(),
    stored: (saved) => saved,
    onSaved: () => undefined,
    message: ({ name }) => t('message.licenceSaved', { name }),
  });
  useLeave(form.formState.isDirty);
  const submit = async (values: UpdateLicence) => {
    if (Object.keys(changesOf(base, values)).length > 0) await save(values);
    else notify.info(t('message.unchanged'));
  };
  return (
    <Form form={form} onSubmit={submit} label={t('title.licenceSettings')}>
      <Stack gap={6}>
        {conflict}
        <LicenceFormFields type={licence.type} />
        <SecurityFields />
        <FormActions />
      </Stack>
    </Form>
  );
}

/** Master data and plugins of one licence. */
export function Component() {
  const t = useT('admin');
  const { licence, waiting, reload } = useLicencePage();
  if (!licence) return waiting;
  return (
    <LicenceFrame licence={licence}>
      <Stack gap={6}>
        <Section title={t('title.plugins')} description={t('plugin.switchText')}>
          <PluginSwitches base={`/api/admin/licences/${licence.id}/plugins`} maySwitch />
        </Section>
        <EditLicence key={licence.id} licence={licence} onReload={reload} />
      </Stack>
    </LicenceFrame>
  );
}
