import {
  addressView,
  createAddress,
  type AddressView,
  type CreateAddress,
} from '@jahrring/contracts-addresses';
import {
  notify,
  problemOf,
  RecordHistory,
  useAbility,
  useBoot,
  useFormat,
  useLeave,
  useProblemToForm,
  useT,
} from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { ActionMenu, Alert, Badge, Button, Columns, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { lockIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { changesOf, toDraft } from '../address-fields';
import { useUpdateAddress } from '../addresses.api';
import { AddressTab } from '../address-page/address-tab';
import { useAddressTabs } from '../address-page/use-address-tabs';
import { useAddressRemoval } from '../use-address-removal';
import { useFailureToast } from '../use-failure-toast';
import { AddressFormFields } from './address-form-fields';
import { LetterPreview } from './letter-preview';
import { useMergeParts } from './use-merge-parts';

const listPath = '/addresses';

/** The record as it is stored: one that never had extra fields has none at all. */
const storedAddress = addressView.extend({
  openAmount: addressView.shape.openAmount.default(null),
  extra: addressView.shape.extra.nullable().transform((extra) => extra ?? {}),
});

/** Shows why the form is read-only; nothing if it may be edited. */
function ReadOnlyNote({ address, mayUpdate }: { address: AddressView; mayUpdate: boolean }) {
  const t = useT('addresses');
  const format = useFormat();
  const { can } = useAbility();
  const { restore } = useAddressRemoval();
  if (address.deletedAt) {
    const action = (
      <Button size="small" icon={restoreIcon} onClick={() => void restore(address)}>
        {t('action.restore')}
      </Button>
    );
    return (
      <Alert kind="warning" actions={can('tools.address.delete') ? action : undefined}>
        {t('edit.deletedNote', { date: format.date(address.deletedAt) })}
      </Alert>
    );
  }
  if (address.external) return <Alert>{t('edit.externalNote')}</Alert>;
  return mayUpdate ? null : <Alert>{t('edit.readOnlyNote')}</Alert>;
}

/** The form over one address. If somebody else saved it meanwhile, both versions are shown to choose from. */
export function EditAddress({ loaded }: { loaded: AddressView }) {
  const t = useT('addresses');
  const format = useFormat();
  const { can, canAny } = useAbility();
  const form = useZodForm(createAddress, toDraft(loaded));
  const toForm = useProblemToForm(form);
  const failed = useFailureToast();
  const [update] = useUpdateAddress();
  const { remove } = useAddressRemoval();
  const leave = useLeave(form.formState.isDirty);
  const tabs = useAddressTabs(loaded.id);
  const { licence } = useBoot();
  const { openAmount } = loaded;
  const open =
    openAmount === null ? '' : t('edit.open', { amount: format.money(openAmount, licence.currency) });
  const mayUpdate = canAny(['tools.address.manage', 'tools.address.update']);
  const readOnly = !mayUpdate || loaded.external || loaded.deletedAt !== null;

  const { base, save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft, parts: useMergeParts() },
    load: (current) => storedAddress.parse(current),
    run: (values: CreateAddress, from) =>
      update({ id: from.id, version: from.version, patch: changesOf(from, values) }).unwrap(),
    onSaved: () => leave(listPath),
    message: ({ name }) => t('message.updated', { name }),
    onFailure: (error) => (problemOf(error).fields ? void toForm(error) : failed('updateFailed', error)),
  });
  const submit = async (values: CreateAddress) => {
    if (Object.keys(changesOf(base, values)).length > 0) return save(values);
    notify.info(t('message.unchanged'));
    leave(listPath);
  };
  const removeAndLeave = async () => {
    if (await remove(loaded)) leave(listPath);
  };

  return (
    <PageFrame
      title={loaded.name}
      titleExtra={loaded.external ? <Badge icon={lockIcon}>{t('field.external')}</Badge> : undefined}
      subtitle={[open, t('edit.changed', { date: format.dateTime(loaded.updatedAt) })]
        .filter(Boolean)
        .join(' · ')}
      breadcrumbs={[{ label: t('title.list'), to: listPath }]}
      tabs={tabs.tabs}
      actions={
        <>
          <RecordHistory tool="addresses" entity="address" id={loaded.id} />
          {can('tools.address.delete') && !readOnly ? (
            <ActionMenu
              label={t('list.more')}
              items={[
                {
                  label: t('action.delete'),
                  icon: trashIcon,
                  danger: true,
                  onClick: () => void removeAndLeave(),
                },
              ]}
            />
          ) : null}
        </>
      }
    >
      {tabs.active === 'details' ? (
        <Form form={form} onSubmit={submit} label={loaded.name} readOnly={readOnly}>
          <Columns count="side" gap={6}>
            <Stack gap={6}>
              <ReadOnlyNote address={loaded} mayUpdate={mayUpdate} />
              <AddressFormFields exceptId={loaded.id} />
              {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
            </Stack>
            <LetterPreview />
          </Columns>
        </Form>
      ) : (
        <AddressTab address={loaded} tabs={tabs} />
      )}
      {conflict}
    </PageFrame>
  );
}
