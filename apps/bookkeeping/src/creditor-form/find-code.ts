import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path),
  },
});

/** First lines of a Swiss QR code (SIX implementation guidelines 2.3, section 4.2.2). */
const swissCode = /^SPC\r?\n/;

/** The text of the payment code in a picture; null where there is none. Other codes of a bill are passed over. */
export async function findCode(picture: ImageData): Promise<string | null> {
  const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 10 });
  return found.find(({ text }) => swissCode.test(text))?.text ?? null;
}
