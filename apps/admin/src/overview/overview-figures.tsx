import { pluginCurrency, type LicenceView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Columns, Stat } from '@jahrring/ui';
import { localToday } from '@jahrring/ui/input';
import { useUserList } from '../admin.api';
import { useMailList } from '../mail/mail.api';
import { usePluginCharges } from '../tools/tools.api';
import type { ServiceStates } from './service-states.api';

const countOnly = { pageSize: '1' };
const anew = { refetchOnMountOrArgChange: true };
const unknown = '–';

interface OverviewFiguresProps {
  licences: readonly LicenceView[];
  /** Undefined until all services have answered. */
  states: ServiceStates | undefined;
}

/** The numbers of the installation; each leads to the list behind it. */
export function OverviewFigures({ licences, states }: OverviewFiguresProps) {
  const t = useT('admin');
  const format = useFormat();
  const users = useUserList(countOnly, anew);
  const failedMails = useMailList({ ...countOnly, 'filter[state]': 'failed' }, anew);
  const charges = usePluginCharges({ month: localToday().slice(0, 7), page: 1, pageSize: 1 }, anew);
  const count = (state: LicenceView['state']) =>
    format.number(licences.filter((licence) => licence.state === state).length);
  const number = (value: number | undefined) => (value === undefined ? unknown : format.number(value));
  const sumOf = (pick: (state: NonNullable<ServiceStates[string]>) => number) =>
    states && Object.values(states).reduce((sum, state) => sum + (state ? pick(state) : 0), 0);
  const open = licences.filter(({ state }) => state === 'active');
  const seats = {
    used: format.number(open.reduce((sum, { activeUsers }) => sum + activeUsers, 0)),
    limit: format.number(open.reduce((sum, { effectiveUserLimit }) => sum + effectiveUserLimit, 0)),
  };
  return (
    <Columns count={4} gap={4}>
      <Stat label={t('overview.active')} value={count('active')} to="/admin/licenses?filter[state]=active" />
      <Stat
        label={t('overview.waiting')}
        value={count('awaiting_activation')}
        to="/admin/licenses?filter[state]=awaiting_activation"
      />
      <Stat
        label={t('overview.blocked')}
        value={count('blocked')}
        to="/admin/licenses?filter[state]=blocked"
      />
      <Stat
        label={t('title.users')}
        value={number(users.data?.total)}
        hint={t('overview.seats', seats)}
        to="/admin/users"
      />
      <Stat
        label={t('overview.owed')}
        value={charges.data ? format.money(charges.data.sum, pluginCurrency) : unknown}
        hint={charges.data ? t('overview.owedBy', { count: charges.data.licences }) : undefined}
        to="/admin/plugins?tab=charges"
      />
      <Stat
        label={t('overview.lostEvents')}
        value={number(sumOf(({ events }) => events.dead))}
        to="/admin/events?state=dead"
      />
      <Stat
        label={t('overview.failedWork')}
        value={number(sumOf(({ failedWork, failedJobs }) => failedWork.total + (failedJobs ?? []).length))}
        hint={t('overview.lastDays')}
        to="/admin/events#failed-work"
      />
      <Stat
        label={t('overview.failedMails')}
        value={number(failedMails.data?.total)}
        to="/admin/mail?filter[state]=failed"
      />
    </Columns>
  );
}
