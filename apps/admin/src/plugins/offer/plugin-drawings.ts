import type { PluginId } from '@jahrring/contracts-admin';

/** Fill or stroke of a shape: `ground` and `main` in the colour of the drawing, `paper` in that of the page. */
export type Ink = 'ground' | 'main' | 'strong' | 'paper' | 'accent' | 'line' | 'thick';

export interface PluginDrawing {
  tone: 'wald' | 'petrol' | 'bernstein' | 'stein';
  /** Path data, 160 wide and 90 high, the hindmost first. */
  shapes: readonly (readonly [Ink, string])[];
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number, r = 3) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const hills = 'M0 70Q38 56 78 67T160 60V90H0z';
const log = (x: number, y: number): (readonly [Ink, string])[] => [
  ['main', disc(x, y, 13)],
  ['paper', disc(x, y, 9)],
  ['line', disc(x, y, 6)],
  ['line', disc(x, y, 3)],
];

/** Drawing of a plugin without one of its own: the rings of a stump. */
export const plainDrawing: PluginDrawing = {
  tone: 'wald',
  shapes: [
    ['ground', hills],
    ['main', disc(80, 44, 32)],
    ['paper', disc(80, 44, 27)],
    ['line', disc(80, 44, 20)],
    ['line', disc(80, 44, 13)],
    ['line', disc(80, 44, 6)],
  ],
};

