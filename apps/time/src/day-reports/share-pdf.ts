import { request } from '@jahrring/tool-kit';

const type = 'application/pdf';

/** Returns true if this device can share a file with another app. */
export function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], 'a.pdf', { type })] });
}

/** Hands the PDF to the device's own sharing; giving it up there is no error. */
export async function sharePdf(url: string, name: string): Promise<void> {
  const { response } = await request({ url });
  const file = new File([await response.blob()], name, { type });
  try {
    await navigator.share({ files: [file], title: name });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
