import {
  type PlannedPluginView,
  updatePlannedPlugin,
  type UpdatePlannedPlugin,
} from '@jahrring/contracts-admin';
import { useLeave, useLocale, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Badge, Button, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { RecordPage } from '../../record-page';
import { usePlannedPlugin, useUpdatePlannedPlugin } from '../../tools/tools.api';
import { lazy, Suspense, useState } from 'react';
import { DeletePlugin } from './delete-plugin';
import { PluginFields } from './plugin-fields';
import { wordsIn } from './words';
import '../../admin.css';

const OfferDialog = lazy(async () => ({ default: (await import('../offer/offer-dialog')).OfferDialog }));
const listPath = '/admin/plugins';
const noWords = { de: '', en: '', fr: '', it: '', ro: '' };

/** One plugin to come. */
export function EditPluginPage({ id }: { id: string }) {
  const t = useT('admin');
  const query = usePlannedPlugin(id);
  const reload = () => void query.refetch();
  const plugin = query.currentData;
  if (plugin) return <EditPlugin key={plugin.version} plugin={plugin} onReload={reload} />;
  const breadcrumbs = [{ label: t('title.tools'), to: listPath }];
  return (
    <RecordPage
      title={t('record.plannedPlugin')}
      breadcrumbs={breadcrumbs}
      error={query.error}
      onRetry={reload}
    />
  );
}

function EditPlugin({ plugin, onReload }: { plugin: PlannedPluginView; onReload: () => void }) {
  const t = useT('admin');
  const name = wordsIn(plugin.title, useLocale());
  const { id, version, key, price } = plugin;
  const draft = { title: { ...noWords, ...plugin.title }, text: { ...noWords, ...plugin.text }, price };
  const form = useZodForm(updatePlannedPlugin, draft);
  const [update] = useUpdatePlannedPlugin();
  const { save, conflict } = useVersionedSave(form, onReload);
  const leave = useLeave(form.formState.isDirty);
  const [offering, setOffering] = useState(false);
  const submit = (patch: UpdatePlannedPlugin) =>
    save({
      run: () => update({ id, version, patch }).unwrap(),
      onSaved: () => leave(listPath),
      message: () => t('planned.saved', { name }),
    });
  return (
    <PageFrame
      title={name}
      titleExtra={<Badge outline>{t('planned.state')}</Badge>}
      subtitle={key}
      breadcrumbs={[{ label: t('title.tools'), to: listPath }]}
      width="narrow"
      actions={
        <>
          <Button onClick={() => setOffering(true)}>{t('offer.open')}</Button>
          <DeletePlugin plugin={plugin} name={name} onDeleted={() => leave(listPath)} />
        </>
      }
    >
      <Form form={form} onSubmit={submit} label={name}>
        <Stack gap={6}>
          {conflict}
          <PluginFields />
          <FormActions onCancel={() => leave(listPath)} />
        </Stack>
      </Form>
      <Suspense>
        {offering ? <OfferDialog plugin={key} name={name} onClose={() => setOffering(false)} /> : null}
      </Suspense>
    </PageFrame>
  );
}
