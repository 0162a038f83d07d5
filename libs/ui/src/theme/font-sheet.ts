// A module to import when the font is wanted: its sheet is all there is in it.
import './font.css';

export {};
