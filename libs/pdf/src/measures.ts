/** Points of a millimetre, as the payment part counts them. */
const MM = 2.83465;
export const mm = (millimetres: number): number => millimetres * MM;

export const A4 = { width: mm(210), height: mm(297) } as const;
export const A3 = { width: mm(297), height: mm(420) } as const;
export const margin = { left: mm(25), right: mm(20), top: mm(20), bottom: mm(20) } as const;

export const ink = { text: '#17201a', soft: '#5e6a62', hairline: '#c4ccc6' } as const;
