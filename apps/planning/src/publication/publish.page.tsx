import { addDays, localDateAt, mondayOf } from '@jahrring/contracts-common';
import type { PlanChangesView } from '@jahrring/contracts-planning';
import { notify, problemOf, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, EmptyState, PageFrame, SegmentedControl, Stack, Text } from '@jahrring/ui';
import { calendarWeekIcon, sendIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useLivePlan } from '../live/use-live-plan';
import { ChangeCards } from './change-cards';
import { usePlanChanges, usePublishPlan } from './publication.api';

const reaches = ['all', 'week', 'next'] as const;
type Reach = (typeof reaches)[number];
const sunday = 6;
const daysInWeek = 7;

/** Up to which day, where not all is published. */
function untilOf(reach: Reach, today: string): string | undefined {
  if (reach === 'all') return undefined;
  return addDays(mondayOf(today), reach === 'week' ? sunday : sunday + daysInWeek);
}

/** Shows the effects of publishing by person, compared with the published plan; published as one. */
export function Component() {
  const t = useT('planning');
  const format = useFormat();
  useLivePlan();
  const today = localDateAt(Date.now(), format.timeZone);
  const [reach, setReach] = useState<Reach>('all');
  const until = untilOf(reach, today);
  const query = usePlanChanges(until ? { until } : {}, { refetchOnMountOrArgChange: true });
  const { currentData: changes, error, refetch } = query;
  return (
    <PageFrame
      title={t('title.changes')}
      subtitle={changes?.publishedAt ? lastWords(t, format, changes) : t('publish.text')}
      actions={
        <>
          <Button icon={calendarWeekIcon} to="/scheduling-tool/weekly_plan">
            {t('title.week')}
          </Button>
          <PublishButton changes={changes} until={until} />
        </>
      }
    >
      {changes?.mode === 'atOnce' ? (
        <EmptyState title={t('publish.atOnce')}>{t('publish.atOnceText')}</EmptyState>
      ) : (
        <Stack>
          <SegmentedControl
            label={t('publish.reach')}
            value={reach}
            onChange={(value) => setReach(reaches.find((one) => one === value) ?? 'all')}
            options={reaches.map((value) => ({ value, label: t(`publish.reaches.${value}`) }))}
          />
          {changes ? <Changes changes={changes} /> : <QueryState query={{ error, refetch }} lines={8} />}
        </Stack>
      )}
    </PageFrame>
  );
}

function lastWords(
  t: ReturnType<typeof useT>,
  format: ReturnType<typeof useFormat>,
  { publishedAt, publishedBy }: PlanChangesView,
): string {
  const when = format.dateTime(publishedAt ?? '');
  return publishedBy ? t('publish.lastBy', { when, name: publishedBy }) : t('publish.last', { when });
}

interface PublishButtonProps {
  changes: PlanChangesView | undefined;
  until: string | undefined;
}

function PublishButton({ changes, until }: PublishButtonProps) {
  const t = useT('planning');
  const toast = useProblemToast();
  const [publish, publishing] = usePublishPlan();
  if (!changes || changes.mode === 'atOnce') return null;
  const { total, stamp, mayPublish } = changes;
  const run = async (): Promise<void> => {
    try {
      const result = await publish({ stamp, ...(until ? { until } : {}) }).unwrap();
      const words = t('publish.done', { count: result.changes });
      notify.success(result.told > 0 ? `${words} ${t('publish.told', { count: result.told })}` : words);
    } catch (problem) {
      if (problemOf(problem).code === 'PLAN_CHANGED') notify.warning(t('errors.planChanged'));
      else toast(problem);
    }
  };
  return (
    <Button
      variant="primary"
      icon={sendIcon}
      disabled={total === 0 || !mayPublish}
      loading={publishing.isLoading}
      onClick={() => void run()}
    >
      {t('publish.run', { count: total })}
    </Button>
  );
}

function Changes({ changes: { items, total, mayPublish } }: { changes: PlanChangesView }) {
  const t = useT('planning');
  if (total === 0) return <EmptyState title={t('publish.none')}>{t('publish.noneText')}</EmptyState>;
  return (
    <Stack>
      {mayPublish ? null : <Text tone="muted">{t('publish.others')}</Text>}
      <ChangeCards items={items} total={total} />
    </Stack>
  );
}
