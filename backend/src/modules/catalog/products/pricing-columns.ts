import { PRODUCT_FIELDS } from "@confiserie/domain/catalogue/product-fields";
import { ORDER_TYPES, type OrderType, type TierPricing, UNITS } from "@confiserie/domain/prices/tier-price";

/** The fields that decide every price of a product. */
export const PRICING_FIELDS: readonly (keyof TierPricing)[] = [
	"piecesPerBox",
	...ORDER_TYPES.map((tier) => UNITS[tier].boxes).filter((boxes) => boxes !== null),
	...ORDER_TYPES.map((tier) => UNITS[tier].price),
];

/** The same for a SELECT. @param packaging name of `product_packaging` in the statement */
export const pricingColumns = (packaging: string): string =>
	PRICING_FIELDS.map((name) => {
		const { column, codec } = PRODUCT_FIELDS[name];
		return `${packaging}.${column}${codec.startsWith("price") ? `::float8 as ${column}` : ""}`;
	}).join(", ");

/** The column of a tier's price per piece. */
export const priceColumn = (tier: OrderType) => PRODUCT_FIELDS[UNITS[tier].price].column;
