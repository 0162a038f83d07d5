import type { MachineView } from '@jahrring/contracts-inventory';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Row, Section, Skeletons, Stack, Text, UiLink } from '@jahrring/ui';
import { alertIcon } from '@jahrring/ui/icons';
import { DefectStateBadge } from './defect-state';
import { useDefects } from './defects.api';

/** Defects of a machine, the newest first, and the way to report one. */
export function MachineDefects({ machine }: { machine: MachineView }) {
  const t = useT('inventory');
  const format = useFormat();
  const { data } = useDefects({ 'filter[machineId]': machine.id, pageSize: '25' });
  return (
    <Section title={t('defect.tab.defects')}>
      {data ? (
        <Stack gap={3}>
          {data.items.length === 0 ? <Text tone="muted">{t('defect.none')}</Text> : null}
          {data.items.map((defect) => (
            <Row key={defect.id} justify="between">
              <Stack gap={1}>
                <UiLink to={`/machine-inventory/defects?defect=${defect.id}`}>{defect.title}</UiLink>
                <Text tone="muted">{format.dateTime(defect.reportedAt)}</Text>
              </Stack>
              <DefectStateBadge state={defect.state} />
            </Row>
          ))}
          {machine.deletedAt ? null : (
            <Row>
              <Button icon={alertIcon} to={`/machine-inventory/report?machine=${machine.id}`}>
                {t('defect.report')}
              </Button>
            </Row>
          )}
        </Stack>
      ) : (
        <Skeletons lines={2} />
      )}
    </Section>
  );
}
