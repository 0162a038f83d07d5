import { entryView, type EntryForm, type EntryView } from '@jahrring/contracts-time';
import { useFormat, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { ActionMenu, Alert, Button, Columns, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useUpdateEntry } from '../time.api';
import { useEntryRemoval } from '../use-entry-removal';
import { DaySoFar } from './day-so-far';
import { entryDraft, toDraft, toPatch, type EntryDraft } from './entry-draft';
import { EntryFields } from './entry-fields';
import { projectItem } from './search-options';
import { useMergeParts } from './use-merge-parts';

interface EditEntryProps {
  loaded: EntryView;
  options: EntryForm;
}

/** Shows why the entry is read-only; nothing if it may be changed. */
function ReadOnlyNote({ entry }: { entry: EntryView }) {
  const t = useT('time');
  const { restore } = useEntryRemoval();
  if (entry.deletedAt) {
    return (
      <Alert
        kind="warning"
        actions={
          <Button size="small" icon={restoreIcon} onClick={() => void restore(entry)}>
            {t('action.restore')}
          </Button>
        }
      >
        {t('edit.deleted')}
      </Alert>
    );
  }
  if (entry.documentNumber) return <Alert>{t('errors.billed', { number: entry.documentNumber })}</Alert>;
  if (entry.claimed) return <Alert>{t('errors.claimed')}</Alert>;
  if (entry.dayReportNumber) return <Alert>{t('errors.reported', { number: entry.dayReportNumber })}</Alert>;
  if (entry.canUpdate) return null;
  return <Alert>{entry.locked ? t('errors.locked') : t('edit.readOnly')}</Alert>;
}

/** The form over one entry. If somebody else saved it meanwhile, both versions are shown to choose from. */
export function EditEntry({ loaded, options }: EditEntryProps) {
  const t = useT('time');
  const format = useFormat();
  const form = useZodForm(entryDraft, toDraft(loaded));
  const [update] = useUpdateEntry();
  const { remove } = useEntryRemoval();
  const leave = useLeave(form.formState.isDirty);

  const { base, save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft, parts: useMergeParts() },
    load: (current) => entryView.parse(current),
    run: (draft: EntryDraft, from) =>
      update({ id: from.id, version: from.version, patch: toPatch(from, draft) }).unwrap(),
    onSaved: () => leave(back),
    message: () => t('message.updated'),
  });
  const back = `/timeoverview?view=day&date=${base.workDate}&person=${base.employeeId}`;
  const submit = async (draft: EntryDraft) =>
    Object.keys(toPatch(base, draft)).length === 0 ? leave(back) : save(draft);
  const readOnly = !base.canUpdate;
  const removeAndLeave = async () => {
    if (await remove(base)) leave(back);
  };

  return (
    <PageFrame
      title={t('title.edit')}
      subtitle={`${base.employeeName} · ${format.longDate(base.workDate)}`}
      breadcrumbs={[{ label: t('title.overview'), to: back }]}
      actions={
        base.canDelete ? (
          <ActionMenu
            items={[
              {
                label: t('action.delete'),
                icon: trashIcon,
                danger: true,
                onClick: () => void removeAndLeave(),
              },
            ]}
          />
        ) : undefined
      }
    >
      <Form form={form} onSubmit={submit} label={t('title.edit')} readOnly={readOnly}>
        <Columns count="side" gap={6}>
          <Stack gap={5}>
            <ReadOnlyNote entry={base} />
            <EntryFields
              options={options}
              rate={base}
              project={projectItem({
                id: base.projectId,
                number: base.projectNumber,
                title: base.projectTitle,
              })}
              object={base.objectId ? { id: base.objectId, label: base.objectTitle ?? '' } : null}
              activity={base.activityId ? { id: base.activityId, title: base.activityTitle ?? '' } : null}
            />
            {readOnly ? null : <FormActions onCancel={() => leave(back)} />}
          </Stack>
          <DaySoFar />
        </Columns>
      </Form>
      {conflict}
    </PageFrame>
  );
}
