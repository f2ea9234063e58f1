/** A link that only the keyboard brings into sight. */
export const SKIP_LINK =
	"sr-only z-60 rounded-control bg-encre px-4 py-3 font-bold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3";
