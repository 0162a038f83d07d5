import { useT } from '@jahrring/tool-kit';
import { Badge, Stack } from '@jahrring/ui';
import { useState } from 'react';
import type { ApiAccess, ApiOperation } from './openapi';
import type { ApiField } from './openapi-fields';

/** Colours of the methods, beside their word. */
const tones = { GET: 'petrol', POST: 'wald', PUT: 'bernstein', PATCH: 'bernstein', DELETE: 'rot' } as const;

function isKnown(method: string): method is keyof typeof tones {
  return method in tones;
}

/** One call: closed its method and path, open all that is sent and answered. */
export function OperationDetails({ operation }: { operation: ApiOperation }) {
  const t = useT('admin');
  const [open, setOpen] = useState(false);
  const { method, path, parameters, body, answer, status } = operation;
  return (
    <details className="admin-api__call" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="admin-api__line">
        <Badge tone={isKnown(method) ? tones[method] : 'stein'}>{method}</Badge>
        <code dir="ltr">{path}</code>
      </summary>
      {open ? (
        <Stack gap={3}>
          <Access operation={operation} />
          <Fields
            title={t('api.parameters')}
            fields={parameters.map((one) => ({ ...one, name: `${one.name} (${one.place})` }))}
          />
          <Fields title={t('api.body')} fields={body} />
          <Fields title={t('api.answer', { status })} fields={answer} />
        </Stack>
      ) : null}
    </details>
  );
}

function accessText(t: ReturnType<typeof useT>, { kind, any = [] }: ApiAccess): string {
  return kind === 'permission'
    ? t('api.access.permission', { keys: any.join(', ') })
    : t(`api.access.${kind}`);
}

function Access({ operation: { access, plugins } }: { operation: ApiOperation }) {
  const t = useT('admin');
  const names = plugins.map((plugin) => t(`plugins.${plugin}.title`)).join(', ');
  return (
    <p className="admin-api__how">
      {accessText(t, access)}
      {names ? ` ${t('api.withPlugin', { names })}` : null}
    </p>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly ApiField[] }) {
  const t = useT('admin');
  if (fields.length === 0) return null;
  return (
    <div className="admin-api__scroll" role="region" aria-label={title} tabIndex={0}>
      <table className="admin-api__fields">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('api.name')}</th>
            <th scope="col">{t('api.type')}</th>
            <th scope="col">{t('api.rules')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, depth, type, required, rules }, index) => (
            <tr key={`${index} ${name}`}>
              <td style={{ paddingInlineStart: `${depth + 0.5}rem` }}>
                <code dir="ltr">{name}</code>
                {required ? <span className="admin-api__required"> {t('api.required')}</span> : null}
              </td>
              <td>
                <code dir="ltr">{type}</code>
              </td>
              <td dir="ltr">{rules}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
