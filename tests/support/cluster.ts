import { type Cluster, openCluster } from "../../scripts/lib/cluster/open-cluster";
import { installed } from "../../scripts/lib/cluster/programs";
import { addresses, type Environment, readerEnvironment, storefrontEnvironment } from "../../scripts/lib/environment";
import { freePort } from "../../scripts/lib/ports";
import { stopServices } from "../../scripts/lib/processes";
import { findOrInstallRedis } from "../../scripts/lib/redis";
import { buildBackend, buildStorefront } from "../../scripts/lib/shop";
import { db } from "./api";
import { useShop } from "./context";
import { type DatabaseApart, testEnvironment } from "./template";

/** The production shape on its own PostgreSQL; every helper of the test file calls its proxy. */
export interface TestCluster extends Cluster {
	/** Stops everything but the database. */
	close(): Promise<void>;
}

/** Checks the programs of the distribution and reports what is missing. */
export async function canRunCluster(): Promise<boolean> {
	try {
		for (const name of ["caddy", "haproxy", "pgbouncer"]) installed(name);
		await findOrInstallRedis();
		return true;
	} catch (error) {
		console.warn(`Not run: faults of the cluster. ${error instanceof Error ? error.message : error}`);
		return false;
	}
}

/** Extra settings of a test's cluster. */
interface TestClusterOptions {
	/** Address of a replica for the catalogue readers. */
	readUrl?: string;
	settings?: Environment;
	/** By the name of a process. */
	own?: Record<string, Environment>;
}

/** Builds what changed since the last build, then starts everything. */
export async function openTestCluster(
	{ url }: DatabaseApart,
	{ readUrl, settings, own = {} }: TestClusterOptions = {},
): Promise<TestCluster> {
	const at = addresses(await freePort(9_300), await freePort(3_300));
	const usual = testEnvironment(url, at.backendPort, at.storefrontPort);
	const storefront = storefrontEnvironment(at);
	await buildBackend(usual);
	await buildStorefront(storefront);
	const backend = { ...usual, ...settings };
	const reader = { ...readerEnvironment(at, url), PAYMENTS_MODE: "demo" };
	const prefix = `test-cluster-${at.backendPort}`;
	const cluster = await openCluster({ prefix, at, databaseUrl: url, readUrl, backend, reader, storefront, own });
	useShop({ backend: at.backend, storefront: at.storefront, databaseUrl: url });
	return {
		...cluster,
		close: async () => {
			await cluster.stop();
			await stopServices();
			await db().end();
		},
	};
}
