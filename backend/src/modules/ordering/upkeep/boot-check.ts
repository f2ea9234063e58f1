import { isLiveKey } from "../../../config/payment-settings";
import { one, rows, type Sql } from "../../../lib/database/sql";
import type { StripeOptions } from "../payment/stripe/client";

/** What the boot must know of how this process runs. URLs are those by which people reach the shop. */
export interface BootSettings {
	paymentsMode: "demo" | "stripe";
	/** Set in stripe mode. */
	stripe?: Pick<StripeOptions, "secretKey"> | undefined;
	production: boolean;
	publicUrls: readonly string[];
}

/** Refuses to start where money or stock could go wrong; each message says why and what to do. */
export async function checkBoot(sql: Sql, settings: BootSettings): Promise<void> {
	checkExposure(settings);
	await checkEngineSchema(sql);
	await checkModeStamp(sql, bookMode(settings));
}

/** The demo takes orders without money: it must not be what the public reaches. */
export function checkExposure({ paymentsMode, production, publicUrls }: BootSettings): void {
	const exposed = publicUrls.find((url) => !isLoopback(url));
	if (paymentsMode === "demo" && production && exposed)
		throw new Error(
			`PAYMENTS_MODE=demo takes no real payment and refuses to serve ${exposed} in production. Configure a payment provider, or keep the demo on localhost.`,
		);
}

/** Columns of the engine that `stock.ts`, `catalogue.ts` and the backstop read or write by name. */
const ENGINE_COLUMNS: Record<string, Record<string, string>> = {
	inventory_level: {
		inventory_item_id: "text",
		location_id: "text",
		stocked_quantity: "numeric",
		reserved_quantity: "numeric",
		raw_reserved_quantity: "jsonb",
		deleted_at: "timestamp with time zone",
	},
	reservation_item: {
		inventory_item_id: "text",
		location_id: "text",
		line_item_id: "text",
		quantity: "numeric",
		raw_quantity: "jsonb",
		allow_backorder: "boolean",
		external_id: "text",
		deleted_at: "timestamp with time zone",
	},
};

async function checkEngineSchema(sql: Sql): Promise<void> {
	const columns = await rows<{ tableName: string; columnName: string; dataType: string }>(
		sql,
		`select table_name, column_name, data_type from information_schema.columns
			where table_schema = current_schema() and table_name = any(?)`,
		[Object.keys(ENGINE_COLUMNS)],
	);
	const found = new Map(columns.map((column) => [`${column.tableName}.${column.columnName}`, column.dataType]));
	for (const [table, expected] of Object.entries(ENGINE_COLUMNS))
		for (const [column, type] of Object.entries(expected))
			if (found.get(`${table}.${column}`) !== type)
				throw new Error(
					`The engine's ${table}.${column} is ${found.get(`${table}.${column}`) ?? "missing"}, not ${type}. Run the migrations, or adapt the order book to this engine version.`,
				);
	const backstop = await one(
		sql,
		`select 1 as present from pg_trigger where tgname = 'reservation_within_stock' and tgenabled = 'O'
			and tgrelid = to_regclass('reservation_item')`,
	);
	if (!backstop) throw new Error("The trigger reservation_within_stock is missing. Run the migrations.");
}

/** Whose payments a database holds: nobody's, test cards' or real ones. */
function bookMode({ paymentsMode, stripe }: BootSettings): string {
	if (paymentsMode === "demo") return "demo";
	return isLiveKey(stripe?.secretKey) ? "stripe" : "stripe with test keys";
}

/** A database keeps the mode of its first payment: demo orders, test payments and real ones never share a book. */
async function checkModeStamp(sql: Sql, mode: string): Promise<void> {
	await sql.raw(
		`insert into ordering_setting (key, value) values ('payments_mode', ?)
			on conflict (key) do update set value = excluded.value where not exists (select 1 from payment_attempt)`,
		[mode],
	);
	const stamp = await one<{ value: string }>(sql, "select value from ordering_setting where key = 'payments_mode'");
	if (stamp?.value !== mode)
		throw new Error(
			`This database holds payments of PAYMENTS_MODE=${stamp?.value}, not of ${mode}. Use that mode, or another database.`,
		);
}

function isLoopback(url: string): boolean {
	const host = new URL(url).hostname;
	return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}
