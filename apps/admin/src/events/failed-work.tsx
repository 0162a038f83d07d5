import type { FailedWorkView } from '@jahrring/contracts-common';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { useLicenceList } from '../admin.api';
import { licencePath } from '../licence/licence-frame';
import { useServiceStates, type ServiceStates } from '../overview/service-states.api';
import { toolName } from '../tools/tool-names';

const everything = { pageSize: 'all', sort: 'name' };

type FailedOfService = FailedWorkView & { service: string };

/** Lists the failed work of all services, newest first. */
function failedOf(states: ServiceStates): FailedOfService[] {
  return Object.entries(states)
    .flatMap(([service, state]) => (state?.failedWork.items ?? []).map((work) => ({ ...work, service })))
    .sort((one, other) => other.failedAt.localeCompare(one.failedAt));
}

/** Lists the scheduled jobs of all services whose last run failed. */
function failedJobsOf(states: ServiceStates) {
  return Object.entries(states).flatMap(([service, state]) =>
    (state?.failedJobs ?? []).map((job) => ({ ...job, service })),
  );
}

interface FailedWorkProps {
  services: readonly string[];
}

/** Long work of people that came to no end in the last days, and scheduled jobs that fail; nothing where none did. */
export function FailedWork({ services }: FailedWorkProps) {
  const t = useT('admin');
  const format = useFormat();
  const { data: states } = useServiceStates(services, { refetchOnMountOrArgChange: true });
  const failed = failedOf(states ?? {});
  const jobs = failedJobsOf(states ?? {});
  const { data: licences } = useLicenceList(everything, { skip: failed.length === 0 });
  if (failed.length === 0 && jobs.length === 0) return null;
  const names = new Map(licences?.items.map(({ id, name }) => [id, name]));
  return (
    <section className="admin-service" id="failed-work" aria-labelledby="failed-work-title">
      <div className="admin-service__head">
        <h2 id="failed-work-title">{t('overview.failedWork')}</h2>
      </div>
      <ul className="admin-rows">
        {jobs.map(({ service, name, failedAt, code }) => (
          <li key={`${service} ${name}`} className="admin-rows__row">
            <span className="admin-rows__main">
              {t('work.job', { tool: toolName(t, service) })}
              <small>{[name, code ? t('work.code', { code }) : ''].filter(Boolean).join(' · ')}</small>
            </span>
            <span>{format.dateTime(failedAt)}</span>
          </li>
        ))}
        {failed.map(({ id, service, kind, licenceId, failedAt, code }) => (
          <li key={id} className="admin-rows__row">
            <span className="admin-rows__main">
              {t(`work.${kind}`, { defaultValue: t('work.other', { tool: toolName(t, service) }) })}
              <small>
                {names.has(licenceId) ? (
                  <Link to={licencePath(licenceId)}>{names.get(licenceId)}</Link>
                ) : (
                  t('work.deletedLicence')
                )}
                {code ? ` · ${t('work.code', { code })}` : ''}
              </small>
            </span>
            <span>{format.dateTime(failedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
