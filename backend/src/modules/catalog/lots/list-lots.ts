import type { Lot, LotPage, LotQuery } from "@confiserie/domain/contract/lots";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { pageOf } from "../../../lib/database/page";
import { isoOne, isoRows, oneNumber, type Sql } from "../../../lib/database/sql";
import { PRODUCTS_EVER } from "../../../medusa/products/products";
import { ApiFailure } from "../../foundations/failures";
import { readSetting } from "../../foundations/settings";
import { FIRST_EXPIRED, isoDay } from "./reads";
import { UNSAFE } from "./unsafe";

/** Lots with their products, also of products deleted since, whose lots may be recalled. */
export const LOTS_OF_PRODUCTS = `lot join lateral (
		select product_id, reference, ean_unit, ean_box, pieces_per_box, title from product_packaging packaging
		join ${PRODUCTS_EVER} product on product.id = packaging.product_id
		where packaging.inventory_item_id = lot.inventory_item_id order by packaging.deleted_at is null desc, packaging.id limit 1
	) product on true`;

/** A condition: the lot's number, or its product's name or reference, contains the text ?; takes it three times. */
export const LOT_MATCHES =
	"(strpos(lower(coalesce(lot.code, '')), lower(?)) > 0 or strpos(lower(product.reference), lower(?)) > 0 or strpos(lower(product.title), lower(?)) > 0)";

type LotRow = Omit<Lot, "isShort">;

/** A condition: boxes of the lot are in stock, and its date is at most the day ?. */
const IS_SHORT = "lot.boxes > 0 and lot.expires_on <= ?::date";

/** Withheld lots, then the others in the order in which they leave, those without boxes last. */
export async function listLots(sql: Sql, query: LotQuery, now: Date): Promise<LotPage> {
	const { page, size, query: text, productId, inStock, short } = query;
	const limit = await clearanceLimit(sql, now);
	const conditions = `from ${LOTS_OF_PRODUCTS} where ${LOT_MATCHES} and (?::text is null or product.product_id = ?)
		and (not ?::boolean or lot.boxes + lot.withheld > 0) and (not ?::boolean or (${IS_SHORT}))`;
	const today = dayOf(now);
	const values = [text, text, text, productId ?? null, productId ?? null, inStock ?? false, short ?? false, limit];
	const [found, count] = await Promise.all([
		isoRows<LotRow>(
			sql,
			`select ${COLUMNS} ${conditions} order by lot.withheld = 0, lot.boxes = 0, ${short ? "lot.expires_on," : ""} product.title, ${FIRST_EXPIRED} limit ? offset ?`,
			[today, today, ...values, size, page * size],
		),
		oneNumber(sql, `select count(*)::int ${conditions}`, values),
	]);
	const lots = found.map((lot) => judged(lot, limit));
	return pageOf(lots, count, query);
}

/** Lots in stock whose date is near or past. */
export async function countShortLots(sql: Sql, now: Date): Promise<number> {
	return oneNumber(sql, `select count(*)::int from lot where ${IS_SHORT}`, [await clearanceLimit(sql, now)]);
}

/** One lot. Throws LOT_NOT_FOUND. */
export async function readLot(sql: Sql, id: string, now: Date): Promise<Lot> {
	const today = dayOf(now);
	const lot = await isoOne<LotRow>(sql, `select ${COLUMNS} from ${LOTS_OF_PRODUCTS} where lot.id = ?`, [
		today,
		today,
		id,
	]);
	if (!lot) throw new ApiFailure("LOT_NOT_FOUND");
	return judged(lot, await clearanceLimit(sql, now));
}

/** Takes the day twice. */
const COLUMNS = `lot.id, lot.code, lot.durability, ${isoDay("lot.expires_on")} as expires_on, lot.boxes,
	lot.withheld, lot.blocked_at, lot.block_reason, ${UNSAFE} as is_unsafe,
	product.product_id, product.title as product_name, product.reference, product.pieces_per_box,
	product.ean_unit, product.ean_box,
	coalesce((select sum(boxes) from goods_receipt where lot_id = lot.id and undone_at is null), 0)::int as received,
	array(select supplier from goods_receipt where lot_id = lot.id and undone_at is null and supplier <> ''
		group by supplier order by max(created_at) desc, supplier) as suppliers`;

/** The last date of lots that are to be cleared. */
async function clearanceLimit(sql: Sql, now: Date): Promise<string> {
	return daysLater(dayOf(now), (await readSetting(sql, "lots")).clearanceDays);
}

const judged = (lot: LotRow, limit: string): Lot => ({
	...lot,
	isShort: lot.boxes > 0 && lot.expiresOn !== null && lot.expiresOn <= limit,
});
