/** Sizes in millimetres. */
interface Size {
  width: number;
  height: number;
}

/** Paper with labels: how big each is, and where they stand. */
export interface LabelSheet {
  page: Size;
  columns: number;
  rows: number;
  label: Size;
  /** From the left edge of a label to that of the next, and from the upper one to the next. */
  pitch: { x: number; y: number };
  margin: { left: number; top: number };
  /** Single labels from a roll, each a page of its own; `cut`: as long as one likes. */
  roll?: 'cut' | 'die';
}

const a4 = { width: 210, height: 297 } as const;

/** Labels that stand in the middle of an A4 sheet; side by side where no pitch is given. */
function onA4(
  columns: number,
  rows: number,
  label: Size,
  pitch = { x: label.width, y: label.height },
): LabelSheet {
  const width = (columns - 1) * pitch.x + label.width;
  const height = (rows - 1) * pitch.y + label.height;
  return {
    ...{ page: a4, columns, rows, label, pitch },
    margin: { left: round((a4.width - width) / 2), top: round((a4.height - height) / 2) },
  };
}

function onRoll(width: number, height: number, roll: 'cut' | 'die'): LabelSheet {
  const label = { width, height };
  return {
    ...{ page: label, columns: 1, rows: 1, label, roll },
    pitch: { x: 0, y: 0 },
    margin: { left: 0, top: 0 },
  };
}

function round(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}

/**
 * Sizes of labels as the makers print them on their packages; where they stand, by the makers' figures in LibreOffice's
 * catalogue of sheets (`extras/source/labels/labels.xml`: Avery A4, HERMA A4) and, for Avery Zweckform, in that of gLabels
 * (`zweckform-iso-templates.xml`). Where gLabels has measured others for HERMA 4457 and 4098 and for Avery L7163, the maker's
 * count. Rolls by Brother's table of media (DK numbers). Printers feed paper differently: the licence can shift the first label.
 */
export const labelSheets = {
  own: onA4(2, 4, { width: 85, height: 55 }),
  // Avery L7160: 63.5 × 38.1 mm, 21 labels; left 7.2, top 15.15.
  averyL7160: onA4(3, 7, { width: 63.5, height: 38.1 }, { x: 66.04, y: 38.1 }),
  // Avery L7163: 99.1 × 38.1 mm, 14 labels; left 4.65, top 15.15.
  averyL7163: onA4(2, 7, { width: 99.1, height: 38.1 }, { x: 101.6, y: 38.1 }),
  // Avery L7165: 99.1 × 67.7 mm, 8 labels; left 4.65, top 13.05.
  averyL7165: onA4(2, 4, { width: 99.1, height: 67.7 }, { x: 101.6, y: 67.73 }),
  // Avery Zweckform 3660: 97 × 67.7 mm, 8 labels without gaps; left 8, top 13.1.
  avery3660: onA4(2, 4, { width: 97, height: 67.7 }),
  // Avery Zweckform 3474: 70 × 37 mm, 24 labels without gaps.
  avery3474: onA4(3, 8, { width: 70, height: 37 }),
  // HERMA 4464: 70 × 37 mm, 24 labels that fill the sheet.
  herma4464: onA4(3, 8, { width: 70, height: 37 }, { x: 70, y: 37.13 }),
  // HERMA 4457: 105 × 48 mm, 12 labels without gaps; left 0, top 4.5.
  herma4457: onA4(2, 6, { width: 105, height: 48 }),
  // HERMA 4098: 63.5 × 29.6 mm, 27 labels; left 7.21, top 15.15, as all sheets of this size.
  herma4098: onA4(3, 9, { width: 63.5, height: 29.6 }, { x: 66.04, y: 29.63 }),
  // Brother DK-22205: 62 mm, cut to length.
  roll62: onRoll(62, 40, 'cut'),
  // Brother DK-11209: 62 × 29 mm.
  roll62x29: onRoll(62, 29, 'die'),
  // Brother DK-11202: 62 × 100 mm.
  roll62x100: onRoll(62, 100, 'die'),
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetKey = keyof typeof labelSheets;
export const labelSheetKeys = Object.keys(labelSheets) as [LabelSheetKey, ...LabelSheetKey[]];

interface Adjusted {
  sheet: LabelSheetKey;
  /** Null: as the maker has it. */
  marginLeft: number | null;
  marginTop: number | null;
  /** Length of a label that is cut from a roll. */
  rollLength: number;
}

/** Returns the sheet as the licence prints it. */
export function adjustedSheet({ sheet, marginLeft, marginTop, rollLength }: Adjusted): LabelSheet {
  const found: LabelSheet = labelSheets[sheet];
  const left = marginLeft ?? found.margin.left;
  const top = marginTop ?? found.margin.top;
  if (found.roll !== 'cut') return { ...found, margin: { left, top } };
  const label = { ...found.label, height: rollLength };
  return { ...found, label, page: label, margin: { left, top } };
}
