import type { EntryView } from '@jahrring/contracts-time';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, Badge, leftToRight } from '@jahrring/ui';
import {
  alertIcon,
  editIcon,
  eyeIcon,
  fileInvoiceIcon,
  fileTextIcon,
  lockIcon,
  qrCodeIcon,
  trashIcon,
} from '@jahrring/ui/icons';
import { useAmountText } from '../amount-text';
import { useEntryRemoval } from '../use-entry-removal';

/** One entry of the day: its link covers the row, the menu stands beside it. */
export function EntryRow({ entry }: { entry: EntryView }) {
  const t = useT('time');
  const format = useFormat();
  const amountText = useAmountText();
  const { remove } = useEntryRemoval();
  const hours = entry.kind === 'hours';
  const bare = hours ? t('day.durationOnly') : t(`kind.${entry.kind}`);
  const times = entry.from ? leftToRight(`${entry.from}–${entry.to}`) : bare;
  const what = hours ? (entry.activityTitle ?? t('form.noActivity')) : entry.objectTitle;
  const path = `/timetables/edit/${entry.id}`;
  return (
    <li className="time-entry">
      <span className="time-entry__times time-figures">{times}</span>
      <span className="time-entry__what">
        <Link to={path} className="time-entry__link">
          {entry.projectNumber} {entry.projectTitle}
        </Link>
        <span className="time-entry__sub">{[what, entry.comment].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="time-entry__marks">
        {entry.documentNumber ? (
          <Badge icon={fileInvoiceIcon} tone="bernstein">
            {entry.documentNumber}
          </Badge>
        ) : null}
        {entry.claimed && !entry.documentNumber ? (
          <Badge icon={fileTextIcon}>{t('day.onDraft')}</Badge>
        ) : null}
        {entry.needsReview ? (
          <Badge icon={alertIcon} tone="bernstein">
            {t('day.needsReview')}
          </Badge>
        ) : null}
        {entry.scanMetres === null ? null : (
          <Badge icon={qrCodeIcon}>{t('day.scanMetres', { metres: format.number(entry.scanMetres) })}</Badge>
        )}
        {entry.billable ? null : <Badge>{t('day.notBillable')}</Badge>}
        {entry.locked ? <Badge icon={lockIcon}>{t('day.locked')}</Badge> : null}
      </span>
      <span className="time-entry__hours time-figures">{amountText(entry)}</span>
      <span className="time-entry__menu">
        <ActionMenu
          label={t('day.actionsOf', { times, project: entry.projectNumber })}
          items={[
            {
              label: t(entry.canUpdate ? 'action.edit' : 'action.show'),
              icon: entry.canUpdate ? editIcon : eyeIcon,
              to: path,
            },
            entry.canDelete && {
              label: t('action.delete'),
              icon: trashIcon,
              danger: true,
              onClick: () => void remove(entry),
            },
          ]}
        />
      </span>
    </li>
  );
}
