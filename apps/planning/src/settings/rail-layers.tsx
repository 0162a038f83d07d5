import type { RailLayerView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, IconButton, Row, Section, Stack, Text } from '@jahrring/ui';
import { trashIcon, uploadIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useRailLayers, useRemoveRailLayer, useRestoreRailLayer } from '../site-map/site-map.api';

const RailLayerDialog = lazy(async () => ({
  default: (await import('./rail-layer-dialog')).RailLayerDialog,
}));

/** Tracks and kilometre posts of railway companies that the map shows. */
export function RailLayers({ mayChange }: { mayChange: boolean }) {
  const t = useT('planning');
  const { data, error, refetch } = useRailLayers();
  const [adding, setAdding] = useState(false);
  const [remove] = useRemoveRailLayer();
  const [restore] = useRestoreRailLayer();
  const removal = useRemoval<RailLayerView, RailLayerView>({
    remove: (layer) => remove(layer).unwrap(),
    restore: ({ id }) => restore(id).unwrap(),
    removed: ({ title }) => t('rail.removed', { title }),
  });
  if (error || !data) return <QueryState query={{ error, refetch }} lines={4} />;

  return (
    <Section title={t('rail.title')} description={t('rail.text')}>
      <Stack gap={3}>
        {data.items.map((layer) => (
          <Layer
            key={layer.id}
            layer={layer}
            onRemove={mayChange ? () => void removal.remove(layer) : undefined}
          />
        ))}
        {data.items.length === 0 ? <Text tone="muted">{t('rail.none')}</Text> : null}
        {mayChange ? (
          <div>
            <Button icon={uploadIcon} onClick={() => setAdding(true)}>
              {t('rail.add')}
            </Button>
          </div>
        ) : null}
      </Stack>
      {adding ? (
        <Suspense>
          <RailLayerDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}

interface LayerProps {
  layer: RailLayerView;
  onRemove: (() => void) | undefined;
}

function Layer({ layer, onRemove }: LayerProps) {
  const t = useT('planning');
  const format = useFormat();
  const { title, fileName, system, property, lineCount, postCount, skippedCount } = layer;
  const number = (value: number) => format.number(value);
  const facts = [
    t('rail.lines', { count: lineCount, number: number(lineCount) }),
    postCount > 0 &&
      t('rail.posts', { count: postCount, number: number(postCount), property: property ?? '' }),
    skippedCount > 0 && t('rail.skipped', { count: skippedCount, number: number(skippedCount) }),
  ];
  return (
    <Row gap={3} justify="between">
      <div>
        <Text as="div" strong>
          {title}
        </Text>
        <Text as="div">{facts.filter(Boolean).join(', ')}</Text>
        <Text as="div" tone="muted">{`${fileName} (${system.toUpperCase()})`}</Text>
      </div>
      {onRemove ? (
        <IconButton icon={trashIcon} label={t('rail.remove', { title })} onClick={onRemove} />
      ) : null}
    </Row>
  );
}
