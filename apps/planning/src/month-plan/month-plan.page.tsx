import {
  addDays,
  daysBetween,
  isLocalMonth,
  lastDayOf,
  localDateAt,
  monthAfter,
} from '@jahrring/contracts-common';
import { filtered, matcherOf, planOf } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, IconButton, PageFrame } from '@jahrring/ui';
import {
  calendarWeekIcon,
  chartIcon,
  chevronLeftIcon,
  chevronRightIcon,
  cloudUpIcon,
} from '@jahrring/ui/icons';
import { usePlanAddress } from '../booking/use-plan-address';
import { usePlanEditing } from '../booking/use-plan-editing';
import { useFeedDialog } from '../feed/use-feed-dialog';
import { FilterBar } from '../filter/filter-bar';
import { useLivePlan } from '../live/use-live-plan';
import { usePrintItems } from '../print/use-print-items';
import { useDraft } from '../publication/use-draft';
import { usePlanLinks } from '../toolbar/use-plan-links';
import { useShownPlan } from '../variant/use-shown-plan';
import { useVariant } from '../variant/use-variant';
import { ofVariant, useVariantId } from '../variant/use-variant-id';
import { MarkedPlan } from '../week-plan/marked-plan';
import { byTeam } from '../week-plan/team-rows';
import { useTeamRows } from '../week-plan/use-team-rows';
import { useRainDialog } from '../weather-day/use-rain-dialog';
import { MonthGrid } from './month-grid';

/** The shown month stands in the address, so that a link shows the same. */
function useMonth() {
  const format = useFormat();
  const { asked, showSpan: show, ...address } = usePlanAddress('month');
  const today = localDateAt(Date.now(), format.timeZone);
  return { ...address, month: isLocalMonth(asked) ? asked : today.slice(0, 7), today, show };
}

/** Month plan of people and machines; planned by click, by drag or by keyboard. */
export function Component() {
  // An undo in the plan does not apply to a variant.
  return <MonthPlan key={useVariantId()} />;
}

function MonthPlan() {
  const t = useT('planning');
  const format = useFormat();
  const { month, today, kinds, filter, state, variantId, ...address } = useMonth();
  const { show, showKinds, showFilter, showState, showVariant } = address;
  useLivePlan();
  const [from, to] = [`${month}-01`, lastDayOf(month)];
  const { changeable, unpublished, bar } = useDraft({ from, to }, state, {
    variantId,
    onState: showState,
  });
  const variant = useVariant(variantId, showVariant);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const { data, error, refetch } = useShownPlan({ from, to, state }, variantId);
  const [isByTeam, setByTeam] = useTeamRows();
  const rows = data && filtered(planOf(data, kinds), filter);
  const plan = rows && isByTeam ? byTeam(rows) : rows;
  const matches = matcherOf(filter);
  const { actions, dialog, history, change } = usePlanEditing({
    plan,
    resources: data?.resources,
    teams: data?.teams,
    matches,
    changeable,
  });
  const rain = useRainDialog({ days, today, variantId, onMove: change });
  const feed = useFeedDialog(data);
  const prints = usePrintItems({ from, to, kinds, state, filter, variantId });
  const links = usePlanLinks([
    {
      ...{ label: t('title.week'), icon: calendarWeekIcon },
      to: ofVariant('/scheduling-tool/weekly_plan', variantId),
    },
    { label: t('title.year'), icon: chartIcon, to: '/scheduling-tool/annual_plan' },
  ]);
  const name = new Intl.DateTimeFormat(format.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <PageFrame
      title={t('title.month')}
      subtitle={name.format(new Date(`${from}T12:00:00Z`))}
      actions={
        <>
          <IconButton
            icon={chevronLeftIcon}
            label={t('month.previous')}
            onClick={() => show(monthAfter(month, -1))}
          />
          <Button onClick={() => show(today.slice(0, 7))}>{t('month.today')}</Button>
          <IconButton
            icon={chevronRightIcon}
            label={t('month.next')}
            onClick={() => show(monthAfter(month, 1))}
          />
          {links.buttons}
          <ActionMenu
            items={[
              ...links.items,
              ...history,
              ...variant.items,
              ...(actions.editable
                ? [{ label: t('weather.open'), icon: cloudUpIcon, onClick: rain.open }]
                : []),
              // Others follow the plan: calendars know no variants.
              ...(actions.editable && !variantId ? feed.items : []),
              ...prints,
            ]}
          />
        </>
      }
    >
      {variant.banner}
      {bar}
      <FilterBar
        plan={data}
        kinds={kinds}
        filter={filter}
        onKinds={showKinds}
        onFilter={showFilter}
        byTeam={{ isOn: isByTeam, onChange: setByTeam }}
      />
      <MarkedPlan
        plan={plan}
        isEmpty={data?.resources.length === 0}
        error={error}
        onRetry={() => void refetch()}
        span={{ from, to }}
        unpublished={unpublished}
        matches={matches}
      >
        {(shown) => <MonthGrid plan={shown} days={days} today={today} isByTeam={isByTeam} {...actions} />}
      </MarkedPlan>
      {dialog}
      {rain.dialog}
      {feed.dialog}
    </PageFrame>
  );
}
