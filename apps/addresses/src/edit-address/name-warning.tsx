import { useT } from '@jahrring/tool-kit';
import { Alert, UiLink } from '@jahrring/ui';
import { useNameCheck } from '../addresses.api';
import { useDebounced } from '../use-debounced';

const shortestName = 3;
const pause = 350;

/** Tells while the name is typed that another address bears it. Nobody is kept from saving. */
export function NameWarning({ name, exceptId }: { name: string; exceptId?: string | undefined }) {
  const t = useT('addresses');
  const settled = useDebounced(name.trim(), pause);
  const check = useNameCheck({ name: settled, exceptId }, { skip: settled.length < shortestName });
  const matches = settled.length < shortestName ? [] : (check.data?.matches ?? []);
  if (matches.length === 0) return null;
  return (
    <Alert kind="warning" title={t('edit.nameExists')}>
      <ul className="addresses-matches">
        {matches.map((match) => (
          <li key={match.id}>
            <UiLink to={`/addresses/edit/${match.id}`}>
              {match.name}, {match.zip} {match.city}
            </UiLink>
          </li>
        ))}
      </ul>
      {t('edit.nameExistsHint')}
    </Alert>
  );
}
