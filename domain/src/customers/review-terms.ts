/** What the shop promises of reviews, on the page that tells how they are checked. Source: code de la consommation, art. D111-17. */
export const REVIEW_TERMS = {
	/** Days until a review is published or refused, at most. */
	publicationDays: 7,
} as const;
