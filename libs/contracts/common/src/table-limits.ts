const megabyte = 1024 * 1024;

/** Limits of a table in a file (CSV, XLSX), for every reader; an import may allow less. */
export const tableLimits = {
  /** Of a worksheet (ECMA-376): the last column is XFD. */
  columns: 16_384,
  /** Of a worksheet (ECMA-376). */
  rows: 1_048_576,
  /** In all rows together, the empty ones between two that are filled included. */
  cells: 2_000_000,
  /** Signs of one cell, as spreadsheets have it. */
  cellLength: 32_767,
  /** Signs of all cells together. */
  characters: 30_000_000,
  /** Files in a ZIP. */
  entries: 1_000,
  /** Bytes of all files of a workbook that are read, unpacked. */
  unpackedBytes: 200 * megabyte,
  /** Largest factor by which a file may grow when unpacked, once it is larger than a megabyte. */
  ratio: 400,
  /** Elements of XML that stand in each other. */
  depth: 64,
  /** Longest time for reading one file. */
  milliseconds: 20_000,
} as const;

export type TableLimits = { readonly [Name in keyof typeof tableLimits]: number };
