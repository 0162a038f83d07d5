import type { VariantView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { ActionMenu, Button, Card, Row, Stack, Text } from '@jahrring/ui';
import { editIcon, trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { VariantDialog } from './variant-dialog';
import { useDiscardVariant, useRestoreVariant } from './variant.api';

/** A variant, and what can be done with it. */
export function VariantCard({ variant }: { variant: VariantView }) {
  const t = useT('planning');
  const format = useFormat();
  const [renaming, setRenaming] = useState(false);
  const [discard] = useDiscardVariant();
  const [restore] = useRestoreVariant();
  const { remove } = useRemoval<VariantView, VariantView>({
    remove: ({ id, version }) => discard({ id, version }).unwrap(),
    restore: ({ id }) => restore({ id }).unwrap(),
    removed: ({ title }) => t('variant.discarded', { title }),
  });
  const { id, title, firstDay, lastDay, createdAt, createdBy } = variant;
  const days = `${format.date(firstDay)} – ${format.date(lastDay)}`;
  const when = format.dateTime(createdAt);
  return (
    <Card
      title={title}
      actions={
        <ActionMenu
          label={t('variant.actionsOf', { title })}
          items={[
            { label: t('variant.rename'), icon: editIcon, onClick: () => setRenaming(true) },
            {
              label: t('variant.discard'),
              icon: trashIcon,
              danger: true,
              onClick: () => void remove(variant),
            },
          ]}
        />
      }
    >
      <Stack gap={3}>
        <Text as="div" tone="muted">
          {days} · {createdBy ? t('variant.madeBy', { when, name: createdBy }) : t('variant.made', { when })}
        </Text>
        <Row gap={2}>
          <Button size="small" to={`/scheduling-tool/weekly_plan?variant=${id}&week=${firstDay}`}>
            {t('variant.openWeek')}
          </Button>
          <Button
            size="small"
            to={`/scheduling-tool/monthly_plan?variant=${id}&month=${firstDay.slice(0, 7)}`}
          >
            {t('variant.openMonth')}
          </Button>
          <Button size="small" to={`/scheduling-tool/variants?variant=${id}`}>
            {t('variant.compare')}
          </Button>
        </Row>
      </Stack>
      {renaming ? <VariantDialog variant={variant} onClose={() => setRenaming(false)} /> : null}
    </Card>
  );
}
