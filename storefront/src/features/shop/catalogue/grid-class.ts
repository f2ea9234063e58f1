const GRID = "grid grid-cols-2 gap-3 sm:gap-4";

/** Columns of a grid of cards, and of its skeleton. A file of its own, so that plain cards load no cart code. */
export const GRID_CLASS = `${GRID} md:grid-cols-3 xl:grid-cols-4`;

/** Of a grid of four or eight, which leaves no place empty. */
export const EVEN_GRID_CLASS = `${GRID} md:grid-cols-4`;
