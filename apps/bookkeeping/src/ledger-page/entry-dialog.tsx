import type { JournalEntryView } from '@jahrring/contracts-bookkeeping';
import { Link, problemText, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Button, DescriptionList, EmptyState, ErrorState, Modal, Skeletons, Stack } from '@jahrring/ui';
import { useJournal } from '../ledger.api';
import { useSettings } from '../settings.api';
import './ledger-page.css';
import { ledgerPath } from './ledger-frame';
import { sourceLink } from './source-link';

interface EntryDialogProps {
  id: string;
  /** Shows another entry instead. */
  onShow: (id: string) => void;
  onClose: () => void;
}

/** An entry with its lines, what it was made by, and the entry it takes back. */
export function EntryDialog({ id, onShow, onClose }: EntryDialogProps) {
  const t = useT('bookkeeping');
  const { data, error, refetch } = useJournal({ 'filter[id]': id });
  const entry = data?.items[0];
  const title = entry ? t('ledger.entry', { number: entry.number }) : t('ledger.tab.journal');
  return (
    <Modal opened onClose={onClose} title={title} size="large">
      {error ? <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeletons lines={6} /> : null}
      {data && !entry ? <EmptyState title={t('ledger.empty')} /> : null}
      {entry ? <Entry entry={entry} onShow={onShow} /> : null}
    </Modal>
  );
}

function Entry({ entry, onShow }: { entry: JournalEntryView; onShow: (id: string) => void }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { bookedOn, documentDate, documentNumber, text, source, reversesId, createdAt } = entry;
  const { data: settings } = useSettings();
  const link = sourceLink(entry, settings?.accounts.payables ?? settings?.usual.payables);
  const kind = t(`ledger.source.${source}`);
  return (
    <Stack gap={4}>
      <DescriptionList
        items={[
          { label: t('ledger.field.text'), value: text, wide: true },
          { label: t('ledger.field.bookedOn'), value: format.date(bookedOn) },
          documentDate !== null && {
            label: t('ledger.field.documentDate'),
            value: format.date(documentDate),
          },
          documentNumber !== null && { label: t('ledger.field.documentNumber'), value: documentNumber },
          { label: t('ledger.field.recorded'), value: format.dateTime(createdAt) },
          { label: t('ledger.field.source'), value: link === null ? kind : <Link to={link}>{kind}</Link> },
        ]}
      />
      {reversesId === null ? null : (
        <div>
          <Button size="small" onClick={() => onShow(reversesId)}>
            {t('ledger.reversed')}
          </Button>
        </div>
      )}
      <Lines entry={entry} />
    </Stack>
  );
}

function Lines({ entry }: { entry: JournalEntryView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency: books } = useBoot().licence;
  const figure = (amount: string) => (Number(amount) === 0 ? '' : format.amount(amount));
  return (
    <table className="ledger-lines">
      <caption>{t('ledger.lines', { currency: books })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.field.account')}</th>
          <th scope="col">{t('ledger.field.debit')}</th>
          <th scope="col">{t('ledger.field.credit')}</th>
        </tr>
      </thead>
      <tbody>
        {entry.lines.map(
          ({ account, debit, credit, currency, foreignAmount, vatKey, vatRate, vatBase }, index) => (
            <tr key={index}>
              <th scope="row">
                <Link to={`${ledgerPath}?view=balances&account=${account}`}>{account}</Link>
                {currency && foreignAmount ? <small>{format.money(foreignAmount, currency)}</small> : null}
                {vatKey === null ? null : (
                  <small>
                    {t('ledger.vat', {
                      rate: format.number(vatRate ?? '0'),
                      base: format.amount(vatBase ?? '0'),
                    })}
                  </small>
                )}
              </th>
              <td>{figure(debit)}</td>
              <td>{figure(credit)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
