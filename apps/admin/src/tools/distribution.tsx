import type { ToolReleaseView, ToolView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';

type Family = 'wald' | 'violett' | 'bernstein' | 'stein';

function familyOf({ channel }: ToolReleaseView, pinned: boolean): Family {
  if (channel === 'stable') return 'wald';
  if (channel === 'canary') return 'violett';
  return pinned ? 'bernstein' : 'stein';
}

/** Shows the share of licences that run each version. */
export function Distribution({ tool }: { tool: ToolView }) {
  const t = useT('admin');
  const format = useFormat();
  const used = tool.items.filter(({ licences }) => licences > 0);
  const all = used.reduce((sum, { licences }) => sum + licences, 0);
  if (all === 0) return <p className="admin-tool__none">{t('tool.nobody')}</p>;
  const isPinned = (version: string) => tool.pinned.some((pin) => pin.version === version);
  return (
    <div className="admin-shares">
      <div className="admin-shares__bar" aria-hidden="true">
        {used.map((release) => (
          <span
            key={release.id}
            className="admin-shares__part"
            data-family={familyOf(release, isPinned(release.version))}
            style={{ flexGrow: release.licences }}
          />
        ))}
      </div>
      <ul className="admin-shares__legend">
        {used.map((release) => (
          <li key={release.id} data-family={familyOf(release, isPinned(release.version))}>
            <code className="admin-version">{release.version}</code>
            <span>
              {t('tool.licences', { count: release.licences })} ·{' '}
              {format.number(release.licences / all, { style: 'percent' })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
