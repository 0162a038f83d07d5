import { notify, problemOf, problemText, useFormat, useLeave, useParams, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { ActionMenu, Alert, Button, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { restoreIcon, trashIcon } from '@jahrring/ui/icons';
import '../settings.css';
import { changesOf } from '../../changes-of';
import { useNumbered, useUpdateNumbered } from './numbered.api';
import { NumberedFormFields } from './numbered-form-fields';
import {
  type NumberedDraft,
  type NumberedKind,
  type NumberedRecord,
  toNumberedDraft,
  useNumberedKind,
} from './numbered-kind';
import { useNumberedRemoval } from './use-numbered-removal';

interface EditProps {
  kind: NumberedKind;
  record: NumberedRecord;
  onReload: () => Promise<NumberedRecord>;
}

function DeletedNote({ kind, record }: Omit<EditProps, 'onReload'>) {
  const t = useT('admin');
  const format = useFormat();
  const { restore } = useNumberedRemoval(kind);
  return (
    <Alert
      kind="warning"
      actions={
        <Button size="small" icon={restoreIcon} onClick={() => void restore(record)}>
          {t('numbered.restore')}
        </Button>
      }
    >
      {t('numbered.deletedNote', { date: format.date(record.deletedAt ?? '') })}
    </Alert>
  );
}

function EditNumbered({ kind, record, onReload }: EditProps) {
  const t = useT('admin');
  const { path, texts } = kind;
  const toDraft = (stored: NumberedRecord) => toNumberedDraft(kind, stored);
  const form = useZodForm(kind.schema, toDraft(record));
  const [update] = useUpdateNumbered();
  const { remove } = useNumberedRemoval(kind);
  const leave = useLeave(form.formState.isDirty);
  const { base, save, conflict } = useVersionedSave({
    ...{ form, record, toDraft, load: onReload },
    run: (values: NumberedDraft, { id, version, ...from }) =>
      update({ base: kind.base, id, version, patch: changesOf(from, values) }).unwrap(),
    onSaved: () => leave(path),
    message: ({ number, title }) => t(`${texts}.saved`, { name: `${number} ${title}` }),
  });
  const gone = record.deletedAt !== null;
  const submit = async (values: NumberedDraft) => {
    if (Object.keys(changesOf(base, values)).length > 0) return save(values);
    notify.info(t('message.unchanged'));
    leave(path);
  };
  const removeAndLeave = async () => {
    if (await remove(record)) leave(path);
  };
  const menu = [
    {
      label: t('numbered.delete'),
      icon: trashIcon,
      danger: true,
      onClick: () => void removeAndLeave(),
    },
  ];
  return (
    <SettingsFrame
      title={`${record.number} ${record.title}`}
      breadcrumbs={[{ label: t(`${texts}.list`), to: path }]}
      width="narrow"
      actions={gone ? undefined : <ActionMenu label={t('numbered.more')} items={menu} />}
    >
      <Form form={form} onSubmit={submit} label={t(`${texts}.edit`)} readOnly={gone}>
        <Stack gap={6}>
          {conflict}
          {gone ? <DeletedNote kind={kind} record={record} /> : null}
          <NumberedFormFields kind={kind} />
          {gone ? null : <FormActions onCancel={() => leave(path)} />}
        </Stack>
      </Form>
    </SettingsFrame>
  );
}

/** One company part, centre or account, by the path. */
export function Component() {
  const t = useT('admin');
  const kind = useNumberedKind();
  const { id = '' } = useParams();
  const query = useNumbered({ base: kind.base, id });
  const record = query.currentData;
  const reload = () => void query.refetch();
  if (record) {
    const load = () => query.refetch().unwrap();
    return <EditNumbered key={record.id} kind={kind} record={record} onReload={load} />;
  }
  return (
    <SettingsFrame
      title={t(`${kind.texts}.edit`)}
      breadcrumbs={[{ label: t(`${kind.texts}.list`), to: kind.path }]}
    >
      {query.error ? (
        <ErrorState requestId={problemOf(query.error).requestId} onRetry={reload}>
          {problemText(t, query.error)}
        </ErrorState>
      ) : (
        <Skeletons lines={4} lineHeight="3.5rem" />
      )}
    </SettingsFrame>
  );
}
