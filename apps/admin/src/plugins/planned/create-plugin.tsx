import { createPlannedPlugin, type CreatePlannedPlugin } from '@jahrring/contracts-admin';
import { notify, useLeave, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { Form, FormActions, TextField, useZodForm } from '@jahrring/ui/form';
import { useCreatePlannedPlugin } from '../../tools/tools.api';
import { PluginFields } from './plugin-fields';

const listPath = '/admin/plugins';
const noWords = { de: '', en: '', fr: '', it: '', ro: '' };
const empty = { key: '', title: noWords, text: noWords, price: null };

/** The form of a plugin that is to come. */
export function CreatePlugin() {
  const t = useT('admin');
  const form = useZodForm(createPlannedPlugin, empty);
  const [create] = useCreatePlannedPlugin();
  const leave = useLeave(form.formState.isDirty);
  const save = useSubmit(form, async (values: CreatePlannedPlugin) => {
    const { title } = await create(values).unwrap();
    notify.success(t('planned.created', { name: title.de }));
    leave(listPath);
  });
  return (
    <Form form={form} onSubmit={save} label={t('title.createPlugin')}>
      <Stack gap={6}>
        <TextField name="key" label={t('planned.key')} description={t('planned.keyHint')} />
        <PluginFields />
        <FormActions submitLabel={t('planned.create')} onCancel={() => leave(listPath)} />
      </Stack>
    </Form>
  );
}
