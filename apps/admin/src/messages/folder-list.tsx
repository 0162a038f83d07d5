import { messageFolders } from '@jahrring/contracts-admin';
import { Link, useT } from '@jahrring/tool-kit';
import { Badge, Icon } from '@jahrring/ui';
import {
  archiveIcon,
  clockIcon,
  editIcon,
  inboxIcon,
  sendIcon,
  starIcon,
  tagIcon,
  trashIcon,
} from '@jahrring/ui/icons';
import { folderPath, labelPath, type MailboxPlace } from './mailbox-place';
import { useMessageSummary } from './messages.api';

const icons = {
  inbox: inboxIcon,
  starred: starIcon,
  drafts: editIcon,
  planned: clockIcon,
  sent: sendIcon,
  archived: archiveIcon,
  bin: trashIcon,
} as const;

/** The folders and labels of a mailbox; what is unread or unfinished stands beside. */
export function FolderList({ place }: { place: MailboxPlace }) {
  const t = useT('admin');
  const { data } = useMessageSummary();
  const counts: Record<string, number | undefined> = {
    inbox: data?.unread,
    drafts: data?.drafts,
    planned: data?.planned,
  };
  return (
    <nav className="admin-mail-folders" aria-label={t('mailbox.folders')}>
      {messageFolders.map((folder) => {
        const count = counts[folder] ?? 0;
        return (
          <Link
            key={folder}
            to={folderPath(place.base, folder)}
            className="admin-mail-folders__one"
            aria-current={!place.label && place.folder === folder ? 'page' : undefined}
          >
            <Icon name={icons[folder]} size={18} />
            <span>{t(`mailbox.folder.${folder}`)}</span>
            {count > 0 ? <Badge>{String(count)}</Badge> : null}
          </Link>
        );
      })}
      {data?.labels.map((label) => (
        <Link
          key={label}
          to={labelPath(place.base, label)}
          className="admin-mail-folders__one"
          aria-current={place.label === label ? 'page' : undefined}
        >
          <Icon name={tagIcon} size={18} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
