import { db } from "./api";
import { shopUnderTest } from "./context";

type Sold = Record<
	"product_id" | "variant_id" | "inventory_item_id" | "level_id" | "packaging_id" | "link_id" | "profile_id",
	string
>;
const sold = new Map<string, Promise<Sold>>();

/** The ids of the rows that put the catalogue's first product on sale: the oldest, which no test put there and altered. */
export function soldProduct(): Promise<Sold> {
	const { databaseUrl } = shopUnderTest();
	const found = sold.get(databaseUrl) ?? readSoldProduct();
	sold.set(databaseUrl, found);
	return found;
}

/** @throws when the catalogue is empty */
async function readSoldProduct(): Promise<Sold> {
	const { rows } = await db().query<Sold>(
		`select p.product_id, p.variant_id, p.inventory_item_id, l.id as level_id, p.id as packaging_id, link.id as link_id,
				profile.id as profile_id
			from product_packaging p join product on product.id = p.product_id
			join inventory_level l on l.inventory_item_id = p.inventory_item_id
			join product_variant_inventory_item link on link.variant_id = p.variant_id
			join product_shipping_profile profile on profile.product_id = p.product_id
			where p.deleted_at is null order by product.created_at, p.reference limit 1`,
	);
	const [row] = rows;
	if (!row) throw new Error("The catalogue is empty.");
	return row;
}

const columnLists = new Map<string, string>();

/** The columns of a table that the database does not work out itself: every shop has the same. */
async function columnsOf(table: string): Promise<string> {
	const known = columnLists.get(table);
	if (known) return known;
	const { rows } = await db().query(
		`select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
			where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
		[table],
	);
	columnLists.set(table, rows[0].columns);
	return rows[0].columns;
}

/** Inserts a row like that of `id`, with those changes. */
export async function copyRow(table: string, id: string, changes: Record<string, unknown>): Promise<void> {
	const columns = await columnsOf(table);
	await db().query(
		`insert into ${table} (${columns}) select ${columns} from (
			select (jsonb_populate_record(original, $2::jsonb)).* from ${table} original where id = $1
		) copy`,
		[id, JSON.stringify(changes)],
	);
}

/** A quantity, as Medusa stores it: a number and its JSON twin. */
export function quantityColumns(column: string, value: number) {
	return { [column]: value, [`raw_${column}`]: { value: String(value), precision: 20 } };
}

/** A price in euros, stored the same way; null for a tier that the product does not have. */
export function priceColumns(column: string, value: number | null | undefined) {
	return { [column]: value ?? null, [`raw_${column}`]: value ? { value: String(value), precision: 20 } : null };
}
