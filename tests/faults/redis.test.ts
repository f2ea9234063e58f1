import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { untilRedisResponds } from "../../backend/src/modules/foundations/event-bus/until-redis-responds";
import { type Service, stopServices } from "../../scripts/lib/processes";
import { findOrInstallRedis } from "../../scripts/lib/redis";
import { adminToken, db, engine, medusaToken } from "../support/api";
import { testBackend } from "../support/backend";
import { suiteShop, useShop } from "../support/context";
import { eventually } from "../support/ordering";
import { openRedis, type TestRedis } from "../support/redis";
import { sized } from "../support/sizes";
import { medusaCookie } from "../support/staff";
import { databaseBeside, type TestDatabase } from "../support/template";
import { ALL_IS_WELL, expectFollowedUp, expectResponse, round, type Staff } from "./round";

const executable = await findOrInstallRedis().catch((error) => {
	console.warn(`Not run: a shop whose Redis fails. ${error.message}`);
	return undefined;
});

const IS_BACK = /Redis is back/;
/** The server emits it, and only Redis can bring it to the worker. */
const WORKED = /Processing inventory-level\.updated/;

/** As in docker-compose.yml: one process answers, the other works, and Redis carries events between them. */
describe.skipIf(!executable)("a shop with Redis (needs redis-server)", () => {
	let redis: TestRedis;
	let database: TestDatabase;
	let server: Service;
	let worker: Service;
	let staff: Staff;
	let cookie: string;
	let startBoth: () => Promise<unknown>;

	beforeAll(async () => {
		redis = await openRedis(executable ?? "");
		database = await databaseBeside(suiteShop().databaseUrl);
		const backend = (mode: string) =>
			testBackend(`test-redis-${mode}`, database.url, { REDIS_URL: redis.url, MEDUSA_WORKER_MODE: mode });
		const [serving, working] = [await backend("server"), await backend("worker")];
		useShop({ backend: serving.backend, databaseUrl: database.url, storefront: "" });
		startBoth = () => {
			const [started, startedWorker] = [serving.launch(), working.launch()];
			[server, worker] = [started.service, startedWorker.service];
			return Promise.all([started.healthy, startedWorker.healthy]);
		};
	});
	afterAll(async () => {
		redis.thaw();
		await stopServices();
		await db().end();
		await database.drop();
	});

	/** How often the log of a service has said so. */
	const said = (service: Service, text: RegExp) =>
		[...readFileSync(service.logFile, "utf8").matchAll(new RegExp(text, "g"))].length;
	/** Until the log of a service has said so more often than `before`. */
	const logged = (service: Service, text: RegExp, before = 0) =>
		eventually(`${text} in the log of ${service.name}`, async () => said(service, text) > before || undefined);

	test("started without Redis it waits, says so with the address and for how long, and goes on when it comes", async () => {
		const healthy = startBoth();
		for (const service of [server, worker]) {
			await logged(service, /Waiting for Redis at redis:\/\/:\*\*\*@localhost:\d+ \(\d+ s so far\): /);
			expect(readFileSync(service.logFile, "utf8")).not.toContain(redis.password);
		}
		await redis.start();
		await healthy;
		await logged(server, /Redis at redis:\/\/:\*\*\*@localhost:\d+ responds/);
		staff = { admin: await adminToken(), medusaAdmin: await medusaToken() };
		cookie = await medusaCookie(staff.medusaAdmin);
	});

	test("a wrong password stops the start with the reason, and is repeated nowhere", async () => {
		const logger = { info: () => undefined, warn: () => undefined };
		const wrong = redis.url.replace(redis.password, "mot-de-passe-d-hier");
		const refusal = await untilRedisResponds(wrong, logger).catch(String);
		expect(refusal).toMatch(/Redis at redis:\/\/:\*\*\*@localhost:\d+ refuses what REDIS_URL says: WRONGPASS/);
		expect(refusal).not.toContain("d-hier");
	});

	test("with Redis the server hands its events to the worker", async () => {
		const report = await round(staff);
		expect(report.answers).toEqual(ALL_IS_WELL);
		await expectFollowedUp(report);
		await logged(worker, /Processing order_book\.tasks_due for \d/);
		await logged(worker, WORKED);
		expect((await engine("/admin/users/me", { headers: { cookie } })).status).toBe(200);
	});

	describe.each([
		["killed", () => redis.kill(), () => redis.start()],
		["there and never responding", async () => redis.freeze(), async () => redis.thaw()],
	])("Redis %s", (_, fail, repair) => {
		test("every synchronous action responds, commits and is followed up", async () => {
			await fail();
			const report = await round(staff);
			expect(report.answers).toEqual(ALL_IS_WELL);
			await expectFollowedUp(report);
		});

		test("a session of Medusa Admin, which lives in Redis, gets 503 in French with Retry-After", async () => {
			const { status, headers, body } = await expectResponse(
				"a session",
				engine("/admin/users/me", { headers: { cookie } }),
			);
			expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
			expect(body.message).toBe("Le service est momentanément indisponible. Veuillez réessayer.");
		});

		test("once Redis is back the server hands over its events again", async () => {
			const [back, worked] = [said(server, IS_BACK), said(worker, WORKED)];
			await repair();
			await logged(server, IS_BACK, back);
			const report = await round(staff);
			expect(report.answers).toEqual(ALL_IS_WELL);
			await expectFollowedUp(report);
			await logged(worker, WORKED, worked);
		});
	});

	test("FLUSHALL again and again under load: nothing is lost", async () => {
		let isOver = false;
		const flushing = (async () => {
			while (!isOver) await redis.ask((client) => client.flushall());
		})();
		const reports = await Promise.all(Array.from({ length: sized(3, 20) }, () => round(staff))).finally(() => {
			isOver = true;
		});
		await flushing;
		for (const report of reports) {
			expect(report.answers).toEqual(ALL_IS_WELL);
			await expectFollowedUp(report);
		}
	});

	test("SIGTERM ends the server while Redis never answers, and the worker while it is gone", async () => {
		const ended = (service: Service) => {
			service.signal("SIGTERM");
			return expectResponse(`the end of ${service.name}`, service.ended);
		};
		redis.freeze();
		expect(await ended(server)).toBe(0);
		await redis.kill();
		expect(await ended(worker)).toBe(0);
	});
});
