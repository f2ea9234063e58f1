/** A card of the pages about the company. */
export const CARD = "rounded-card border border-trait bg-white p-5 shadow-card sm:p-6";
