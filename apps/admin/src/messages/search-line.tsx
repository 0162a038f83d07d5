import { useT } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import { searchIcon } from '@jahrring/ui/icons';
import { type FormEvent, useState } from 'react';

/** Looks for words in subject, text and names. */
export function SearchLine({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const t = useT('admin');
  const [text, setText] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form className="admin-mail-search" role="search" onSubmit={submit}>
      <input
        type="search"
        value={text}
        maxLength={200}
        aria-label={t('mailbox.search')}
        placeholder={t('mailbox.search')}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value === '') onSearch('');
        }}
      />
      <IconButton icon={searchIcon} label={t('mailbox.searchNow')} type="submit" size="small" />
    </form>
  );
}
