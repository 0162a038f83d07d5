import { useNavigate, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { PageFrame, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { CodeFound } from './code-found';
import { codeByNumber, codeInText, pageInText, type KnownQrCode } from './known-codes';
import { NumberEntry } from './number-entry';
import { Scanner } from './scanner';
import type { ScanError } from './scan-error';
import { useKnownCodes } from './scan.api';

/** A code at a site, read by the camera or typed by its number, becomes booked time. */
export function Component() {
  const t = useT('time');
  const {
    currentData: known,
    error,
    refetch,
  } = useKnownCodes(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame title={t('title.scan')} breadcrumbs={[{ label: t('title.create'), to: '/timetables/create' }]}>
      {known ? <Scanning codes={known.items} /> : null}
      {known ? null : <QueryState query={{ error, refetch }} lines={4} lineHeight="5rem" />}
    </PageFrame>
  );
}

function Scanning({ codes }: { codes: readonly KnownQrCode[] }) {
  const [found, setFound] = useState<KnownQrCode | null>(null);
  const [error, setError] = useState<ScanError | null>(null);
  const navigate = useNavigate();
  const take = (code: KnownQrCode | null) => {
    setFound(code);
    setError(code ? null : 'notFound');
  };
  const read = (text: string) => {
    const page = pageInText(text, window.location.origin);
    if (page === null) take(codeInText(codes, text));
    else void navigate(page);
  };
  if (found) return <CodeFound code={found} onAgain={() => setFound(null)} />;
  return (
    <Stack gap={5}>
      <Scanner onRead={read} notFound={error === 'notFound'} />
      <NumberEntry onNumber={(typed) => take(codeByNumber(codes, typed))} />
    </Stack>
  );
}
