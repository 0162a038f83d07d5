import type { AddressDraft, NameCheckQuery } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { Alert, UiLink } from '@jahrring/ui';
import { useWatch } from '@jahrring/ui/form';
import { useNameCheck } from '../addresses.api';
import { useDebounced } from '../use-debounced';

const shortestName = 3;
const pause = 350;
const compared = ['name', 'zip', 'city', 'phone', 'email', 'vatNumber'] as const;

/** Tells while it is typed that the address is probably there already. Nobody is kept from saving. */
export function NameWarning({ exceptId }: { exceptId?: string | undefined }) {
  const t = useT('addresses');
  const typed = useWatch<AddressDraft, [...typeof compared]>({ name: [...compared] });
  const written = compared.map((field, at) => [field, (typed[at] ?? '').trim()]);
  const settled = useDebounced(JSON.stringify(written.filter(([, text]) => text !== '')), pause);
  const known = Object.fromEntries(JSON.parse(settled) as [string, string][]);
  const query: NameCheckQuery = { ...known, name: known['name'] ?? '', exceptId };
  const isShort = query.name.length < shortestName;
  const check = useNameCheck(query, { skip: isShort });
  const matches = isShort ? [] : (check.data?.matches ?? []);
  if (matches.length === 0) return null;
  return (
    <Alert kind="warning" title={t('edit.nameExists')}>
      <ul className="addresses-matches">
        {matches.map(({ id, name, zip, city, reasons }) => (
          <li key={id}>
            <UiLink to={`/addresses/edit/${id}`}>
              {name}, {zip} {city}
            </UiLink>{' '}
            ({reasons.map((reason) => t(`duplicate.reason.${reason}`)).join(', ')})
          </li>
        ))}
      </ul>
      {t('edit.nameExistsHint')}
    </Alert>
  );
}
