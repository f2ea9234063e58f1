import { stockOf } from "../../../medusa/inventory/levels";
import { ratingOf } from "../../customers/reviews/reads";

/** The JSON of a product as responses show it, where `joinLive()` is joined: with its boxes and its rating of this moment. */
export const PRODUCT = `'{"stock":' || greatest(0, floor(coalesce(stock.stocked - stock.reserved, 0)))::int
	|| coalesce(',"rating":{"average":' || rating.average || ',"count":' || rating.count || ',"demo":' || rating.is_demo || '}', '')
	|| ',' || substr(found.product::text, 2)`;

/** Joins it to `found`, rows of product_search. Made when it is needed: which ratings count is a setting. */
export const joinLive = () => `
	LEFT JOIN LATERAL ${stockOf("found.inventory_item_id")} AS stock ON true
	LEFT JOIN LATERAL ${ratingOf("found.id")} AS rating ON true`;
