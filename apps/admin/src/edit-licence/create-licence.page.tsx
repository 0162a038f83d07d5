import { createLicence, type CreateLicence } from '@jahrring/contracts-admin';
import { notify, useLeave, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { PageFrame, Section, Stack } from '@jahrring/ui';
import { Form, FormActions, RadioGroup, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useCreateLicence } from '../admin.api';
import { licencePath } from '../licence/licence-frame';
import { emptyLicence } from './licence-draft';
import { LicenceFormFields } from './licence-form-fields';

/** A new licence, waiting for its activation or open at once. */
export function Component() {
  const t = useT('admin');
  const form = useZodForm(createLicence, emptyLicence(localToday()));
  const [create] = useCreateLicence();
  const leave = useLeave(form.formState.isDirty);
  const save = useSubmit(form, async (values: CreateLicence) => {
    const licence = await create(values).unwrap();
    notify.success(t('message.licenceCreated', { name: licence.name }));
    leave(licencePath(licence.id));
  });
  const states = ['awaiting_activation', 'active'].map((value) => ({
    value,
    label: t(`licenceState.${value}`),
    description: t(`stateEffect.${value}`),
  }));
  return (
    <PageFrame
      title={t('title.createLicence')}
      breadcrumbs={[{ label: t('title.licences'), to: '/admin/licenses' }]}
      width="narrow"
    >
      <Form form={form} onSubmit={save} label={t('title.createLicence')}>
        <Stack gap={6}>
          <LicenceFormFields />
          <Section title={t('section.start')}>
            <RadioGroup name="state" label={t('field.state')} options={states} hideLabel />
          </Section>
          <FormActions submitLabel={t('licence.create')} onCancel={() => leave('/admin/licenses')} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
