import { useT } from '@jahrring/tool-kit';
import { Columns } from '@jahrring/ui';
import { DateField, Form, useForm, useWatch } from '@jahrring/ui/form';
import { useEffect } from 'react';
import type { Span } from './span';

interface SpanFieldsProps {
  span: Span;
  onChange: (span: Span) => void;
}

/** First and last day of what is shown. */
export function SpanFields({ span, onChange }: SpanFieldsProps) {
  const t = useT('bookkeeping');
  const form = useForm<Span>({ defaultValues: span });
  const from = useWatch({ control: form.control, name: 'from' });
  const on = useWatch({ control: form.control, name: 'on' });
  useEffect(() => {
    const isOrdered = from === '' || on === '' || from <= on;
    if (isOrdered && (from !== span.from || on !== span.on)) onChange({ from, on });
  }, [from, on, span.from, span.on, onChange]);
  return (
    <Form form={form} onSubmit={() => undefined} label={t('ledger.days')} draft={false}>
      <Columns>
        <DateField name="from" label={t('ledger.field.from')} />
        <DateField name="on" label={t('ledger.field.on')} />
      </Columns>
    </Form>
  );
}
