/**
 * Style properties that a style sheet gives the parts of a drawing; an exported picture has no style sheet and needs
 * them written out.
 */
const written = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'direction',
];

const svgName = 'http://www.w3.org/2000/svg';

/** Copies the drawing as it is seen, with its title above it and the ground of the page behind it, as SVG text. */
export function standAlone(
  drawing: SVGSVGElement,
  title: string,
): { text: string; width: number; height: number } {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  const copies = [...copy.querySelectorAll('*')];
  [...drawing.querySelectorAll('*')].forEach((original, index) => writeOut(original, copies[index]));
  const { width, height } = drawing.viewBox.baseVal;
  const style = getComputedStyle(drawing);
  const em = Number.parseFloat(style.fontSize) || 14;
  const edge = em;
  const head = 2.4 * em;
  const size = { width: width + 2 * edge, height: height + head + 2 * edge };
  copy.setAttribute('viewBox', `${-edge} ${-head - edge} ${size.width} ${size.height}`);
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));
  const rtl = copy.getAttribute('direction') === 'rtl';
  copy.prepend(
    make('rect', { x: -edge, y: -head - edge, ...size, fill: surfaceOf(drawing) }),
    make(
      'text',
      {
        ...{ x: rtl ? width : 0, y: -head + em, fill: style.color, direction: style.direction },
        ...{ 'font-family': style.fontFamily, 'font-size': em * 1.15, 'font-weight': 650 },
      },
      title,
    ),
  );
  return { text: new XMLSerializer().serializeToString(copy), ...size };
}

function writeOut(original: Element, copy: Element | undefined): void {
  const style = getComputedStyle(original);
  for (const name of written) {
    const value = style.getPropertyValue(name);
    if (value !== '') copy?.setAttribute(name, value.replace(/url\(".*?#(.*?)"\)/, 'url(#$1)'));
  }
  copy?.removeAttribute('class');
}

const surfaceOf = (element: Element): string =>
  getComputedStyle(element).getPropertyValue('--jr-surface').trim() || 'white';

function make(name: string, attributes: Record<string, string | number>, text = ''): Element {
  const element = document.createElementNS(svgName, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

/**
 * Draws a chart into a PNG, twice as fine as it is on the page.
 * @throws where the browser has no canvas to draw on
 */
async function pictureOf(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { text, width, height } = standAlone(drawing, title);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * 2);
  canvas.height = Math.ceil(height * 2);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was drawn.'))), 'image/png');
  });
}

/** False where the clipboard takes no pictures, for example on a plain connection. */
export const canCopyPictures = (): boolean => 'ClipboardItem' in globalThis && 'clipboard' in navigator;

/** Puts a chart on the clipboard as a PNG. */
export async function copyPicture(drawing: SVGSVGElement, title: string): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': pictureOf(drawing, title) })]);
}

/** Saves a chart as a PNG named after its title. */
export async function savePicture(drawing: SVGSVGElement, title: string): Promise<void> {
  const url = URL.createObjectURL(await pictureOf(drawing, title));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.png`;
  link.click();
  URL.revokeObjectURL(url);
}
