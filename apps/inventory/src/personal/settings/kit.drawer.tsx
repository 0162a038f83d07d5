import { createKit, type KitDraft, type KitView } from '@jahrring/contracts-inventory';
import { useT, useUnsaved } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Drawer, IconButton, Row, Stack } from '@jahrring/ui';
import {
  Form,
  NumberField,
  SelectField,
  TextField,
  useFormContext,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useCreateKit, usePersonalArticles, useUpdateKit } from '../personal.api';

const formId = 'kit-form';
const emptyLine = { articleId: '', quantity: 1 };

const draftOf = (kit: KitView | undefined): KitDraft => ({
  title: kit?.title ?? '',
  lines: kit?.lines.map(({ articleId, quantity }) => ({ articleId, quantity })) ?? [emptyLine],
});

/** A kit and its articles. */
export function KitDrawer({ kit, onClose }: { kit: KitView | undefined; onClose: () => void }) {
  const t = useT('inventory');
  const form = useZodForm(createKit, draftOf(kit));
  const [create] = useCreateKit();
  const [update] = useUpdateKit();
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitSuccessful);
  const { save, conflict } = useVersionedSave({
    ...{ form, record: kit, toDraft: draftOf },
    load: (current) => current as KitView | undefined,
    run: ({ title, lines }, stored) =>
      stored
        ? update({ id: stored.id, version: stored.version, patch: { title, lines } }).unwrap()
        : create({ title, lines }).unwrap(),
    onSaved: onClose,
    message: ({ title }) => t('message.saved', { name: title }),
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={kit?.title ?? t('personal.newKit')}
      dismissible={!form.formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save}>
        <Stack gap={5}>
          {conflict}
          <TextField name="title" label={t('personal.kitTitle')} />
          <KitLines />
        </Stack>
      </Form>
    </Drawer>
  );
}

function KitLines() {
  const t = useT('inventory');
  const { setValue } = useFormContext<KitDraft>();
  const lines = useWatch<KitDraft, 'lines'>({ name: 'lines' });
  const { data } = usePersonalArticles({ pageSize: 'all', sort: 'title', 'filter[active]': 'true' });
  const options = (data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const set = (next: KitDraft['lines']) => setValue('lines', next, { shouldDirty: true });
  return (
    <Stack gap={3}>
      {lines.map((_line, index) => (
        <Row key={index} noWrap>
          <SelectField
            name={`lines.${index}.articleId`}
            label={t('personal.articleNumber', { number: index + 1 })}
            options={options}
            emptyValue=""
            hideLabel
            required
          />
          <NumberField
            name={`lines.${index}.quantity`}
            label={t('personal.quantityNumber', { number: index + 1 })}
            hideLabel
          />
          <IconButton
            icon={trashIcon}
            label={t('personal.removeNumber', { number: index + 1 })}
            onClick={() => set(lines.filter((_one, other) => other !== index))}
          />
        </Row>
      ))}
      <div>
        <Button icon={plusIcon} onClick={() => set([...lines, emptyLine])}>
          {t('personal.addLine')}
        </Button>
      </div>
    </Stack>
  );
}
