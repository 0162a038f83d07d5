/** Rule for the pictures of an endpoint, by their purpose. */
export interface PictureRule {
  /** Longest side that is kept, in pixels. */
  side: number;
  /** Stands on paper: without transparency, which PDFs pay for each time. */
  printed?: boolean;
  /** Width × height; default `pictureLimits.pixels`. */
  maxPixels?: number;
}
