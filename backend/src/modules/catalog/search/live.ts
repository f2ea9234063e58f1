import { stockOf } from "../../../medusa/inventory/levels";
import { ratingOf } from "../../customers/reviews/reads";

const STOCK = "greatest(0, floor(coalesce(stock.stocked - stock.reserved, 0)))::int";

/** The JSON of a product as responses show it, where `joinLive()` is joined: with its boxes and its rating of this moment. */
export const PRODUCT = `'{"stock":' || ${STOCK}
	|| coalesce(',"rating":{"average":' || rating.average || ',"count":' || rating.count || ',"demo":' || rating.is_demo || '}', '')
	|| ',' || substr(found.product::text, 2)`;

const PACKING = ["weightGrams", "piecesPerBox", "boxesPerLayer", "boxesPerPallet", "preparationDays"];

/** The JSON of what is needed to tell when it arrives (`PromisedProduct`). */
export const PACKED = `json_build_object('stock', ${STOCK}, ${PACKING.map((name) => `'${name}', found.product->'${name}'`)})::text`;

/** Joins it to `found`, rows of product_search. Made when it is needed: which ratings count is a setting. */
export const joinLive = () => `
	LEFT JOIN LATERAL ${stockOf("found.inventory_item_id")} AS stock ON true
	LEFT JOIN LATERAL ${ratingOf("found.id")} AS rating ON true`;
