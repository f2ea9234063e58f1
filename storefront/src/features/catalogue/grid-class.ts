const GRID = "grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3";

/** Columns of a grid of cards, and of its skeleton. A file of its own, so that plain cards load no cart code. */
export const gridClass = (columns: 3 | 4) => (columns === 4 ? `${GRID} xl:grid-cols-4` : GRID);

/** On a phone the cards of such a grid stand in one row that is swiped. */
export const SWIPED_ON_TELEPHONE =
	"max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:*:w-[44%] max-sm:*:shrink-0 max-sm:*:snap-start";
