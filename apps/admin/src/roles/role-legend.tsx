import { useT } from '@jahrring/tool-kit';

const marks = [
  { mark: 'none', text: 'hr.reach.none' },
  { mark: 'own', text: 'hr.reach.own' },
  { mark: 'assigned', text: 'hr.reach.assigned' },
  { mark: 'all', text: 'hr.reach.all' },
  { mark: 'restricts', text: 'hr.key.restricts' },
] as const;

/** Legend of the marks in the matrix. */
export function RoleLegend() {
  const t = useT('admin');
  return (
    <ul className="admin-roles__legend" aria-label={t('roles.legend')}>
      {marks.map(({ mark, text }) => (
        <li key={mark}>
          <span className="admin-reach__mark" data-reach={mark} />
          {t(text)}
        </li>
      ))}
      <li>
        <span className="admin-reach" data-shaped>
          <span className="admin-reach__mark" data-reach="all" />
        </span>
        {t('roles.changed')}
      </li>
    </ul>
  );
}
