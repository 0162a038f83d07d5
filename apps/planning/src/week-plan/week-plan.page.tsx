import { addDays, isoWeekOf, localDateAt, mondayOf, weekOf } from '@jahrring/contracts-common';
import { filtered, matcherOf, planOf } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, IconButton, PageFrame, useNarrow, type ActionMenuItem } from '@jahrring/ui';
import {
  calendarIcon,
  calendarWeekIcon,
  chartIcon,
  chevronLeftIcon,
  chevronRightIcon,
  cloudUpIcon,
  copyIcon,
  mapPinIcon,
} from '@jahrring/ui/icons';
import { usePlanAddress } from '../booking/use-plan-address';
import { usePlanEditing } from '../booking/use-plan-editing';
import { useFeedDialog } from '../feed/use-feed-dialog';
import { FilterBar } from '../filter/filter-bar';
import { useLivePlan } from '../live/use-live-plan';
import { useDraft } from '../publication/use-draft';
import { usePrintItems } from '../print/use-print-items';
import { usePlanningSettings } from '../settings/settings.api';
import { usePlanLinks } from '../toolbar/use-plan-links';
import { useShownPlan } from '../variant/use-shown-plan';
import { useVariant } from '../variant/use-variant';
import { ofVariant, useVariantId } from '../variant/use-variant-id';
import { useRainDialog } from '../weather-day/use-rain-dialog';
import { MarkedPlan } from './marked-plan';
import { DayList } from './day-list';
import { PlanGrid } from './plan-grid';
import { shownDays } from './shown-days';
import { byTeam } from './team-rows';
import { useTeamRows } from './use-team-rows';

const daysInWeek = 7;

/** The shown week stands in the address, so that a link shows the same. */
function useWeek() {
  const format = useFormat();
  const { asked, showSpan, ...address } = usePlanAddress('week');
  const today = localDateAt(Date.now(), format.timeZone);
  const monday = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today);
  return { ...address, monday, today, show: (date: string) => showSpan(mondayOf(date)) };
}

/** Week plan: who is where; planned by click, by drag or by keyboard. */
export function Component() {
  // An undo in the plan does not apply to a variant.
  return <WeekPlan key={useVariantId()} />;
}

function WeekPlan() {
  const t = useT('planning');
  const format = useFormat();
  const narrow = useNarrow();
  const { monday, today, kinds, filter, state, variantId, ...address } = useWeek();
  const { show, showKinds, showFilter, showState, showVariant } = address;
  useLivePlan();
  const to = addDays(monday, daysInWeek - 1);
  const span = { from: monday, to };
  const { changeable, unpublished, bar } = useDraft(span, state, { variantId, onState: showState });
  const variant = useVariant(variantId, showVariant);
  const { data, error, refetch } = useShownPlan({ ...span, state }, variantId);
  const [isByTeam, setByTeam] = useTeamRows();
  const rows = data && filtered(planOf(data, kinds), filter);
  const plan = rows && isByTeam ? byTeam(rows) : rows;
  const matches = matcherOf(filter);
  const { actions, dialog, history, change, copyWeek } = usePlanEditing({
    plan,
    resources: data?.resources,
    teams: data?.teams,
    matches,
    changeable,
  });
  const { data: settings } = usePlanningSettings();
  const days = shownDays(weekOf(monday), settings?.shownWeekdays, plan);
  const week = { week: isoWeekOf(monday).week, from: format.date(monday), to: format.date(to) };
  const rain = useRainDialog({ days, today, variantId, onMove: change });
  const feed = useFeedDialog(data);
  const printed = { from: days[0] ?? monday, to: days.at(-1) ?? to };
  const prints = usePrintItems({ ...printed, kinds, state, filter, variantId });
  const View = narrow ? DayList : PlanGrid;
  return (
    <PageFrame
      title={t('title.week')}
      subtitle={t('week.subtitle', week)}
      actions={
        <WeekActions
          monday={monday}
          editable={actions.editable}
          onShow={show}
          today={today}
          onRain={rain.open}
          onCopy={() => void copyWeek({ from: addDays(monday, -daysInWeek), to: monday })}
          history={history}
          prints={prints}
          feeds={feed.items}
          variants={variant.items}
          variantId={variantId}
        />
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
        span={span}
        unpublished={unpublished}
        matches={matches}
      >
        {(shown) => <View plan={shown} days={days} today={today} isByTeam={isByTeam} {...actions} />}
      </MarkedPlan>
      {dialog}
      {rain.dialog}
      {feed.dialog}
    </PageFrame>
  );
}

interface WeekActionsProps {
  monday: string;
  today: string;
  editable: boolean;
  onShow: (date: string) => void;
  onRain: () => void;
  /** Repeats the week before. */
  onCopy: () => void;
  history: ActionMenuItem[];
  prints: ActionMenuItem[];
  /** For those who plan. */
  feeds: ActionMenuItem[];
  variants: ActionMenuItem[];
  /** Content in the place of the plan. */
  variantId: string | null;
}

function WeekActions(props: WeekActionsProps) {
  const { monday, today, editable, onShow, onRain, onCopy } = props;
  const { history, prints, feeds, variants, variantId } = props;
  const t = useT('planning');
  const changes: ActionMenuItem[] = [
    { label: t('week.copy'), icon: copyIcon, onClick: onCopy },
    { label: t('weather.open'), icon: cloudUpIcon, onClick: onRain },
    // Others follow the plan: calendars know no variants.
    ...(variantId ? [] : feeds),
  ];
  const links = usePlanLinks([
    { label: t('title.mine'), icon: calendarIcon, to: '/scheduling-tool/my_week' },
    {
      ...{ label: t('title.month'), icon: calendarWeekIcon },
      to: ofVariant('/scheduling-tool/monthly_plan', variantId),
    },
  ]);
  const load = {
    ...{ label: t('title.capacity'), icon: chartIcon },
    to: `/scheduling-tool/capacity?week=${monday}`,
  };
  const map = { label: t('title.map'), icon: mapPinIcon, to: `/scheduling-tool/map?week=${monday}` };
  return (
    <>
      <IconButton
        icon={chevronLeftIcon}
        label={t('week.previous')}
        onClick={() => onShow(addDays(monday, -daysInWeek))}
      />
      <Button onClick={() => onShow(today)}>{t('week.today')}</Button>
      <IconButton
        icon={chevronRightIcon}
        label={t('week.next')}
        onClick={() => onShow(addDays(monday, daysInWeek))}
      />
      {links.buttons}
      <ActionMenu
        items={[
          ...links.items,
          ...history,
          ...variants,
          ...(editable ? changes : []),
          ...(variantId ? [] : [...(editable ? [load] : []), map]),
          ...prints,
        ]}
      />
    </>
  );
}
