import { createQrCode, type CreateQrCode, type QrCodeDraft } from '@jahrring/contracts-inventory';
import { notify, useT, useUnsaved } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { findItems, type FoundObject, type Search } from '@jahrring/tool-kit/record-search';
import { Button, Columns, Drawer, Stack } from '@jahrring/ui';
import { EntityPicker, Form, NumberField, TextField, useZodForm, type ZodForm } from '@jahrring/ui/form';
import { mapPinIcon } from '@jahrring/ui/icons';
import { useCreateQrCode } from './qr-codes.api';

const formId = 'qr-code-form';
const emptyCode: QrCodeDraft = {
  title: '',
  projectId: null,
  objectId: null,
  latitude: null,
  longitude: null,
};

/** A new code: what it books on and where it hangs. */
export function QrCodeDrawer({ onClose }: { onClose: () => void }) {
  const t = useT('inventory');
  const form = useZodForm(createQrCode, emptyCode);
  const [create, creating] = useCreateQrCode();
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitSuccessful);
  const save = useSubmit(form, async (values: CreateQrCode) => {
    const { title } = await create(values).unwrap();
    notify.success(t('message.saved', { name: title }));
    onClose();
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('qr.create')}
      dismissible={!form.formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={creating.isLoading}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save}>
        <Stack gap={5}>
          <TextField name="title" label={t('field.title')} />
          <EntityPicker name="projectId" label={t('field.projectId')} onSearch={searchProjects} />
          <EntityPicker name="objectId" label={t('field.objectId')} onSearch={searchObjects} />
          <Columns count={2}>
            <NumberField name="latitude" label={t('field.latitude')} />
            <NumberField name="longitude" label={t('field.longitude')} />
          </Columns>
          <HereButton form={form} />
        </Stack>
      </Form>
    </Drawer>
  );
}

/** Whoever hangs the label up stands at its place. */
function HereButton({ form }: { form: ZodForm<QrCodeDraft, CreateQrCode> }) {
  const t = useT('inventory');
  const setPlace = ({ coords }: GeolocationPosition) => {
    form.setValue('latitude', coords.latitude, { shouldDirty: true });
    form.setValue('longitude', coords.longitude, { shouldDirty: true });
  };
  const ask = () => navigator.geolocation.getCurrentPosition(setPlace, () => notify.warning(t('qr.noPlace')));
  return (
    <div>
      <Button icon={mapPinIcon} onClick={ask}>
        {t('qr.here')}
      </Button>
    </div>
  );
}

const searchProjects: Search = async (search, signal) =>
  (await findItems<FoundObject & { number?: string }>('/api/time/project-options', { search }, signal)).map(
    ({ id, number, title }) => ({ id, label: `${number ?? ''} ${title}` }),
  );

const searchObjects: Search = async (search, signal) =>
  (await findItems<FoundObject>('/api/inventory/objects/options', { search }, signal)).map(
    ({ id, title }) => ({ id, label: title }),
  );
