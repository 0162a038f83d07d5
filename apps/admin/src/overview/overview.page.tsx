import type { LicenceView } from '@jahrring/contracts-admin';
import { Link, problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Card, Columns, ErrorState, PageFrame, Row, Skeletons, Stack, Stat, Text } from '@jahrring/ui';
import { useLicenceList, useUserList } from '../admin.api';
import '../admin.css';
import { licencePath } from '../licence/licence-frame';
import { SeatsCell } from '../licence/seats';
import { toolName } from '../tools/tool-names';
import { useToolList } from '../tools/tools.api';

const everything = { pageSize: 'all', sort: 'name' };
const countOnly = { pageSize: '1' };

function Waiting({ licences }: { licences: readonly LicenceView[] }) {
  const t = useT('admin');
  const format = useFormat();
  const waiting = licences.filter((licence) => licence.state === 'awaiting_activation');
  return (
    <Card title={t('overview.waiting')}>
      {waiting.length === 0 ? (
        <Text tone="muted">{t('overview.noneWaiting')}</Text>
      ) : (
        <ul className="admin-rows">
          {waiting.map((licence) => (
            <li key={licence.id} className="admin-rows__row">
              <span className="admin-rows__main">
                <Link to={licencePath(licence.id)}>{licence.name}</Link>
                <small>{t(`licenceType.${licence.type}`)}</small>
              </span>
              <Text tone="muted">{format.date(licence.createdAt)}</Text>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Full({ licences }: { licences: readonly LicenceView[] }) {
  const t = useT('admin');
  const full = licences
    .filter((licence) => licence.state === 'active')
    .filter((licence) => licence.activeUsers >= licence.effectiveUserLimit * 0.8);
  return (
    <Card title={t('overview.full')}>
      {full.length === 0 ? (
        <Text tone="muted">{t('overview.noneFull')}</Text>
      ) : (
        <ul className="admin-rows">
          {full.map((licence) => (
            <li key={licence.id} className="admin-rows__row">
              <Link to={licencePath(licence.id, '/employees')}>{licence.name}</Link>
              <SeatsCell {...licence} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Releases() {
  const t = useT('admin');
  const { data } = useToolList();
  const served = data?.items.filter(({ stable }) => stable !== null) ?? [];
  return (
    <Card title={t('overview.releases')} to="/admin/plugins">
      {served.length === 0 ? (
        <Text tone="muted">{t('overview.noReleases')}</Text>
      ) : (
        <ul className="admin-rows">
          {served.map(({ id, stable, canary }) => (
            <li key={id} className="admin-rows__row">
              {toolName(t, id)}
              <Row>
                {canary ? <Badge tone="violett">{canary.version}</Badge> : null}
                <Badge tone="petrol">{stable}</Badge>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The installation at a glance: what waits for a superadmin, where seats run out, which tools are served. */
export function Component() {
  const t = useT('admin');
  const format = useFormat();
  const query = useLicenceList(everything, { refetchOnMountOrArgChange: true });
  const users = useUserList(countOnly, { refetchOnMountOrArgChange: true });
  if (query.error) {
    return (
      <PageFrame title={t('title.overview')}>
        <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>
      </PageFrame>
    );
  }
  const licences = query.data?.items;
  const count = (state: LicenceView['state']) =>
    format.number(licences?.filter((licence) => licence.state === state).length ?? 0);
  return (
    <PageFrame title={t('title.overview')}>
      {licences ? (
        <Stack gap={5}>
          <Columns count={4} gap={4}>
            <Stat
              label={t('overview.active')}
              value={count('active')}
              to="/admin/licenses?filter[state]=active"
            />
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
            <Stat label={t('title.users')} value={format.number(users.data?.total ?? 0)} to="/admin/users" />
          </Columns>
          <Columns count={2} gap={4}>
            <Stack gap={4}>
              <Waiting licences={licences} />
              <Full licences={licences} />
            </Stack>
            <Releases />
          </Columns>
        </Stack>
      ) : (
        <Skeletons lines={6} lineHeight="4rem" />
      )}
    </PageFrame>
  );
}
