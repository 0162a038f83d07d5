import type { AddressView } from '@jahrring/contracts-addresses';
import { useNavigate, useT } from '@jahrring/tool-kit';
import { Button, Card, Stack, Text, UiLink } from '@jahrring/ui';
import { phoneIcon } from '@jahrring/ui/icons';
import { SearchBox } from '@jahrring/ui/search';
import { useState, type FormEvent } from 'react';
import { useAddressList } from '../addresses.api';
import { useDebounced } from '../use-debounced';
import './find-address.css';

const shortestSearch = 2;
const pause = 250;

/** A found address with its number: one tap calls. */
function Found({ address }: { address: AddressView }) {
  const call = address.phone ?? address.mobile;
  return (
    <li className="addresses-found">
      <span>
        <UiLink to={`/addresses/edit/${address.id}`}>{address.name}</UiLink>
        <Text as="div" size="small" tone="muted">
          {address.zip} {address.city}
        </Text>
      </span>
      {call ? (
        <Button size="small" icon={phoneIcon} href={`tel:${call.replaceAll(' ', '')}`}>
          {call}
        </Button>
      ) : null}
    </li>
  );
}

/** Whom do I call? Finds an address from the start page; Enter opens the list with all that was found. */
export function Component() {
  const t = useT('addresses');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), pause);
  const skip = search.length < shortestSearch;
  const { currentData } = useAddressList({ search, pageSize: '5' }, { skip });
  const openList = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`/addresses?search=${encodeURIComponent(text)}`);
  };
  return (
    <Card title={t('dashboard.find')} to="/addresses">
      <form onSubmit={openList} aria-label={t('dashboard.find')}>
        <Stack gap={2}>
          <SearchBox
            label={t('dashboard.find')}
            placeholder={t('list.search')}
            value={text}
            onChange={setText}
          />
          {currentData?.items.length === 0 && !skip ? (
            <Text tone="muted">{t('dashboard.nobody')}</Text>
          ) : null}
          <ul className="addresses-found-list">
            {skip ? null : currentData?.items.map((address) => <Found key={address.id} address={address} />)}
          </ul>
        </Stack>
      </form>
    </Card>
  );
}
