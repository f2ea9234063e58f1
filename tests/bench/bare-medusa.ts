import { join } from "node:path";
import { addresses } from "../../scripts/lib/environment";
import { freePort } from "../../scripts/lib/ports";
import { launchBackend } from "../../scripts/lib/shop";
import { testEnvironment } from "../support/template";
import { withDatabase } from "./shopping";

/** Medusa's own server, and what its storefront API asks for. */
export interface BareMedusa {
	address: string;
	headers: Record<string, string>;
	stop(): Promise<void>;
}

/** Starts Medusa as it comes on the shop's database, with a key for everything in its first sales channel. */
export async function startBareMedusa(databaseUrl: string): Promise<BareMedusa> {
	const at = addresses(await freePort(9400), 3400);
	const env = { ...testEnvironment(databaseUrl, at.backendPort, at.storefrontPort), ADMIN_DISABLED: "true" };
	const { service, healthy } = launchBackend(join(import.meta.dirname, "medusa"), at, env, "bench-medusa");
	await healthy;
	await withDatabase(databaseUrl, async (client) => {
		await client.query(OPEN, [KEY]);
		await client.query(CHANNEL, [KEY]);
	});
	return {
		address: at.backend,
		headers: { "x-publishable-api-key": KEY },
		stop: () => service.stop(),
	};
}

/** Puts every product into the sales channel that Medusa's API shows. */
export function putIntoChannel(databaseUrl: string): Promise<unknown> {
	return withDatabase(databaseUrl, (client) => client.query(EVERY_PRODUCT));
}

const KEY = "pk_bench";
const FIRST_CHANNEL = "(SELECT id FROM sales_channel WHERE deleted_at IS NULL ORDER BY created_at, id LIMIT 1)";
const OPEN = `
	INSERT INTO api_key (id, token, salt, redacted, title, type, created_by)
	VALUES ('apk_bench', $1, '', $1, 'bench', 'publishable', 'bench') ON CONFLICT DO NOTHING`;
const CHANNEL = `
	INSERT INTO publishable_api_key_sales_channel (id, publishable_key_id, sales_channel_id)
	SELECT 'pksc_bench', id, ${FIRST_CHANNEL} FROM api_key WHERE token = $1 ON CONFLICT DO NOTHING`;
const EVERY_PRODUCT = `
	INSERT INTO product_sales_channel (id, product_id, sales_channel_id)
	SELECT 'psc_' || id, id, ${FIRST_CHANNEL} FROM product WHERE id LIKE 'prod_bench_%' ON CONFLICT DO NOTHING`;
