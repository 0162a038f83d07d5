import type { ReadSupplierBill } from '@jahrring/contracts-bookkeeping';
import { problemText, useT } from '@jahrring/tool-kit';
import { useState } from 'react';
import { useKeepBillFile, useReadBillCode, useReadInvoice } from '../creditors.api';
import { lookAtFile } from './look-at-file';

export interface BillReading {
  /** Null where the file tells nothing: it is kept with the bill all the same. */
  read: ReadSupplierBill | null;
  fileId: string | null;
  fileName: string | null;
  preview: string | null;
  /** Reason why a code or invoice that was found could not be read. */
  problem: string | null;
}

/** Reads the bill of a supplier from a file, or from the text of a code as hand scanners type it. */
export function useBillReading(onRead: (reading: BillReading) => void) {
  const t = useT('bookkeeping');
  const [keep] = useKeepBillFile();
  const [readCode] = useReadBillCode();
  const [readInvoice] = useReadInvoice();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (act: () => Promise<void>) => {
    setReading(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(problemText(t, error));
    } finally {
      setReading(false);
    }
  };
  const fromFile = (file: File) =>
    run(async () => {
      // A file that the device cannot open is kept, if the server takes it.
      const [{ id: fileId }, looked] = await Promise.all([
        keep(file).unwrap(),
        lookAtFile(file).catch(() => ({ code: null, invoice: null, preview: null })),
      ]);
      const kept = { fileId, fileName: file.name, preview: looked.preview };
      try {
        const read = looked.invoice
          ? await readInvoice(looked.invoice).unwrap()
          : looked.code
            ? await readCode(looked.code).unwrap()
            : null;
        onRead({ ...kept, read, problem: null });
      } catch (error) {
        onRead({ ...kept, read: null, problem: problemText(t, error) });
      }
    });
  const fromCode = (payload: string) =>
    run(async () => {
      const read = await readCode(payload).unwrap();
      onRead({ read, fileId: null, fileName: null, preview: null, problem: null });
    });
  return { isReading, problem, fromFile, fromCode };
}
