import {
  dunningRuleKinds,
  setDunningRule,
  type DunningRuleView,
  type OpenItemView,
} from '@jahrring/contracts-bookkeeping';
import { notify, useAbility, useFormat, useProblemToast, useProblemToForm, useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Button, Card, EmptyState, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { DateField, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { xIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { z } from 'zod';
import { useDebtorItems } from '../debtors.api';
import {
  useDunningLetters,
  useDunningRules,
  useRemoveDunningRule,
  useSetDunningRule,
  type RuleTarget,
} from '../dunning.api';
import { LetterList } from '../dunning-page/letter-list';

/** Kinds of items for which letters are written; fees follow these items. */
const reminded: readonly string[] = ['bill', 'opening', 'self_billing'];

/** A customer's letters, and what holds for them when letters are written. */
export function DunningTab({ debtorId }: { debtorId: string }) {
  const t = useT('bookkeeping');
  const args = { 'filter[addressId]': debtorId, pageSize: '100' };
  const { data, isError, refetch } = useDunningLetters(args, { refetchOnMountOrArgChange: true });
  const open = { 'filter[addressId]': debtorId, 'filter[isOpen]': 'true', sort: 'dueDate', pageSize: '500' };
  const items = useDebtorItems(open, { refetchOnMountOrArgChange: true });
  const bills = items.data?.items.filter(({ kind }) => reminded.includes(kind)) ?? [];
  return (
    <Stack gap={5}>
      <Card title={t('dunning.tab.letters')}>
        {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
        {!data && !isError ? <Skeletons lines={4} /> : null}
        {data?.items.length === 0 ? <EmptyState title={t('dunning.noLetters')} /> : null}
        {data && data.items.length > 0 ? (
          <LetterList label={t('dunning.tab.letters')} letters={data.items} named={false} />
        ) : null}
      </Card>
      <Rules debtorId={debtorId} bills={bills} />
    </Stack>
  );
}

function Rules({ debtorId, bills }: { debtorId: string; bills: readonly OpenItemView[] }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const toast = useProblemToast();
  const mayManage = useAbility().can('tools.debitors.manage');
  const { data } = useDunningRules(debtorId, { refetchOnMountOrArgChange: true });
  const [remove] = useRemoveDunningRule();
  const [setting, setSetting] = useState(false);
  const numbers = new Map(bills.map(({ id, number }) => [id, number]));
  const titleOf = ({ target, targetId }: DunningRuleView) =>
    target === 'debtor' ? t('dunning.forAll') : (numbers.get(targetId) ?? t('debtor.kind.bill'));
  const drop = async ({ target, targetId }: DunningRuleView) => {
    const { error } = await remove({ target, id: targetId });
    if (error) toast(error);
    else notify.success(t('dunning.ruleRemoved'));
  };
  const items = data?.items ?? [];
  if (!mayManage && items.length === 0) return null;
  return (
    <Card
      title={t('dunning.rules')}
      actions={
        mayManage ? (
          <Button size="small" onClick={() => setSetting(true)}>
            {t('dunning.setRule')}
          </Button>
        ) : null
      }
    >
      <Stack gap={4}>
        {items.length > 0 ? (
          <ul className="dunning-rules" aria-label={t('dunning.rules')}>
            {items.map((rule) => (
              <li key={rule.id}>
                <span>
                  {titleOf(rule)}: {t(`dunning.rule.${rule.kind}`)}
                  {rule.until ? ` ${t('dunning.untilDay', { day: format.date(rule.until) })}` : ''}
                  <small>{rule.reason}</small>
                </span>
                {mayManage ? (
                  <Button size="small" icon={xIcon} onClick={() => void drop(rule)}>
                    {t('dunning.lift')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        {items.length === 0 ? <Text tone="muted">{t('dunning.noRules')}</Text> : null}
        {setting ? <RuleDialog debtorId={debtorId} bills={bills} onClose={() => setSetting(false)} /> : null}
      </Stack>
    </Card>
  );
}

/** Stands for all bills of the debtor. */
const all = 'all';
const ruleForm = setDunningRule.extend({ item: z.string() });

interface RuleDialogProps {
  debtorId: string;
  bills: readonly OpenItemView[];
  onClose: () => void;
}

function RuleDialog({ debtorId, bills, onClose }: RuleDialogProps) {
  const t = useT('bookkeeping');
  const form = useZodForm(ruleForm, { item: all, kind: 'exclude', until: null, reason: '' });
  const toForm = useProblemToForm(form);
  const [set, { isLoading }] = useSetDunningRule();
  const isFinal = form.watch('kind') === 'collection';
  return (
    <FormDialog
      title={t('dunning.rules')}
      form={form}
      label={t('dunning.rules')}
      draft={false}
      saving={isLoading}
      submitLabel={t('dunning.setRule')}
      onSubmit={async ({ item, ...body }) => {
        const target: RuleTarget =
          item === all ? { target: 'debtor', id: debtorId } : { target: 'item', id: item };
        const answer = await set({ ...target, body: isFinal ? { ...body, until: null } : body });
        if (answer.error) return toForm(answer.error);
        notify.success(t('dunning.ruleSet'));
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap={4}>
        <SelectField
          name="item"
          label={t('dunning.field.target')}
          required
          options={[
            { value: all, label: t('dunning.forAll') },
            ...bills.map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` })),
          ]}
        />
        <SelectField
          name="kind"
          label={t('dunning.field.kind')}
          required
          options={dunningRuleKinds.map((kind) => ({ value: kind, label: t(`dunning.rule.${kind}`) }))}
        />
        {isFinal ? null : (
          <DateField name="until" label={t('dunning.field.until')} description={t('dunning.untilText')} />
        )}
        <TextField name="reason" label={t('dunning.field.reason')} />
      </Stack>
    </FormDialog>
  );
}
