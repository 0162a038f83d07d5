import { type DocumentType } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Alert, Icon, PageFrame, Stack, UiLink } from '@jahrring/ui';
import { typeIcons } from './type-icons';
import './type-chooser.css';

/** Types somebody begins with; a correction is made from its bill, a project sheet on its project. */
export const chosenTypes = [
  'offer',
  'order_confirmation',
  'delivery_note',
  'bill',
  'letter',
] as const satisfies readonly DocumentType[];

/** Choice of the type of a new document; `unknown` is a type in the URL that does not exist. */
export function TypeChooser({ unknown }: { unknown?: string | undefined }) {
  const t = useT('documents');
  return (
    <PageFrame
      title={t('chooser.title')}
      subtitle={t('chooser.subtitle')}
      breadcrumbs={[{ label: t('title.list'), to: '/documents' }]}
    >
      <Stack gap={4}>
        {unknown === undefined ? null : <Alert kind="warning">{t('chooser.unknown')}</Alert>}
        <ul className="documents-types">
          {chosenTypes.map((type) => (
            <li key={type} className="documents-type">
              <Icon name={typeIcons[type]} size={24} />
              <div>
                <UiLink to={`/documents/create/${type}`}>{t(`type.${type}`)}</UiLink>
                <p>{t(`chooser.text.${type}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </PageFrame>
  );
}
