import { changeLicenceState, type LicenceView } from '@jahrring/contracts-admin';
import type { LicenceState } from '@jahrring/contracts-common';
import { notify, useT } from '@jahrring/tool-kit';
import { useSubmit } from '@jahrring/tool-kit/form';
import { ActionMenu, Button, type IconShape, Modal, Stack, Text } from '@jahrring/ui';
import { Form, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { lazy, Suspense, useState } from 'react';
import { banIcon, circleCheckIcon, clockIcon, editIcon, pauseIcon, trashIcon } from '@jahrring/ui/icons';
import { useChangeLicenceState } from '../admin.api';

const ChangeType = lazy(async () => ({ default: (await import('./change-type')).ChangeType }));

const icons: Readonly<Record<LicenceState, IconShape>> = {
  awaiting_activation: clockIcon,
  active: circleCheckIcon,
  blocked: banIcon,
  inactive: pauseIcon,
  deleted: trashIcon,
};
const shuts: readonly LicenceState[] = ['blocked', 'inactive', 'deleted'];

/** Actions for the present state of a licence: putting it back into use first, the rest in a menu. */
export function LicenceStateActions({ licence }: { licence: LicenceView }) {
  const t = useT('admin');
  const [target, setTarget] = useState<LicenceState | null>(null);
  const [typing, setTyping] = useState(false);
  const label = (state: LicenceState) =>
    t(state === 'active' && licence.state === 'deleted' ? 'stateAction.restore' : `stateAction.${state}`);
  const others = licence.nextStates.filter((state) => state !== 'active');
  return (
    <>
      {licence.nextStates.includes('active') ? (
        <Button variant="primary" icon={circleCheckIcon} onClick={() => setTarget('active')}>
          {label('active')}
        </Button>
      ) : null}
      <ActionMenu
        label={t('licence.more')}
        items={[
          { label: t('licenceChange.open'), icon: editIcon, onClick: () => setTyping(true) },
          ...others.map((state) => ({
            label: label(state),
            icon: icons[state],
            danger: state === 'deleted',
            separated: state === 'deleted',
            onClick: () => setTarget(state),
          })),
        ]}
      />
      <Suspense>{typing ? <ChangeType licence={licence} onClose={() => setTyping(false)} /> : null}</Suspense>
      {target ? (
        <ChangeStateDialog
          licence={licence}
          state={target}
          label={label(target)}
          onClose={() => setTarget(null)}
        />
      ) : null}
    </>
  );
}

interface ChangeStateDialogProps {
  licence: LicenceView;
  state: LicenceState;
  label: string;
  onClose: () => void;
}

/** Says what will happen to the licence's people, and asks for a reason for the audit trail. */
function ChangeStateDialog({ licence, state, label, onClose }: ChangeStateDialogProps) {
  const t = useT('admin');
  const form = useZodForm(changeLicenceState, { state, reason: '' });
  const [change] = useChangeLicenceState();
  const danger = shuts.includes(state);
  const save = useSubmit(form, async (values: Parameters<typeof change>[0]['change']) => {
    await change({ id: licence.id, version: licence.version, change: values }).unwrap();
    notify.success(t('message.licenceState', { name: licence.name, state: t(`licenceState.${state}`) }));
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title={`${label}: ${licence.name}`}>
      <Form form={form} onSubmit={save} label={label}>
        <Stack gap={4}>
          <Text as="p">{t(`stateEffect.${state}`)}</Text>
          <TextAreaField name="reason" label={t('field.reason')} rows={2} />
          <div className="jr-form-actions">
            <Button onClick={onClose}>{t('actions.cancel')}</Button>
            <Button
              type="submit"
              variant={danger ? 'danger' : 'primary'}
              loading={form.formState.isSubmitting}
            >
              {label}
            </Button>
          </div>
        </Stack>
      </Form>
    </Modal>
  );
}
