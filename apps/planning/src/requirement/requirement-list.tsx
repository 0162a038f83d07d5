import type { RequirementList as Requirements, RequirementView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, Row, Stack, Text } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';

// The form comes with its schemas: the overview does not wait for them.
const RequirementDialog = lazy(async () => ({
  default: (await import('./requirement-dialog')).RequirementDialog,
}));

const wholeDay = 100;

/** Lists requirements from today on without enough bookings, and those of orders that were withdrawn. */
export function RequirementList({ today, requirements }: { today: string; requirements: Requirements }) {
  const t = useT('planning');
  const [opened, setOpened] = useState<RequirementView | 'new' | null>(null);
  const open = requirements.items.filter((one) => one.filled < one.needed || one.orderWithdrawn);
  return (
    <Card title={t('requirement.title', { count: open.length })}>
      <Stack gap={4}>
        {open.map((one) => (
          <RequirementItem key={one.id} requirement={one} onOpen={() => setOpened(one)} />
        ))}
        {open.length === 0 ? <Text tone="muted">{t('requirement.none')}</Text> : null}
        <div>
          <Button size="small" icon={plusIcon} onClick={() => setOpened('new')}>
            {t('requirement.add')}
          </Button>
        </div>
      </Stack>
      {opened ? (
        <Suspense>
          <RequirementDialog
            requirement={opened === 'new' ? null : opened}
            today={today}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

interface RequirementItemProps {
  requirement: RequirementView;
  onOpen: () => void;
}

function RequirementItem({ requirement, onOpen }: RequirementItemProps) {
  const t = useT('planning');
  const format = useFormat();
  const { projectNumber, projectTitle, kind, skillTitle, count, days, needed, filled } = requirement;
  const { firstDay, lastDay, note, worked, orderNumber } = requirement;
  const name = `${projectNumber} ${projectTitle}`;
  const who = skillTitle
    ? `${count} × ${t(`kind.${kind}`)} (${skillTitle})`
    : `${count} × ${t(`kind.${kind}`)}`;
  const when = { count: days, from: format.date(firstDay), to: format.date(lastDay) };
  const number = (hundredths: number) => format.number(hundredths / wholeDay);
  const words = [
    t('requirement.filled', { filled: number(filled), needed: number(needed) }),
    ...(worked > 0 ? [t('requirement.worked', { worked: number(worked) })] : []),
    ...(orderNumber ? [t('requirement.order', { number: orderNumber })] : []),
  ];
  return (
    <Stack gap={2}>
      <div>
        <Text as="div" strong>
          {name}
        </Text>
        <Text as="div">{`${who}, ${t('requirement.when', when)}`}</Text>
        <Text as="div" tone="muted">
          {words.join(', ')}
        </Text>
        {requirement.orderWithdrawn ? (
          <Text as="div" tone="error">
            {t('requirement.withdrawn')}
          </Text>
        ) : null}
        {note ? <Text as="div">{note}</Text> : null}
      </div>
      <Row gap={2}>
        <Button size="small" to={`/scheduling-tool/weekly_plan?week=${firstDay}&show=all`}>
          {t('conflict.open')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('requirement.changeOf', { name })}
          onClick={onOpen}
        >
          {t('settings.change')}
        </Button>
      </Row>
    </Stack>
  );
}
