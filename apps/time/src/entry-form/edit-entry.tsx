import { entryView, type EntryForm, type EntryView } from '@jahrring/contracts-time';
import { notify, problemOf, useFormat, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { ActionMenu, Alert, Button, Columns, PageFrame, Stack, leftToRight } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useUpdateEntry } from '../time.api';
import { useEntryRemoval } from '../use-entry-removal';
import { DaySoFar } from './day-so-far';
import { entryDraft, toDraft, toPatch, type EntryDraft } from './entry-draft';
import { EntryFields } from './entry-fields';
import { projectItem } from './search-options';

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
          <Button size="small" icon={restoreIcon} onClick={() => void restore(entry.id)}>
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

/** The form over one entry. If somebody else saved it meanwhile, one chooses whose version stays. */
export function EditEntry({ loaded, options }: EditEntryProps) {
  const t = useT('time');
  const format = useFormat();
  const form = useZodForm(entryDraft, toDraft(loaded));
  const toForm = useProblemToForm(form);
  const [update] = useUpdateEntry();
  const { remove } = useEntryRemoval();
  const [base, setBase] = useState(loaded);
  const [theirs, setTheirs] = useState<EntryView | null>(null);
  const leave = useLeave(form.formState.isDirty);
  const readOnly = !base.canUpdate;
  const back = `/timeoverview?view=day&date=${base.workDate}&person=${base.employeeId}`;

  const save = async (draft: EntryDraft) => {
    const patch = toPatch(base, draft);
    if (Object.keys(patch).length === 0) return leave(back);
    try {
      await update({ id: base.id, version: base.version, patch }).unwrap();
      notify.success(t('message.updated'));
      leave(back);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status === 412) setTheirs(entryView.parse(problem.current));
      else toForm(error);
    }
  };
  const takeTheirs = (mine: boolean) => {
    if (!theirs) return;
    setBase(theirs);
    if (!mine) form.reset(toDraft(theirs));
    setTheirs(null);
  };
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
      <Form form={form} onSubmit={save} label={t('title.edit')}>
        <Columns count="side" gap={6}>
          <Stack gap={5}>
            <ReadOnlyNote entry={base} />
            {theirs ? <ConflictNote theirs={theirs} onChoose={takeTheirs} /> : null}
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
    </PageFrame>
  );
}

interface ConflictNoteProps {
  theirs: EntryView;
  onChoose: (mine: boolean) => void;
}

function ConflictNote({ theirs, onChoose }: ConflictNoteProps) {
  const t = useT('time');
  const format = useFormat();
  const times = theirs.from ? leftToRight(`${theirs.from}–${theirs.to}`) : format.duration(theirs.seconds);
  return (
    <Alert
      kind="warning"
      title={t('edit.conflict')}
      actions={
        <>
          <Button size="small" onClick={() => onChoose(true)}>
            {t('edit.keepMine')}
          </Button>
          <Button size="small" onClick={() => onChoose(false)}>
            {t('edit.takeTheirs')}
          </Button>
        </>
      }
    >
      {`${format.date(theirs.workDate)} · ${times} · ${theirs.projectNumber} ${theirs.activityTitle ?? ''} ${theirs.comment ?? ''}`}
    </Alert>
  );
}
