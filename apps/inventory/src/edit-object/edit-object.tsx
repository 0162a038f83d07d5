import {
  createObject,
  hasPart,
  type CreateObject,
  type ObjectDraft,
  type ObjectView,
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
import { ActionMenu, Alert, Badge, Button, Form, FormActions, Stack, useZodForm } from '@jahrring/ui';
import { useState } from 'react';
import { useObjectActions } from '../object-list/use-object-actions';
import { useUpdateObject } from '../objects.api';
import { changesOf, toDraft } from './object-draft';
import { ObjectFields } from './object-fields';
import { ObjectImages } from './object-images';
import { PriceTimeline } from './price-timeline';

const listPath = '/settings/objects';

/** Why the form may only be looked at; nothing if it may be edited. */
function ReadOnlyNote({ object, mayWrite }: { object: ObjectView; mayWrite: boolean }) {
  const t = useT('inventory');
  const format = useFormat();
  const { restore } = useObjectActions();
  if (!object.deletedAt) return mayWrite ? null : <Alert>{t('object.readOnly')}</Alert>;
  const action = (
    <Button size="small" icon="restore" onClick={() => void restore(object)}>
      {t('action.restore')}
    </Button>
  );
  return (
    <Alert kind="warning" actions={mayWrite ? action : undefined}>
      {t('object.deletedNote', { date: format.date(object.deletedAt) })}
    </Alert>
  );
}

/** Saves what has changed; where somebody was faster, answers their version to go on from. */
function useSaving(base: ObjectView, onSaved: (saved: ObjectView) => void) {
  const t = useT('inventory');
  const [update] = useUpdateObject();
  const [theirs, setTheirs] = useState<ObjectView | null>(null);
  const save = async (values: CreateObject, showProblem: (error: unknown) => void) => {
    const patch = changesOf(base, values);
    try {
      const saved =
        Object.keys(patch).length === 0
          ? base
          : await update({ id: base.id, version: base.version, patch }).unwrap();
      notify.success(t('message.saved', { name: saved.title }));
      onSaved(saved);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status === 412 && problem.current) setTheirs(problem.current as ObjectView);
      else showProblem(error);
    }
  };
  return { save, theirs, forget: () => setTheirs(null) };
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
  const saving = useSaving(base, () => leave(listPath));
  const { remove } = useObjectActions();
  const readOnly = !mayWrite || loaded.deletedAt !== null;

  const takeTheirs = () => {
    if (!saving.theirs) return;
    setBase(saving.theirs);
    form.reset(toDraft(saving.theirs));
    saving.forget();
  };
  const removeAndLeave = async () => {
    if (await remove(base)) leave(listPath);
  };
  const menu = (
    <ActionMenu
      label={t('object.more')}
      items={[
        { label: t('object.duplicate'), icon: 'copy', to: `${listPath}/create?from=${base.id}` },
        { label: t('action.delete'), icon: 'trash', danger: true, onClick: () => void removeAndLeave() },
      ]}
    />
  );
  return (
    <SettingsFrame
      title={base.title}
      titleExtra={base.active ? undefined : <Badge icon="eye-off">{t('object.inactive')}</Badge>}
      subtitle={t('object.changed', { date: format.dateTime(base.updatedAt) })}
      breadcrumbs={[{ label: t('title.objects'), to: listPath }]}
      actions={
        <>
          <RecordHistory tool="inventory" entity="object" id={base.id} />
          {readOnly ? null : menu}
        </>
      }
    >
      <Form<ObjectDraft, CreateObject>
        form={form}
        onSubmit={(values) => saving.save(values, showProblem)}
        label={base.title}
      >
        <Stack gap={6}>
          <ReadOnlyNote object={loaded} mayWrite={mayWrite} />
          {saving.theirs ? (
            <Alert
              kind="warning"
              actions={
                <Button size="small" onClick={takeTheirs}>
                  {t('action.reload')}
                </Button>
              }
            >
              {t('message.staleRecord')}
            </Alert>
          ) : null}
          <ObjectFields readOnly={readOnly} exceptId={base.id} />
          {hasPart(base.kind, 'images') ? (
            <ObjectImages object={base} readOnly={readOnly} onChange={setBase} />
          ) : null}
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
          <PriceTimeline />
        </Stack>
      </Form>
    </SettingsFrame>
  );
}
