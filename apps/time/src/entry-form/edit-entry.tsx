import { entryView, type EntryForm, type EntryView } from '@jahrring/contracts-time';
import { notify, problemOf, useFormat, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { useMerge } from '@jahrring/tool-kit/form';
import { ActionMenu, Alert, Button, Columns, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
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

/** Why the entry may only be looked at; nothing if it may be changed. */
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
  const toForm = useProblemToForm(form);
  const [update] = useUpdateEntry();
  const { remove } = useEntryRemoval();
  const [base, setBase] = useState(loaded);
  const leave = useLeave(form.formState.isDirty);
  const readOnly = !base.canUpdate;
  const back = `/timeoverview?view=day&date=${base.workDate}&person=${base.employeeId}`;

  const save = async (draft: EntryDraft, from: EntryView = base) => {
    const patch = toPatch(from, draft);
    if (Object.keys(patch).length === 0) return leave(back);
    try {
      await update({ id: from.id, version: from.version, patch }).unwrap();
      notify.success(t('message.updated'));
      leave(back);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status === 412) merge.open(from, entryView.parse(problem.current));
      else toForm(error);
    }
  };
  const merge = useMerge({ form, toDraft, parts: useMergeParts(), onBase: setBase, onSave: save });
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
      <Form form={form} onSubmit={(draft) => save(draft)} label={t('title.edit')}>
        <Columns count="side" gap={6}>
          <Stack gap={5}>
            <ReadOnlyNote entry={base} />
            <EntryFields
              options={options}
              readOnly={readOnly}
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
      {merge.dialog}
    </PageFrame>
  );
}
