import { Link, problemText, useFormat, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, Card, EmptyState, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { Form, DateField, useForm, useWatch } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { arrowLeftIcon } from '@jahrring/ui/icons';
import { useAccountSheet, useTrialBalance } from '../ledger.api';
import './balances.css';

const path = '/plugins/debitors/settings/balances';

/** Balances of all accounts at the end of a day, each with its sheet. */
export function Balances() {
  const t = useT('bookkeeping');
  const [params] = useSearchParams();
  const account = params.get('account');
  const form = useForm<{ on: string }>({ defaultValues: { on: localToday() } });
  const on = useWatch({ control: form.control, name: 'on' }) || localToday();
  return (
    <Stack gap={5}>
      <Form form={form} onSubmit={() => undefined} label={t('settings.tab.balances')} draft={false}>
        <DateField name="on" label={t('settings.balancesOn')} required />
      </Form>
      {account === null ? <TrialBalanceCard on={on} /> : <SheetCard account={account} on={on} />}
    </Stack>
  );
}

function TrialBalanceCard({ on }: { on: string }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { data, error, refetch } = useTrialBalance({ on }, { refetchOnMountOrArgChange: true });
  if (error) return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={8} />;
  if (data.items.length === 0) return <EmptyState title={t('settings.noBalances')} />;
  return (
    <Card title={t('settings.tab.balances')}>
      <ul className="balances" aria-label={t('settings.tab.balances')}>
        {data.items.map(({ account, title, balance }) => (
          <li key={account}>
            <Link to={`${path}?account=${account}`}>{[account, title].filter(Boolean).join(' ')}</Link>
            <span className="balances__amount">{format.amount(balance)}</span>
          </li>
        ))}
        <li>
          <Text as="span">{t('settings.sum')}</Text>
          <span className="balances__amount">
            {format.amount(data.debit)} / {format.amount(data.credit)}
          </span>
        </li>
      </ul>
    </Card>
  );
}

function SheetCard({ account, on }: { account: string; on: string }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { data, error, refetch } = useAccountSheet({ account, on }, { refetchOnMountOrArgChange: true });
  const back = (
    <Button size="small" icon={arrowLeftIcon} to={path}>
      {t('settings.tab.balances')}
    </Button>
  );
  if (error)
    return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} actions={back} />;
  if (!data) return <Skeletons lines={8} />;
  return (
    <Card title={[account, data.title].filter(Boolean).join(' ')} actions={back}>
      <ul className="balances" aria-label={account}>
        {data.items.map(({ entryId, bookedOn, text, debit, credit, balance }, index) => (
          <li key={`${entryId} ${index}`}>
            <span>
              {text}
              <small>{format.date(bookedOn)}</small>
            </span>
            <span className="balances__amount">
              {Number(debit) === 0 ? `− ${format.amount(credit)}` : format.amount(debit)}
              <small>{t('settings.balance', { amount: format.amount(balance) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
