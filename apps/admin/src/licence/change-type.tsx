import {
  changeLicenceType,
  type ChangeLicenceType,
  type LicenceView,
  pluginCurrency,
  type PluginId,
  type TypeChangePreview,
} from '@jahrring/contracts-admin';
import { type LicenceType, licenceType } from '@jahrring/contracts-common';
import { notify, problemText, useFormat, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Alert, Button, Checkbox, ErrorState, Modal, Skeletons, Stack, Text } from '@jahrring/ui';
import { Form, SelectField, TextAreaField, useWatch, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { adminOptions } from '../options';
import { useChangeLicenceType, useLicenceTypePreview } from './licence-type.api';

const formId = 'licence-type';

/** Says what another type means for the licence, and changes it with what is to end. */
export function ChangeType({ licence, onClose }: { licence: LicenceView; onClose: () => void }) {
  const t = useT('admin');
  const others = adminOptions(t).licenceType.filter(({ value }) => value !== licence.type);
  const first = licenceType.options.find((type) => type !== licence.type) ?? licence.type;
  const form = useZodForm(changeLicenceType, { type: first, switchOff: [], reason: '' });
  const toForm = useProblemToForm(form);
  const [change, { isLoading }] = useChangeLicenceType();
  const save = async (values: ChangeLicenceType) => {
    try {
      await change({ id: licence.id, version: licence.version, change: values }).unwrap();
      const type = t(`licenceType.${values.type}`);
      notify.success(t('licenceChange.done', { name: licence.name, type }));
      onClose();
    } catch (error) {
      toForm(error);
    }
  };
  const title = t('licenceChange.title', { name: licence.name });
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isLoading}>
            {t('licenceChange.apply')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} label={title}>
        <Stack gap={4}>
          <SelectField
            name="type"
            label={t('licenceChange.type')}
            description={t('licenceChange.now', { type: t(`licenceType.${licence.type}`) })}
            options={others}
            required
          />
          <Effects
            id={licence.id}
            onToggle={(plugins) => form.setValue('switchOff', [...plugins], { shouldDirty: true })}
          />
          <TextAreaField name="reason" label={t('field.reason')} maxLength={500} rows={2} />
        </Stack>
      </Form>
    </Modal>
  );
}

/** Consequences of the chosen type. */
function Effects({ id, onToggle }: { id: string; onToggle: (plugins: readonly PluginId[]) => void }) {
  const t = useT('admin');
  const type = useWatch<{ type: LicenceType }, 'type'>({ name: 'type' });
  const query = useLicenceTypePreview({ id, type }, { refetchOnMountOrArgChange: true });
  const [ending, setEnding] = useState<readonly PluginId[]>([]);
  const toggle = (plugin: PluginId) => {
    const next = ending.includes(plugin) ? ending.filter((one) => one !== plugin) : [...ending, plugin];
    setEnding(next);
    onToggle(next);
  };
  if (query.error)
    return <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>;
  if (!query.currentData) return <Skeletons lines={3} />;
  return <ToldEffects effects={query.currentData} ending={ending} onToggle={toggle} />;
}

interface EffectsProps {
  effects: TypeChangePreview;
  ending: readonly PluginId[];
  onToggle: (plugin: PluginId) => void;
}

function ToldEffects({ effects: { seats, developers, plugins }, ending, onToggle }: EffectsProps) {
  const t = useT('admin');
  const format = useFormat();
  const priced = (id: PluginId, price: string | null) =>
    price && Number(price) > 0
      ? t('licenceChange.priced', {
          plugin: t(`plugins.${id}.title`),
          price: format.money(price, pluginCurrency),
        })
      : t(`plugins.${id}.title`);
  return (
    <>
      <Text as="p">
        {t(seats.before === seats.after ? 'licenceChange.seatsSame' : 'licenceChange.seats', { ...seats })}
      </Text>
      {seats.over > 0 ? <Alert>{t('licenceChange.over', { count: seats.over })}</Alert> : null}
      {developers.before === developers.after ? null : (
        <Alert>{t(developers.after ? 'licenceChange.demoBegins' : 'licenceChange.demoEnds')}</Alert>
      )}
      {plugins.length === 0 ? (
        <Text tone="muted">{t('licenceChange.noPlugins')}</Text>
      ) : (
        <fieldset className="admin-plain-set">
          <legend>{t('licenceChange.plugins')}</legend>
          <Stack gap={2}>
            {plugins.map(({ id, price }) => (
              <Checkbox
                key={id}
                label={priced(id, price)}
                checked={ending.includes(id)}
                onChange={() => onToggle(id)}
              />
            ))}
          </Stack>
        </fieldset>
      )}
    </>
  );
}
