import { useT } from '@jahrring/tool-kit';
import { Alert, UiLink } from '@jahrring/ui';
import { useTitleCheck } from '../objects.api';
import { useDebounced } from './use-debounced';

const shortestTitle = 3;
const pause = 350;

/** Tells while the title is typed that another object bears it. Nobody is kept from saving. */
export function TitleWarning({ title, exceptId }: { title: string; exceptId?: string | undefined }) {
  const t = useT('inventory');
  const settled = useDebounced(title.trim(), pause);
  const check = useTitleCheck({ title: settled, exceptId }, { skip: settled.length < shortestTitle });
  const matches = settled.length < shortestTitle ? [] : (check.data?.matches ?? []);
  if (matches.length === 0) return null;
  return (
    <Alert kind="warning" title={t('object.titleExists')}>
      <ul className="inventory-matches">
        {matches.map((match) => (
          <li key={match.id}>
            <UiLink to={`/settings/objects/edit/${match.id}`}>
              {[match.title, match.articleNumber, t(`kind.${match.kind}`)].filter(Boolean).join(', ')}
            </UiLink>
          </li>
        ))}
      </ul>
      {t('object.titleExistsHint')}
    </Alert>
  );
}
