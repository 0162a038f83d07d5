import { problemText, type Translate } from '@jahrring/tool-kit';

const faults = ['notXml', 'notAStatement', 'hostile', 'tooLarge', 'badAmount', 'badDate'] as const;

interface Problem {
  key: string;
  params?: Readonly<Record<string, string | number>> | undefined;
}

/** Returns the text of the reason why a file is not a statement; for any other problem the text of its error. */
export function faultText(t: Translate, { key, params }: Problem): string {
  const fault = faults.find((one) => one === params?.['reason']);
  return fault ? t(`bank.fault.${fault}`, params) : t(key, params);
}

/** The same of a refused request. */
export function refusalText(t: Translate, error: unknown): string {
  const { params } = (error ?? {}) as Partial<Problem>;
  return params?.['reason'] === undefined ? problemText(t, error) : faultText(t, { key: '', params });
}
