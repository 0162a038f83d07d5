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
  if (plugin) {
    return <EditPlugin key={plugin.id} plugin={plugin} onReload={() => query.refetch().unwrap()} />;
  }
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

/** Returns the form's values of a plugin: its words in each language. */
const toDraft = ({ title, text, price }: PlannedPluginView) => ({
  title: { ...noWords, ...title },
  text: { ...noWords, ...text },
  price,
});

interface EditPluginProps {
  plugin: PlannedPluginView;
  onReload: () => Promise<PlannedPluginView>;
}

function EditPlugin({ plugin, onReload }: EditPluginProps) {
  const t = useT('admin');
  const name = wordsIn(plugin.title, useLocale());
  const { key } = plugin;
  const form = useZodForm(updatePlannedPlugin, toDraft(plugin));
  const [update] = useUpdatePlannedPlugin();
  const leave = useLeave(form.formState.isDirty);
  const { save, conflict } = useVersionedSave({
    ...{ form, record: plugin, toDraft, load: onReload },
    run: (patch: UpdatePlannedPlugin, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(listPath),
    message: () => t('planned.saved', { name }),
  });
  const [offering, setOffering] = useState(false);
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
      <Form form={form} onSubmit={save} label={name}>
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
