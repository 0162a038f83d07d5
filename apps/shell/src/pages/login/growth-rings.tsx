/** Rings of a trunk: radius and how far round each one goes, in per cent, with where it opens. */
const rings: readonly (readonly [radius: number, share: number, turn: number])[] = [
  [38, 78, -20],
  [70, 88, 140],
  [98, 72, 20],
  [132, 93, 250],
  [160, 81, 80],
  [198, 90, 310],
  [238, 76, 190],
  [272, 95, 40],
  [318, 84, 270],
  [362, 91, 120],
];

/** The cross-section of a tree, the product's mark grown large. Decoration. */
export function GrowthRings() {
  return (
    <svg className="sh-rings" viewBox="-400 -400 800 800" aria-hidden="true" focusable="false">
      {rings.map(([radius, share, turn], index) => (
        <circle
          key={radius}
          r={radius}
          pathLength={100}
          strokeDasharray={`${share} ${100 - share}`}
          strokeWidth={index % 3 === 1 ? 7 : 3.5}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r={9} className="sh-rings__core" />
    </svg>
  );
}
