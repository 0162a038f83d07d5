import { useState } from 'react';
import { z } from 'zod';
import { Card, Columns, notify } from '../src/index';
import {
  CheckboxField,
  DateField,
  DurationField,
  EntityPicker,
  FileDrop,
  Form,
  FormActions,
  MoneyField,
  NumberField,
  RadioGroup,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
  useZodForm,
} from '../src/form';
import { searchAddresses } from './data';

const schema = z.object({
  title: z.string().trim().min(1).max(70),
  email: z.email(),
  password: z.string().min(6),
  date: z.iso.date(),
  from: z.string().regex(/^\d{2}:\d{2}$/),
  duration: z.number().min(60),
  amount: z.string().nullable(),
  count: z.number().min(1).max(99),
  country: z.enum(['CH', 'AT', 'LI']),
  address: z.string().min(1),
  people: z.array(z.string()).min(1),
  comment: z.string().max(200),
  billable: z.boolean(),
  notify: z.boolean(),
  kind: z.enum(['day', 'hour']),
});

/** Every field, over a schema. */
export function FormPage() {
  const [files, setFiles] = useState<File[]>([]);
  const form = useZodForm(schema, {
    title: 'Holzschlag',
    email: '',
    password: '',
    date: '2026-11-20',
    from: '07:30',
    duration: 27_000,
    amount: '1234.5',
    count: 3,
    country: 'CH',
    address: 'a3',
    people: ['a1', 'a2'],
    comment: '',
    billable: true,
    notify: true,
    kind: 'hour',
  });
  return (
    <Card>
      <Form
        form={form}
        onSubmit={async () => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          notify.success('Gespeichert');
        }}
      >
        <Columns>
          <TextField name="title" label="Titel" description="Steht auf der Rechnung" />
          <TextField name="email" label="E-Mail" type="email" />
          <TextField name="password" label="Passwort" type="password" />
          <SelectField
            name="country"
            label="Land"
            options={[
              { value: 'CH', label: 'Schweiz' },
              { value: 'AT', label: 'Österreich' },
              { value: 'LI', label: 'Liechtenstein' },
            ]}
          />
          <DateField name="date" label="Datum" withHint />
          <TimeField name="from" label="Von" withHint />
          <DurationField name="duration" label="Dauer" withHint />
          <MoneyField name="amount" label="Betrag" currency="CHF" />
          <NumberField name="count" label="Anzahl" step={1} suffix="Stk." />
          <TextField name="title" label="Gesperrt" disabled />
          <EntityPicker
            name="address"
            label="Adresse"
            onSearch={searchAddresses}
            selected={{ id: 'a3', label: 'Zimmerei Muster 4' }}
          />
          <EntityPicker
            name="people"
            label="Personen"
            multiple
            onSearch={searchAddresses}
            selected={[
              { id: 'a1', label: 'Sägerei Lüthi AG 2' },
              { id: 'a2', label: 'Burgergemeinde Langnau 3' },
            ]}
          />
        </Columns>
        <TextAreaField name="comment" label="Bemerkung" withCounter />
        <Columns>
          <RadioGroup
            name="kind"
            label="Verrechnung"
            inline
            options={[
              { value: 'day', label: 'Nach Tagen' },
              { value: 'hour', label: 'Nach Stunden', description: 'auf die Minute' },
            ]}
          />
          <div>
            <CheckboxField name="billable" label="Verrechenbar" description="Erscheint in der Rechnung" />
            <SwitchField name="notify" label="Beteiligte benachrichtigen" />
          </div>
        </Columns>
        <FileDrop
          label="Anhänge"
          files={files}
          onChange={setFiles}
          multiple
          accept=".csv,image/png"
          maxSize={20_000_000}
          description="CSV oder PNG, höchstens 20 MB"
        />
        <FormActions onCancel={() => form.reset()} />
      </Form>
    </Card>
  );
}
