import { labelFilter, type MessageFolder, messageFolders } from '@jahrring/contracts-admin';
import { useLocation, useParams, useSearchParams } from '@jahrring/tool-kit';

const labelPrefix = 'label:';

/** State of the mailbox view, as in the URL. */
export interface MailboxPlace {
  /** `/admin/messages` of who runs the installation, `/messages` of everybody else. */
  base: string;
  folder: MessageFolder;
  label: string | null;
  search: string;
  messageId: string | null;
  setMessage: (id: string | null) => void;
  setSearch: (search: string) => void;
}

export function useMailboxPlace(): MailboxPlace {
  const { pathname } = useLocation();
  const { filter = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    base: pathname.startsWith('/admin') ? '/admin/messages' : '/messages',
    folder: messageFolders.find((one) => one === filter) ?? 'inbox',
    label: filter.startsWith(labelPrefix) ? filter.slice(labelPrefix.length) : null,
    search: params.get('search') ?? '',
    messageId: params.get('message'),
    setMessage: (id) => set('message', id),
    setSearch: (search) => set('search', search),
  };
}

export function folderPath(base: string, folder: MessageFolder): string {
  return folder === 'inbox' ? base : `${base}/filter/${folder}`;
}

export function labelPath(base: string, label: string): string {
  return `${base}/filter/${encodeURIComponent(labelPrefix + label)}`;
}

/** Returns the query parameters for the list endpoint. A search stays within the chosen folder or label. */
export function listArgsOf({ folder, label, search }: MailboxPlace, pageSize: number) {
  const where: Record<string, string> = label
    ? { 'filter[labels]': labelFilter(label) }
    : folder === 'starred'
      ? { 'filter[starred]': 'true' }
      : { 'filter[folder]': folder };
  return { ...where, ...(search ? { search } : {}), pageSize: String(pageSize) };
}
