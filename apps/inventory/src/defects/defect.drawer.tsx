import {
  defectStates,
  updateDefect,
  type DefectView,
  type UpdateDefect,
} from '@jahrring/contracts-inventory';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import {
  Alert,
  Button,
  DescriptionList,
  Drawer,
  ErrorState,
  Section,
  Skeletons,
  Stack,
  Text,
} from '@jahrring/ui';
import { Form, RadioGroup, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { checkIcon } from '@jahrring/ui/icons';
import { DefectPhotos } from './defect-photos';
import { DefectStateBadge } from './defect-state';
import { useDefect, useUpdateDefect } from './defects.api';

interface DefectDrawerProps {
  id: string;
  onClose: () => void;
}

/** A defect with its photos; who keeps machines says how far its repair is. */
export function DefectDrawer({ id, onClose }: DefectDrawerProps) {
  const t = useT('inventory');
  const { can } = useAbility();
  const { data: defect, error, refetch } = useDefect(id);
  return (
    <Drawer opened onClose={onClose} title={defect?.title ?? t('defect.one')}>
      {defect ? (
        <Stack gap={5}>
          <DefectFacts defect={defect} />
          {can('tools.machine_inventory.manage') && !defect.deletedAt ? (
            <RepairForm defect={defect} onSaved={onClose} />
          ) : null}
        </Stack>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeletons lines={8} />
      )}
    </Drawer>
  );
}

function DefectFacts({ defect }: { defect: DefectView }) {
  const t = useT('inventory');
  const format = useFormat();
  return (
    <Stack>
      {defect.unusable && defect.state !== 'done' ? (
        <Alert kind="warning">{t('defect.unusableNow')}</Alert>
      ) : null}
      <DescriptionList
        items={[
          { label: t('defect.machine'), value: defect.machineTitle },
          { label: t('defect.state'), value: <DefectStateBadge state={defect.state} /> },
          { label: t('defect.reportedAt'), value: format.dateTime(defect.reportedAt) },
          { label: t('defect.reporter'), value: defect.reporterName },
          ...(defect.doneOn ? [{ label: t('field.doneOn'), value: format.date(defect.doneOn) }] : []),
          ...(defect.resolution
            ? [{ label: t('defect.resolution'), value: defect.resolution, wide: true }]
            : []),
        ]}
      />
      {defect.description ? <Text>{defect.description}</Text> : null}
      <DefectPhotos defect={defect} />
    </Stack>
  );
}

const repairOf = ({ state, resolution }: DefectView) => ({ state, resolution });

function RepairForm({ defect, onSaved }: { defect: DefectView; onSaved: () => void }) {
  const t = useT('inventory');
  const form = useZodForm(updateDefect, repairOf(defect));
  const { refetch } = useDefect(defect.id);
  const [update] = useUpdateDefect();
  const { save, conflict } = useVersionedSave({
    ...{ form, record: defect, toDraft: repairOf, load: () => refetch().unwrap() },
    run: (patch: UpdateDefect, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved,
    message: ({ title }) => t('message.saved', { name: title }),
  });
  return (
    <Section title={t('defect.repair')}>
      <Form form={form} onSubmit={save}>
        <Stack>
          {conflict}
          <RadioGroup
            name="state"
            label={t('defect.state')}
            options={defectStates.map((value) => ({ value, label: t(`defect.stateOf.${value}`) }))}
          />
          <TextAreaField name="resolution" label={t('defect.resolution')} rows={2} />
          <div>
            <Button type="submit" variant="primary" icon={checkIcon} loading={form.formState.isSubmitting}>
              {t('action.save')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Section>
  );
}
