import {
  type AnnouncementAudience,
  announcementAudiences,
  announcementText,
  plugins,
  sendAnnouncement,
  type SendAnnouncement,
} from '@jahrring/contracts-admin';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Alert, Button, Modal, Stack } from '@jahrring/ui';
import { EntityPicker, Form, SelectField, TextAreaField, useWatch, useZodForm } from '@jahrring/ui/form';
import { adminOptions } from '../options';
import { searchLicences } from '../tools/search-licences';
import { useSendAnnouncement } from './announcements.api';

const formId = 'announcement';

/** Writes to the admins of one licence, of a type, of those with a plugin on, or of all. */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const t = useT('admin');
  const form = useZodForm(sendAnnouncement, {
    audience: 'licence',
    licenceId: null,
    type: null,
    plugin: null,
    text: '',
  });
  const toForm = useProblemToForm(form);
  const [send, { isLoading }] = useSendAnnouncement();
  const save = async (values: SendAnnouncement) => {
    try {
      const { people, licences } = await send(values).unwrap();
      notify.success(t('announcement.sent', { people, licences }));
      onClose();
    } catch (error) {
      toForm(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('announcement.write')}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isLoading}>
            {t('announcement.send')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} label={t('announcement.write')}>
        <Stack>
          <SelectField
            name="audience"
            label={t('announcement.audience')}
            options={announcementAudiences.map((value) => ({
              value,
              label: t(`announcement.audiences.${value}`),
            }))}
            required
          />
          <TargetField />
          <TextAreaField name="text" label={t('announcement.text')} maxLength={announcementText} required />
          <Alert>{t('announcement.final')}</Alert>
        </Stack>
      </Form>
    </Modal>
  );
}

/** What the audience is narrowed by. */
function TargetField() {
  const t = useT('admin');
  const audience = useWatch<{ audience: AnnouncementAudience }, 'audience'>({ name: 'audience' });
  if (audience === 'licence')
    return (
      <EntityPicker
        name="licenceId"
        label={t('announcement.licence')}
        onSearch={searchLicences}
        selected={null}
        required
      />
    );
  if (audience === 'type')
    return (
      <SelectField
        name="type"
        label={t('announcement.type')}
        options={adminOptions(t).licenceType}
        required
      />
    );
  if (audience === 'plugin')
    return (
      <SelectField
        name="plugin"
        label={t('announcement.plugin')}
        options={plugins.map(({ id, titleKey }) => ({ value: id, label: t(titleKey) }))}
        required
      />
    );
  return null;
}
