import type { LicenceView } from '@jahrring/contracts-admin';
import { licenceTypes } from '@jahrring/contracts-common';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { Card, Text } from '@jahrring/ui';
import type { ReactNode } from 'react';
import { licencePath } from '../licence/licence-frame';
import { SeatsCell } from '../licence/seats';
import { useRunningTrials } from './service-states.api';

interface LicencesProps {
  licences: readonly LicenceView[];
}

const almost = 0.8;
const shownTrials = 8;

interface RowsProps {
  title: string;
  none: string;
  rows: readonly ReactNode[];
}

function Rows({ title, none, rows }: RowsProps) {
  return (
    <Card title={title}>
      {rows.length === 0 ? <Text tone="muted">{none}</Text> : <ul className="admin-rows">{rows}</ul>}
    </Card>
  );
}

export function WaitingCard({ licences }: LicencesProps) {
  const t = useT('admin');
  const format = useFormat();
  const rows = licences
    .filter(({ state }) => state === 'awaiting_activation')
    .map(({ id, name, type, createdAt }) => (
      <li key={id} className="admin-rows__row">
        <span className="admin-rows__main">
          <Link to={licencePath(id)}>{name}</Link>
          <small>{t(`licenceType.${type}`)}</small>
        </span>
        <Text tone="muted">{format.date(createdAt)}</Text>
      </li>
    ));
  return <Rows title={t('overview.waiting')} none={t('overview.noneWaiting')} rows={rows} />;
}

export function FullCard({ licences }: LicencesProps) {
  const t = useT('admin');
  const rows = licences
    .filter(({ state }) => state === 'active')
    .filter(({ activeUsers, effectiveUserLimit }) => activeUsers >= effectiveUserLimit * almost)
    .map((licence) => (
      <li key={licence.id} className="admin-rows__row">
        <Link to={licencePath(licence.id, '/employees')}>{licence.name}</Link>
        <SeatsCell {...licence} />
      </li>
    ));
  return <Rows title={t('overview.full')} none={t('overview.noneFull')} rows={rows} />;
}

/** Lists the running tests of plugins, ordered by their end. */
export function TrialsCard() {
  const t = useT('admin');
  const format = useFormat();
  const { data } = useRunningTrials(undefined, { refetchOnMountOrArgChange: true });
  const rows = (data?.items ?? [])
    .slice(0, shownTrials)
    .map(({ id, licenceId, licenceName, plugin, endsAt }) => (
      <li key={id} className="admin-rows__row">
        <span className="admin-rows__main">
          <Link to={licencePath(licenceId)}>{licenceName}</Link>
          <small>{t(`plugins.${plugin}.title`)}</small>
        </span>
        <Text tone="muted">{t('overview.trialEnds', { date: format.date(endsAt) })}</Text>
      </li>
    ));
  return <Rows title={t('overview.trials')} none={t('overview.noTrials')} rows={rows} />;
}

/** Shows the number of open licences of each type. */
export function TypesCard({ licences }: LicencesProps) {
  const t = useT('admin');
  const format = useFormat();
  const open = licences.filter(({ state }) => state === 'active');
  const rows = licenceTypes
    .map((type) => ({ type, count: open.filter((licence) => licence.type === type).length }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => (
      <li key={type} className="admin-rows__row">
        <Link to={`/admin/licenses?filter[state]=active&filter[type]=${type}`}>
          {t(`licenceType.${type}`)}
        </Link>
        <span>{format.number(count)}</span>
      </li>
    ));
  return <Rows title={t('overview.types')} none={t('overview.noTypes')} rows={rows} />;
}
