import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { fitPicture } from './fit-picture';
import { pictureSize } from './picture-size';
import { uploadOf } from './upload-of';

const side = 200;
const upload = (bytes: Buffer, name = 'a.png', type = 'image/png') => uploadOf(name, type, bytes);
const create = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 20, g: 90, b: 40, alpha: 0.5 } } });

async function faultOf(bytes: Buffer, rule = {}): Promise<unknown> {
  const error: unknown = await fitPicture(upload(bytes), { side, ...rule }).catch(
    (thrown: unknown) => thrown,
  );
  return (error as { fields?: { field: string; code: string }[] }).fields?.map(({ code }) => code);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG that says what it wants of its size. */
function aPngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const [first, last] = [chunk('IHDR', header), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([start, first, chunk('IDAT', deflateSync(pixels)), last]);
}

/** One bit of the check sum over its pixels is wrong. */
function damaged(png: Buffer): Buffer {
  const at = png.length - 20;
  png.writeUInt8(png.readUInt8(at) ^ 1, at);
  return png;
}

describe('fitPicture', () => {
  it('keeps what fits, byte for byte', async () => {
    const given = upload(await create(100, 50, 4).png().toBuffer());
    expect(await fitPicture(given, { side })).toBe(given);
  });

  it('makes a large picture smaller, and an opaque one of what is printed', async () => {
    const png = await create(900, 600, 4).png().toBuffer();
    const shown = await fitPicture(upload(png), { side });
    expect([shown.filename, shown.mimetype]).toEqual(['a.png', 'image/png']);
    expect(pictureSize(await shown.read())).toEqual({ width: 200, height: 133 });
    const printed = await fitPicture(upload(png), { side: 1_000, printed: true });
    expect([printed.filename, printed.mimetype]).toEqual(['a.jpg', 'image/jpeg']);
    expect(printed.size).toBe((await printed.read()).length);
  });

  it('turns a photo upright and forgets what the camera wrote of it', async () => {
    const photo = await create(120, 80, 3)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Rosa' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(pictureSize(photo)).toEqual({ width: 80, height: 120 });
    const upright = await fitPicture(upload(photo, 'a.jpg', 'image/jpeg'), { side });
    const found = await sharp(await upright.read()).metadata();
    expect([found.width, found.height, found.orientation, found.exif]).toEqual([
      80,
      120,
      undefined,
      undefined,
    ]);
  });

  it('takes a progressive JPEG as it is', async () => {
    const given = upload(
      await create(60, 60, 3).jpeg({ progressive: true }).toBuffer(),
      'a.jpg',
      'image/jpeg',
    );
    expect(await fitPicture(given, { side, printed: true })).toBe(given);
  });

  it('makes a long stripe shorter', async () => {
    const stripe = await fitPicture(upload(aPngOf(1, 65_535, Buffer.alloc(5 * 65_535))), { side });
    expect(pictureSize(await stripe.read())?.height).toBe(200);
  });

  it('refuses more pixels than the rule by the header alone', async () => {
    expect(await faultOf(aPngOf(60_000, 60_000, Buffer.alloc(0)))).toEqual(['maxPixels']);
    expect(await faultOf(await create(20, 20, 3).png().toBuffer(), { maxPixels: 300 })).toEqual([
      'maxPixels',
    ]);
  });

  it.each([
    ['is cut off', aPngOf(300, 200, Buffer.alloc(1201 * 200)).subarray(0, -30)],
    ['has fewer lines than it says', aPngOf(300, 200, Buffer.alloc(1201 * 20))],
    ['has a damaged byte', damaged(aPngOf(300, 200, Buffer.alloc(1201 * 200)))],
    ['is a header alone', aPngOf(300, 200, Buffer.alloc(0)).subarray(0, 33)],
  ])('refuses a picture that %s', async (_, bytes) => {
    expect(await faultOf(bytes)).toEqual(['image']);
  });

  it('leaves alone what is no picture', async () => {
    const given = upload(Buffer.from('kein Bild'));
    expect(await fitPicture(given, { side })).toBe(given);
  });
});
