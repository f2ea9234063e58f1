/** Id of the element that takes the table of own prices, and the attribute of those that take other own prices. */
export const OWN_TABLE = "vos-tarifs";
export const OWN_PRICE = "data-own-price";

/** Marks the place for the price of a box, or those of every tier; what follows it as `peer` shows the catalogue's meanwhile. */
export const ownPriceSlot = (product: object, part: "box" | "tiers") => ({
	[OWN_PRICE]: JSON.stringify({ product, part }),
});
