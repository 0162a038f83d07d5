import { createSupportCase, type CreateSupportCase, type SupportCaseView } from '@jahrring/contracts-support';
import { notify, useAbility, useFormat, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { ActionMenu, Alert, Button, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useUpdateSupportCase } from '../support-case.api';
import { useSupportCaseRemoval } from '../use-support-case-removal';
import { SupportCaseFormFields } from './support-case-form-fields';

const listPath = '/support/support-cases';

/** Why the form may only be looked at; nothing if it may be edited. */
function ReadOnlyNote({ loaded, mayUpdate }: { loaded: SupportCaseView; mayUpdate: boolean }) {
  const t = useT('support');
  const mayDelete = useAbility().can('tools.my_hsm.manage');
  const { restore } = useSupportCaseRemoval();
  if (!loaded.deletedAt) {
    return mayUpdate ? null : <Alert>{t('supportCase.hint.readOnly')}</Alert>;
  }
  const action = (
    <Button size="small" icon="restore" onClick={() => void restore(loaded)}>
      {t('supportCase.action.restore')}
    </Button>
  );
  return (
    <Alert kind="warning" actions={mayDelete ? action : undefined}>
      {t('supportCase.hint.deleted')}
    </Alert>
  );
}

/** The form over one of them. A version somebody else has saved meanwhile is not overwritten. */
export function EditSupportCase({ loaded }: { loaded: SupportCaseView }) {
  const t = useT('support');
  const format = useFormat();
  const { can } = useAbility();
  const form = useZodForm(createSupportCase, { title: loaded.title, note: loaded.note ?? '' });
  const toForm = useProblemToForm(form);
  const [update] = useUpdateSupportCase();
  const { remove } = useSupportCaseRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.my_hsm.manage');
  const readOnly = !mayUpdate || loaded.deletedAt !== null;

  const save = async (patch: CreateSupportCase) => {
    const answer = await update({ id: loaded.id, version: loaded.version, patch });
    if (answer.error) {
      toForm(answer.error);
      return;
    }
    notify.success(t('supportCase.message.updated', { title: answer.data.title }));
    leave(listPath);
  };
  const removeAndLeave = async () => {
    if (await remove(loaded)) leave(listPath);
  };
  const deletion = {
    label: t('supportCase.action.delete'),
    icon: 'trash',
    danger: true,
    onClick: () => void removeAndLeave(),
  } as const;

  return (
    <PageFrame
      title={loaded.title}
      subtitle={t('supportCase.hint.changed', { date: format.dateTime(loaded.updatedAt) })}
      breadcrumbs={[{ label: t('supportCase.title.list'), to: listPath }]}
      actions={
        can('tools.my_hsm.manage') && !readOnly ? (
          <ActionMenu label={t('supportCase.list.more')} items={[deletion]} />
        ) : undefined
      }
    >
      <Form form={form} onSubmit={save} label={loaded.title}>
        <Stack gap={6}>
          <ReadOnlyNote loaded={loaded} mayUpdate={mayUpdate} />
          <SupportCaseFormFields readOnly={readOnly} />
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
    </PageFrame>
  );
}