/** Drawings of the product's plugins for the catalogue; a picture uploaded by superadmins replaces them. */
export const pluginDrawings: Readonly<Partial<Record<PluginId, PluginDrawing>>> = {
  creditors: {
    tone: 'bernstein',
    shapes: [
      ['ground', hills],
      ['main', box(40, 22, 44, 54)],
      ['paper', 'M54 12h36l12 12v48H54z'],
      ['ground', 'M90 12v12h12z'],
      ['line', 'M62 34h32M62 42h32M62 50h20'],
      ['strong', disc(108, 62, 14)],
      ['thick', 'M101 62l5 5l9 -10'],
    ],
  },
  debitors: {
    tone: 'bernstein',
    shapes: [
      ['ground', hills],
      ['accent', disc(70, 26, 10)],
      ['strong', disc(90, 20, 10)],
      ['main', box(42, 32, 72, 44, 6)],
      ['strong', box(42, 32, 72, 10, 5)],
      ['paper', box(92, 48, 26, 14, 5)],
      ['strong', disc(101, 55, 3)],
    ],
  },
  'hsm-admin': {
    tone: 'petrol',
    shapes: [
      ['ground', hills],
      [
        'paper',
        'M84 16h44a6 6 0 0 1 6 6v20a6 6 0 0 1 -6 6h-28l-10 9v-9h-6a6 6 0 0 1 -6 -6v-20a6 6 0 0 1 6 -6z',
      ],
      ['line', 'M88 27h36M88 35h24'],
      ['main', disc(54, 46, 15)],
      ['ground', 'M26 84q2 -20 28 -20t28 20z'],
      ['strong', 'M26 84q2 -20 28 -20t28 20z'],
      ['thick', 'M38 48v-4a16 16 0 0 1 32 0v4'],
      ['accent', box(34, 44, 8, 13, 4)],
      ['accent', box(66, 44, 8, 13, 4)],
    ],
  },
  'machine-inventory': {
    tone: 'stein',
    shapes: [
      ['ground', hills],
      ['main', 'M82 40h34a8 8 0 0 1 8 8v16H82z'],
      ['strong', 'M48 20h30a3 3 0 0 1 3 3v41H44V24a4 4 0 0 1 4 -4z'],
      ['paper', 'M51 26h23v20H51z'],
      ['line', 'M112 40V24'],
      ['main', disc(56, 64, 18)],
      ['paper', disc(56, 64, 9)],
      ['accent', disc(56, 64, 4)],
      ['main', disc(112, 70, 12)],
      ['paper', disc(112, 70, 6)],
    ],
  },
  machinecontrol: {
    tone: 'stein',
    shapes: [
      ['ground', hills],
      ['main', 'M38 70a42 42 0 0 1 84 0z'],
      ['paper', 'M48 70a32 32 0 0 1 64 0z'],
      ['line', 'M54 62l6 3M62 48l5 5M80 42v7M98 48l-5 5'],
      ['accent', 'M77 68l21 -17l-15 22z'],
      ['strong', disc(80, 70, 6)],
      ['strong', box(34, 70, 92, 8, 4)],
    ],
  },
  'my-hsm': {
    tone: 'petrol',
    shapes: [
      ['ground', hills],
      [
        'main',
        'M40 16h52a7 7 0 0 1 7 7v22a7 7 0 0 1 -7 7H60l-12 11v-11h-8a7 7 0 0 1 -7 -7V23a7 7 0 0 1 7 -7z',
      ],
      ['thick', 'M46 28h38M46 38h24'],
      [
        'paper',
        'M76 40h46a6 6 0 0 1 6 6v18a6 6 0 0 1 -6 6h-4v10l-11 -10H76a6 6 0 0 1 -6 -6V46a6 6 0 0 1 6 -6z',
      ],
      ['accent', disc(86, 55, 3)],
      ['accent', disc(99, 55, 3)],
      ['accent', disc(112, 55, 3)],
    ],
  },
  'personal-inventory': {
    tone: 'petrol',
    shapes: [
      ['ground', hills],
      ['accent', 'M46 52a34 34 0 0 1 68 0z'],
      ['main', 'M72 19h16v33H72z'],
      ['strong', box(38, 50, 84, 9, 4)],
      ['main', 'M54 66h20v12H50a4 4 0 0 1 -1 -6z'],
      ['main', 'M86 66h20l5 6a4 4 0 0 1 -1 6H86z'],
    ],
  },
  'qr-code': {
    tone: 'stein',
    shapes: [
      ['ground', hills],
      ['strong', box(54, 8, 52, 76, 7)],
      ['paper', box(58, 15, 44, 60, 2)],
      ['strong', 'M64 24h12v12H64zM84 24h12v12H84zM64 44h12v12H64z'],
      ['paper', 'M67 27h6v6h-6zM87 27h6v6h-6zM67 47h6v6h-6z'],
      ['main', 'M84 44h4v4h-4zM92 44h4v4h-4zM88 48h4v4h-4zM84 52h4v4h-4zM92 52h4v4h-4z'],
      ['accent', box(62, 62, 36, 4, 2)],
    ],
  },
  scheduling_tool: {
    tone: 'petrol',
    shapes: [
      ['ground', hills],
      ['paper', box(34, 16, 92, 62, 5)],
      ['strong', 'M34 28v-7a5 5 0 0 1 5 -5h82a5 5 0 0 1 5 5v7z'],
      ['line', 'M57 28v50M80 28v50M103 28v50'],
      ['main', box(38, 34, 40, 9)],
      ['accent', box(60, 48, 62, 9)],
      ['main', box(83, 62, 39, 9)],
      ['main', box(38, 62, 17, 9)],
    ],
  },
  surcharges: {
    tone: 'petrol',
    shapes: [
      ['ground', hills],
      ['accent', 'M112 14a18 18 0 1 0 14 30a15 15 0 1 1 -14 -30z'],
      ['main', disc(68, 48, 27)],
      ['paper', disc(68, 48, 21)],
      ['line', 'M68 30v4M68 62v4M50 48h4M82 48h4'],
      ['strong', 'M66 36h4v11l9 5l-2 3.500l-11 -6z'],
      ['main', disc(132, 24, 1.5)],
      ['main', disc(100, 12, 1.5)],
      ['main', disc(140, 44, 1.5)],
    ],
  },
  timber: {
    tone: 'wald',
    shapes: [
      ['ground', hills],
      ['main', 'M118 14l14 24h-7l11 20h-36l11 -20h-7z'],
      ['strong', 'M115 58h6v10h-6z'],
      ...log(40, 66),
      ...log(67, 66),
      ...log(94, 66),
      ...log(53.5, 43),
      ...log(80.5, 43),
      ...log(67, 20),
    ],
  },
};
