import { Link, problemText, useLocale, useT } from '@jahrring/tool-kit';
import { Badge, Card, ErrorState } from '@jahrring/ui';
import { usePlannedPluginList } from '../../tools/tools.api';
import { wordsIn } from './words';
import '../../admin.css';

/** The plugins to come, each leading to where it is changed. */
export function PlannedPlugins() {
  const t = useT('admin');
  const locale = useLocale();
  const query = usePlannedPluginList(undefined, { refetchOnMountOrArgChange: true });
  if (query.error)
    return <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>;
  const items = query.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={t('planned.title')}>
      <ul className="admin-rows">
        {items.map(({ id, key, title }) => (
          <li key={id} className="admin-rows__row">
            <span className="admin-rows__main">
              <Link to={`/admin/plugins/edit/${id}`}>{wordsIn(title, locale)}</Link>
              <small>{key}</small>
            </span>
            <Badge outline>{t('planned.state')}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
