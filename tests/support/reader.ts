import { addresses, readerEnvironment } from "../../scripts/lib/environment";
import { BACKEND } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import type { Service } from "../../scripts/lib/processes";
import { serveReader } from "../../scripts/lib/shop";

/** A catalogue reader from its sources, ready. */
export async function openReader(
	name: string,
	databaseUrl: string,
	settings: Record<string, string> = {},
): Promise<{ reader: string; service: Service }> {
	const at = addresses(9200, 3200, await freePort(9250));
	const env = { ...readerEnvironment(at, databaseUrl), NODE_ENV: "development", PAYMENTS_MODE: "demo", ...settings };
	return { reader: at.reader, service: await serveReader(BACKEND, at, env, `${name}-${at.readerPort}`) };
}
