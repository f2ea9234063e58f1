import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, test } from "vitest";
import { DATA, TESTS } from "../../../scripts/lib/paths";
import { canRunCluster, openTestCluster, type TestCluster } from "../../support/cluster";
import { shopUnderTest, useShop } from "../../support/context";
import { openSmallDisk, type SmallDisk } from "../../support/small-disk";
import { crash, openStandby, type Standby } from "../../support/standby";
import { type DatabaseApart, databaseApart } from "../../support/template";
import { openScene, type Scene } from "./under-load";

/** One server and one worker live 90 s ahead of everybody else. */
const AHEAD = {
	NODE_OPTIONS: `--require ${join(TESTS, "fixtures", "clock-ahead.cjs")}`,
	CLOCK_AHEAD_SECONDS: "90",
};
const FULL_FOR_MS = 10_000;
const NOT_FOR_NOW = { failures: 1 };

const canRun = await canRunCluster();
/** PostgreSQL's own disk, of which nothing else has a part. */
const disk: SmallDisk | undefined = canRun ? openSmallDisk("test-small-disk", 2_048) : undefined;

const directory = join(disk?.folder ?? join(DATA, "test-failed-over"), "postgres");

describe.skipIf(!canRun)(
	"the production shape, its PostgreSQL and its clocks (needs caddy, haproxy, pgbouncer and redis-server)",
	() => {
		let database: DatabaseApart;
		let cluster: TestCluster;
		let scene: Scene;
		let standby: Standby | undefined;

		beforeAll(async () => {
			database = await databaseApart({ durable: true, directory });
			cluster = await openTestCluster(database, { own: { "backend-2": AHEAD, "worker-2": AHEAD } });
			scene = await openScene("database and clocks");
		}, 20 * 60_000);
		afterAll(async () => {
			await cluster?.close();
			await standby?.stop();
			await database?.stop();
			rmSync(directory, { recursive: true, force: true });
			disk?.remove();
		}, 120_000);

		test("clocks 90 s apart have no effect", async () => {
			await scene.underLoad("clocks 90 s apart", { failures: 0.001 }, () => pause(20_000));
		});

		test.skipIf(!disk)("a disk that is full, and has room again", async () => {
			await scene.underLoad("disk full", NOT_FOR_NOW, async () => {
				disk?.fill();
				await pause(FULL_FOR_MS);
				disk?.empty();
				// Without room for its log of changes, PostgreSQL ends itself.
				await database.start();
			});
		});

		test("PostgreSQL's machine gone, a replica in its place: what was acknowledged is there", async () => {
			const replica = await openStandby(database.url);
			standby = replica;
			await scene.underLoad("failed over", NOT_FOR_NOW, async () => {
				await crash(database.url);
				await replica.promote();
				cluster.moveDatabase(replica.url);
				useShop({ ...shopUnderTest(), databaseUrl: replica.url });
			});
		});
	},
);
