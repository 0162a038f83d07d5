import { addDays, isoWeekOf, localDateAt, mondayOf } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { PlaceMap } from '@jahrring/tool-kit/map';
import { QueryState } from '@jahrring/tool-kit/query-state';
import {
  Button,
  Checkbox,
  EmptyState,
  IconButton,
  PageFrame,
  Row,
  SegmentedControl,
  Stack,
  Text,
  useNarrow,
} from '@jahrring/ui';
import { calendarWeekIcon, chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { usePlanAddress } from '../booking/use-plan-address';
import { useLivePlan } from '../live/use-live-plan';
import { mapItems } from './map-items';
import { SiteList } from './site-list';
import { useLayers } from './use-layers';
import './site-map.css';
import { useSites, useTimberPlaces } from './site-map.api';

const daysInWeek = 7;
const views = ['list', 'map'] as const;
type View = (typeof views)[number];

/** Sites of a week and of open projects, timber and railways on a map, with the same in a list beside it. */
export function Component() {
  const t = useT('planning');
  const format = useFormat();
  const narrow = useNarrow();
  useLivePlan();
  const today = localDateAt(Date.now(), format.timeZone);
  const { asked, showSpan } = usePlanAddress('week');
  const monday = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today);
  const show = (date: string) => showSpan(mondayOf(date));
  const span = { from: monday, to: addDays(monday, daysInWeek - 1) };
  const [view, setView] = useState<View>('list');
  const { layers, hidden, toggle, rails } = useLayers();
  const { data: sites, error, refetch } = useSites(span);
  const { data: timber } = useTimberPlaces(undefined, { skip: !layers.includes('timber') });
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const items = sites ? mapItems(sites.items, timber?.items ?? [], (layer) => !hidden.has(layer)) : [];
  const week = { week: isoWeekOf(monday).week, from: format.date(span.from), to: format.date(span.to) };
  return (
    <PageFrame
      title={t('title.map')}
      subtitle={t('week.subtitle', week)}
      actions={
        <>
          <IconButton
            icon={chevronLeftIcon}
            label={t('week.previous')}
            onClick={() => show(addDays(monday, -daysInWeek))}
          />
          <Button onClick={() => show(today)}>{t('week.today')}</Button>
          <IconButton
            icon={chevronRightIcon}
            label={t('week.next')}
            onClick={() => show(addDays(monday, daysInWeek))}
          />
          <Button icon={calendarWeekIcon} to={`/scheduling-tool/weekly_plan?week=${monday}`}>
            {t('title.week')}
          </Button>
        </>
      }
    >
      {sites ? (
        <Stack>
          <Row gap={4}>
            {narrow ? (
              <SegmentedControl
                label={t('map.view')}
                value={view}
                onChange={setView}
                options={views.map((value) => ({ value, label: t(`map.views.${value}`) }))}
              />
            ) : null}
            {layers.map((layer) => (
              <Checkbox
                key={layer}
                label={t(`map.layer.${layer}`)}
                checked={!hidden.has(layer)}
                onChange={() => toggle(layer)}
              />
            ))}
            {rails.layers.map(({ id, title }) => (
              <Checkbox key={id} label={title} checked={!hidden.has(id)} onChange={() => toggle(id)} />
            ))}
          </Row>
          {sites.placeless.length > 0 ? (
            <Text as="p" tone="muted">
              {t('map.placeless', {
                count: sites.placeless.length,
                names: sites.placeless.map(({ number, title }) => `${number} ${title}`).join(', '),
              })}
            </Text>
          ) : null}
          <div className="planning-map">
            {narrow && view === 'map' ? null : items.length === 0 ? (
              <EmptyState title={t('map.empty')}>{t('map.emptyText')}</EmptyState>
            ) : (
              <SiteList items={items} posts={rails.posts} selectedId={selectedId} onSelect={setSelectedId} />
            )}
            {narrow && view === 'list' ? null : (
              <PlaceMap
                label={t('map.label')}
                marks={items}
                lines={rails.lines}
                posts={rails.posts}
                selectedId={selectedId}
                onSelect={setSelectedId}
                fitKey={monday}
              />
            )}
          </div>
        </Stack>
      ) : (
        <QueryState query={{ error, refetch }} lines={12} />
      )}
    </PageFrame>
  );
}
