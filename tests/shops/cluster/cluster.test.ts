import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Member } from "../../../scripts/lib/cluster/member";
import { type Replica, startReplica } from "../../../scripts/lib/postgres-replica";
import { adminToken, api } from "../../support/api";
import { canRunCluster, openTestCluster, type TestCluster } from "../../support/cluster";
import { shopUnderTest } from "../../support/context";
import { eventually } from "../../support/ordering";
import { editOf, makeProduct } from "../../support/products";
import { isFull, sized } from "../../support/sizes";
import { type DatabaseApart, databaseApart } from "../../support/template";
import { openScene, type Scene } from "./under-load";

const KILLS = Number(process.env.FAULTS_KILLS) || sized(3, 100);
/** How long something is away. */
const AWAY_MS = sized(3_000, 20_000);
/** "Error rate under 0.1 %." */
const HARDLY_ANY = { failures: 0.001 };
/** Purchases are impossible meanwhile, and say so; pages can be read. */
const NOT_FOR_NOW = { failures: 1 };
/** One of each kind first. */
const KILLABLE = ["backend-1", "worker-1", "storefront-1", "backend-2", "worker-2", "storefront-2"] as const;

describe.skipIf(!(await canRunCluster()))(
	"the production shape under checkouts (needs caddy, haproxy, pgbouncer and redis-server)",
	() => {
		let database: DatabaseApart;
		let replica: Replica;
		let cluster: TestCluster;
		let scene: Scene;

		beforeAll(async () => {
			database = await databaseApart({ durable: true });
			replica = await startReplica(database.url, `test-cluster-replica-${process.pid}`);
			cluster = await openTestCluster(database, { readUrl: replica.databaseUrl });
			scene = await openScene("cluster");
		}, 20 * 60_000);
		afterAll(async () => {
			await cluster?.close();
			await replica?.remove();
			await database?.drop();
		}, 120_000);

		const member = (name: string) => {
			const found = cluster.members.get(name);
			if (!found) throw new Error(`The cluster has no ${name}.`);
			return found;
		};
		/** The one that has the work of a killed one meanwhile. */
		const twinOf = (name: string) => (name.endsWith("1") ? name.replace("1", "2") : name.replace("2", "1"));

		/** Has both storefronts show one price, changes it, and waits until both show the other. */
		async function expectChangesShow(): Promise<void> {
			const token = await adminToken();
			const product = await makeProduct(token, { pricePerPieceBox: 1.5 });
			const page = async () => (await fetch(`${shopUnderTest().storefront}/products/${product.id}`)).text();
			/** The storefronts are asked in turn. */
			const bothShow = (price: string) =>
				eventually(`${price} at both`, async () => {
					const pages = [await page(), await page(), await page(), await page()];
					return pages.every((text) => text.includes(`${price}\u00a0€`)) || undefined;
				});
			await bothShow("36,00");
			const body = editOf(product, { pricePerPieceBox: 1.75 });
			expect((await api(`/admin/products/${product.id}`, { method: "PUT", token, body })).status).toBe(200);
			await bothShow("42,00");
		}

		test("a price changed at one server shows at both storefronts", expectChangesShow);

		test("without a fault every request is answered", async () => {
			await scene.underLoad("no fault", HARDLY_ANY, () => pause(sized(1_000, 20_000)));
		});

		test(`${KILLS} kills (-9) of servers, workers and storefronts: hardly a request fails`, async () => {
			// Of the sixty requests of the short series a single one is more than a thousandth.
			await scene.underLoad(`${KILLS} kills`, { failures: sized(0.02, HARDLY_ANY.failures) }, async () => {
				for (let kills = 0; kills < KILLS; kills++) {
					const victim = KILLABLE[kills % KILLABLE.length] ?? "backend-1";
					await member(twinOf(victim)).untilReady();
					await member(victim).untilReady();
					await pause(scene.chance.between(0, 1_000));
					await member(victim).kill();
				}
				for (const name of KILLABLE) await member(name).untilReady();
			});
		});

		test("a rolling deploy, process by process: hardly a request fails", async () => {
			await scene.underLoad("rolling deploy", HARDLY_ANY, async () => {
				if (isFull) await cluster.roll();
				else for (const name of ["backend-1", "storefront-1"]) await member(name).replace();
			});
		});

		test("PostgreSQL stopped, and restarted: pages are read meanwhile, orders within five seconds of its return", async () => {
			await scene.underLoad("PostgreSQL stopped", NOT_FOR_NOW, async () => {
				await database.stop();
				await pause(AWAY_MS);
				await database.start();
			});
		});

		if (isFull)
			test("PostgreSQL restarted", async () => {
				await scene.underLoad("PostgreSQL restarted", NOT_FOR_NOW, async () => {
					await database.stop();
					await database.start();
				});
			});

		test("Redis stopped, silent, slow and emptied: hardly a request fails", async () => {
			await scene.underLoad("Redis stopped, silent, slow, emptied", HARDLY_ANY, async () => {
				await member("redis").stop();
				await pause(AWAY_MS);
				await member("redis").start();
				member("redis").signal("SIGSTOP");
				await pause(AWAY_MS);
				member("redis").signal("SIGCONT");
				if (isFull) await slowDown(member("redis"), AWAY_MS);
				const client = new Redis(cluster.redisUrl);
				await client.flushall().finally(() => client.disconnect());
			});
		});

		if (isFull)
			test("the pooler killed: started again, and nothing acknowledged is lost", async () => {
				await scene.underLoad("PgBouncer killed", NOT_FOR_NOW, async () => {
					await member("pgbouncer").kill();
					await pause(1_000);
					await member("pgbouncer").untilReady();
				});
			});

		if (isFull)
			test("every connection of both pools is taken", async () => {
				const { pathname } = new URL(database.url);
				await scene.underLoad("pools exhausted", NOT_FOR_NOW, async () => {
					const holders = await Promise.all([
						...Array.from({ length: 60 }, () => holdConnection(cluster.pooled(pathname))),
						...Array.from({ length: 32 }, () => holdConnection(cluster.pooled(`${pathname}_orders`))),
					]);
					await pause(AWAY_MS);
					await Promise.all(holders.map((release) => release()));
				});
			});

		test("the replica behind, then gone: hardly a request fails, and changes show at both storefronts", async () => {
			await scene.underLoad("replica behind, gone", HARDLY_ANY, async () => {
				const client = new pg.Client({ connectionString: replica.databaseUrl });
				await client.connect();
				await client.query("select pg_wal_replay_pause()");
				await client.end();
				await expectChangesShow();
				await replica.stop();
				await expectChangesShow();
			});
		});
	},
);

/** Has a process respond only now and then: each question waits up to half a second. */
async function slowDown(member: Member, forMs: number): Promise<void> {
	for (const end = performance.now() + forMs; performance.now() < end; ) {
		member.signal("SIGSTOP");
		await pause(500);
		member.signal("SIGCONT");
		await pause(20);
	}
}

/** Occupies one of the pooler's connections to PostgreSQL with a transaction; returns what releases it. */
async function holdConnection(url: string): Promise<() => Promise<void>> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query("begin");
	return () => client.end();
}
