import type { CheckedFile, FileProblem } from '@jahrring/contracts-timber';
import { neededStemColumns, stemColumnFields } from '@jahrring/contracts-timber';
import { useT, type Translate } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';

const FileWordsDialog = lazy(async () => ({
  default: (await import('../file-words/file-words.dialog')).FileWordsDialog,
}));

interface CheckedFilesProps {
  files: readonly CheckedFile[];
  /** Reads files again whose words somebody has given a meaning. */
  onAgain: (names: readonly string[]) => void;
}

/** The outcome for each uploaded file; one that could not be read names line and column of all that is wrong. */
export function CheckedFiles({ files, onAgain }: CheckedFilesProps) {
  const t = useT('timber');
  return (
    <Stack gap={2}>
      {files.map((file, index) =>
        file.problem ? (
          <Refused key={index} file={file} problem={file.problem} onAgain={() => onAgain([file.name])} />
        ) : (
          <Alert key={index} kind={file.known ? 'info' : 'success'}>
            {t(file.known ? 'machineFile.known' : 'machineFile.readable', { name: file.name })}
          </Alert>
        ),
      )}
    </Stack>
  );
}

/** Told of a list that lacks a column it needs. */
const faultWithout = {
  number: 'noNumber',
  species: 'noSpecies',
  length: 'noLength',
  first: 'noDiameter',
} as const satisfies Record<(typeof neededStemColumns)[number], string>;

interface RefusedProps {
  file: CheckedFile;
  problem: FileProblem;
  onAgain: () => void;
}

function Refused({ file, problem, onAgain }: RefusedProps) {
  const t = useT('timber');
  const [asking, setAsking] = useState(false);
  const { problems = [], total = 1, titles = [], unknown = [] } = file;
  const asks = titles.length > 0 || unknown.length > 0;
  const missing = new Set([problem, ...problems].map(({ fault }) => fault));
  const needed = neededStemColumns.filter((column) => missing.has(faultWithout[column]));
  const columns = titles.length > 0 ? { fields: stemColumnFields, needed, titles } : null;
  const ask = (
    <Button size="small" onClick={() => setAsking(true)}>
      {t(columns ? 'fileWord.columns' : 'fileWord.words')}
    </Button>
  );
  return (
    <Alert kind="error" actions={asks ? ask : undefined}>
      {problems.length > 1 ? (
        <>
          {t('machineFile.faults', { name: file.name, count: total })}
          <ul>
            {problems.map((one, index) => (
              <li key={index}>
                <Fault problem={one} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          {`${file.name}: `}
          <Fault problem={problem} />
        </>
      )}
      {asking ? (
        <Suspense fallback={null}>
          <FileWordsDialog
            partnerId={null}
            columns={columns}
            unknown={unknown}
            onClose={() => setAsking(false)}
            onSaved={() => {
              setAsking(false);
              onAgain();
            }}
          />
        </Suspense>
      ) : null}
    </Alert>
  );
}

function Fault({ problem: { fault, detail, line, column, element } }: { problem: FileProblem }) {
  const t = useT('timber');
  const what = t(`machineFile.fault.${fault}`, { detail });
  const place = placeOf(t, { line, column, element });
  return place ? `${what} ${place}` : what;
}

/** As far as it is known; a column that is missing stands nowhere. */
function placeOf(t: Translate, { line, column, element }: Pick<FileProblem, 'line' | 'column' | 'element'>) {
  if (line === 0 || (line === 1 && column === 0)) return null;
  if (column === 0) return t('machineFile.whereLine', { line });
  if (element === '') return t('machineFile.whereCell', { line, column });
  return t('machineFile.where', { line, column, element });
}
