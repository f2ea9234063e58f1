import { addresses, type Environment, readerEnvironment, storefrontEnvironment } from "../../scripts/lib/environment";
import { BACKEND_BUILD } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import { stopServices } from "../../scripts/lib/processes";
import { buildBackend, buildStorefront, serveBackend, serveReader, serveStorefront } from "../../scripts/lib/shop";
import { startFakeGoogle } from "../fakes/google";
import { freshDatabase, type TestDatabase, testEnvironment } from "./template";

/** The shop from its production builds, on a database of its own. */
export interface WholeShop {
	backend: string;
	/** The catalogue reader, to which the storefront sends reads of products. */
	reader: string;
	storefront: string;
	databaseUrl: string;
	/** Address of the stand-in for Google's OpenID provider. */
	google: string;
	close(): Promise<void>;
}

/**
 * Builds what changed since the last build, then starts both sides on free ports.
 * @param settings more of the environment that the backend runs in
 * @param given the database to run on, dropped at the end; without it a fresh one
 * @param storefrontSettings more of the environment that the storefront runs in
 * @param readerSettings more of that of the catalogue reader
 */
export async function openWholeShop(
	settings: Environment = {},
	given?: TestDatabase,
	storefrontSettings: Environment = {},
	readerSettings: Environment = {},
): Promise<WholeShop> {
	const at = addresses(await freePort(9200), await freePort(3200), await freePort(9250));
	const database = given ?? (await freshDatabase());
	const google = await startFakeGoogle();
	const backend = {
		...testEnvironment(database.url, at.backendPort, at.storefrontPort),
		...google.environment,
	};
	const storefront = storefrontEnvironment(at);
	await Promise.all([buildBackend(backend), buildStorefront(storefront)]);
	const reader = { ...readerEnvironment(at, database.url), PAYMENTS_MODE: "demo", ...readerSettings };
	await Promise.all([
		serveBackend(BACKEND_BUILD, at, { ...backend, ...settings }, `test-backend-${at.backendPort}`),
		serveReader(BACKEND_BUILD, at, reader, `test-reader-${at.readerPort}`),
	]);
	await serveStorefront(at, { ...storefront, ...storefrontSettings }, `test-storefront-${at.storefrontPort}`);
	return {
		backend: at.backend,
		reader: at.reader,
		storefront: at.storefront,
		databaseUrl: database.url,
		google: google.url,
		close: async () => {
			await stopServices();
			await google.close();
			await database.drop();
		},
	};
}
