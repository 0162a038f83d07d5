import { apiUrl, request, type ApiRequest, type QueryParams } from './request';

/** The address of a file for a plain link (`<a href download>`); the session cookie goes with it. */
export function downloadUrl(path: string, params?: QueryParams): string {
  return apiUrl(path, params);
}

/** Fetches a file and hands it to the browser to save. Throws `ApiError`; the server's name wins over `fallbackName`. */
export async function saveFile(call: ApiRequest, fallbackName: string): Promise<void> {
  const { response, headers } = await request(call);
  saveBlob(await response.blob(), fileName(headers.get('Content-Disposition')) ?? fallbackName);
}

/** Hands what a page has made itself to the browser to save. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // Some browsers read the address only after the click's task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function fileName(disposition: string | null): string | null {
  if (disposition === null) return null;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null;
}
