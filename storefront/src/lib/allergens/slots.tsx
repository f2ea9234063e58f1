/** Attributes of the places that the marks of late code go to: cached pages are the same for everyone. */
export const MARKS = "data-allergens";
export const CHOICE = "data-avoided";

/** The place for the marks of a product. @param of its `allergenInformation`, also as an old browser storage holds it */
export function AllergenPlace({ of }: { of: unknown }) {
	return of ? <div {...{ [MARKS]: JSON.stringify(of) }} className="empty:hidden" /> : null;
}
