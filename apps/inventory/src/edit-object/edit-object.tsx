import {
  createObject,
  hasPart,
  type CreateObject,
  type ObjectDraft,
  type ObjectView,
  type UpdateObject,
} from '@jahrring/contracts-inventory';
import {
  notify,
  problemOf,
  RecordHistory,
  SettingsFrame,
  useAbility,
  useFormat,
  useLeave,
  useProblemToForm,
  useT,
} from '@jahrring/tool-kit';
import { ActionMenu, Alert, Badge, Button, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { lazy, Suspense, useState } from 'react';
import { copyIcon, eyeOffIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useObjectActions } from '../object-list/use-object-actions';
import { useUpdateObject } from '../objects.api';
import { changesOf, toDraft } from './object-draft';
import { ObjectFields } from './object-fields';
import { ObjectImages } from './object-images';
import { PriceTimeline } from './price-timeline';
import { useConflictLines } from './use-conflict-lines';

const ConflictDialog = lazy(async () => ({ default: (await import('../conflict-dialog')).ConflictDialog }));

const listPath = '/settings/objects';

/** Why the form may only be looked at; nothing if it may be edited. */
function ReadOnlyNote({ object, mayWrite }: { object: ObjectView; mayWrite: boolean }) {
  const t = useT('inventory');
  const format = useFormat();
  const { restore } = useObjectActions();
  if (!object.deletedAt) return mayWrite ? null : <Alert>{t('object.readOnly')}</Alert>;
  const action = (
    <Button size="small" icon={restoreIcon} onClick={() => void restore(object)}>
      {t('action.restore')}
    </Button>
  );
  return (
    <Alert kind="warning" actions={mayWrite ? action : undefined}>
      {t('object.deletedNote', { date: format.date(object.deletedAt) })}
    </Alert>
  );
}

interface Conflict {
  /** What I have changed. */
  mine: UpdateObject;
  theirs: ObjectView;
}

/** Saves what has changed; where somebody was faster, answers both versions to choose from. */
function useSaving(base: ObjectView, onSaved: () => void, onProblem: (error: unknown) => void) {
  const t = useT('inventory');
  const [update] = useUpdateObject();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const send = async (mine: UpdateObject, { id, version, title }: ObjectView) => {
    try {
      const unchanged = Object.keys(mine).length === 0;
      const saved = unchanged ? { title } : await update({ id, version, patch: mine }).unwrap();
      notify.success(t('message.saved', { name: saved.title }));
      onSaved();
    } catch (error) {
      const problem = problemOf(error);
      const theirs = problem.status === 412 ? problem.current : undefined;
      setConflict(theirs ? { mine, theirs: theirs as ObjectView } : null);
      if (!theirs) onProblem(error);
    }
  };
  return {
    save: (values: CreateObject) => send(changesOf(base, values), base),
    keepMine: ({ mine, theirs }: Conflict) => send(mine, theirs),
    conflict,
    forget: () => setConflict(null),
  };
}

/** The form over one object. */
export function EditObject({ loaded }: { loaded: ObjectView }) {
  const t = useT('inventory');
  const format = useFormat();
  const mayWrite = useAbility().can('tools.settings.objects');
  const [base, setBase] = useState(loaded);
  const form = useZodForm(createObject, toDraft(loaded));
  const showProblem = useProblemToForm(form);
  const leave = useLeave(form.formState.isDirty);
  const saving = useSaving(base, () => leave(listPath), showProblem);
  const conflictLines = useConflictLines();
  const { remove } = useObjectActions();
  const readOnly = !mayWrite || loaded.deletedAt !== null;

  const takeTheirs = (theirs: ObjectView) => {
    setBase(theirs);
    form.reset(toDraft(theirs));
    saving.forget();
  };
  const removeAndLeave = async () => {
    if (await remove(base)) leave(listPath);
  };
  const menu = (
    <ActionMenu
      label={t('object.more')}
      items={[
        { label: t('object.duplicate'), icon: copyIcon, to: `${listPath}/create?from=${base.id}` },
        { label: t('action.delete'), icon: trashIcon, danger: true, onClick: () => void removeAndLeave() },
      ]}
    />
  );
  const { conflict } = saving;
  const conflictDialog = conflict ? (
    <ConflictDialog
      lines={conflictLines(base, conflict.mine, conflict.theirs)}
      onKeepMine={() => saving.keepMine(conflict)}
      onTakeTheirs={() => takeTheirs(conflict.theirs)}
      onClose={saving.forget}
    />
  ) : null;
  return (
    <SettingsFrame
      title={base.title}
      titleExtra={base.active ? undefined : <Badge icon={eyeOffIcon}>{t('object.inactive')}</Badge>}
      subtitle={t('object.changed', { date: format.dateTime(base.updatedAt) })}
      breadcrumbs={[{ label: t('title.objects'), to: listPath }]}
      actions={
        <>
          <RecordHistory tool="inventory" entity="object" id={base.id} />
          {readOnly ? null : menu}
        </>
      }
    >
      <Form<ObjectDraft, CreateObject> form={form} onSubmit={saving.save} label={base.title}>
        <Stack gap={6}>
          <ReadOnlyNote object={loaded} mayWrite={mayWrite} />
          <ObjectFields readOnly={readOnly} exceptId={base.id} />
          {hasPart(base.kind, 'images') ? (
            <ObjectImages object={base} readOnly={readOnly} onChange={setBase} />
          ) : null}
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
          <PriceTimeline />
        </Stack>
      </Form>
      <Suspense>{conflictDialog}</Suspense>
    </SettingsFrame>
  );
}
