import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { Redis } from "ioredis";
import { IMPATIENT } from "../../../config/redis";
import { ownConnections } from "../../../lib/database/own-connections";
import { probe, rememberedProbe } from "../../../lib/probe";
import { isSearchFilled } from "../../catalog/search";
import { isMailServerReady } from "../../foundations/mail";
import { migrationNames } from "./migration-names";
import type { Parts } from "./readiness";

/** What the process was set up with, from medusa-config.ts. */
export interface HealthOptions {
	databaseUrl: string;
	redisUrl: string | undefined;
	smtpUrl: string | undefined;
	/** Where mails go without a mail server. */
	outboxFolder: string;
	/** Seconds between the request to end and the end of service, in which load balancers notice. */
	drainSeconds: number;
	/** Seconds that what is at work then has until the process ends whatever it does. */
	graceSeconds: number;
}

const SECOND_MS = 1_000;

/** Opens the connections for health checks; returns the check. */
export function openParts(engine: Knex, options: HealthOptions): () => Promise<Parts> {
	// One of its own: a process with a busy pool is slow, but must stay in service, else the next one gets its requests too.
	const sql = ownConnections(engine, options.databaseUrl, { min: 0, max: 1, acquireTimeoutMillis: 2 * SECOND_MS });
	const names = migrationNames();
	const redis = options.redisUrl ? rememberedProbe(redisLook(options.redisUrl), SECOND_MS) : undefined;
	const search = rememberedProbe(() => isSearchFilled(sql), 10 * SECOND_MS);
	const mail = rememberedProbe(mailLook(options), 60 * SECOND_MS);
	return async () => {
		const [database, migrations] = await Promise.all([
			probe(() => takesWrites(sql)),
			probe(() => hasMigrated(sql, names)),
		]);
		return { database, migrations, redis: (await redis?.()) ?? "off", search: await search(), mail: await mail() };
	};
}

async function takesWrites(sql: Knex): Promise<boolean> {
	const { rows } = await sql.raw("select not pg_is_in_recovery() as is_primary");
	return rows[0].is_primary;
}

async function hasMigrated(sql: Knex, names: readonly string[]): Promise<boolean> {
	const { rows } = await sql.raw(
		`select not exists (select from unnest(?::text[]) wanted
			where not exists (select from mikro_orm_migrations done where done.name = wanted)) as is_whole`,
		[[...names]],
	);
	return rows[0].is_whole;
}

function redisLook(url: string): () => Promise<boolean> {
	const client = new Redis(url, { ...IMPATIENT, lazyConnect: true, enableOfflineQueue: false });
	client.on("error", () => undefined);
	return async () => {
		if (client.status === "wait") await client.connect();
		return (await client.ping()) === "PONG";
	};
}

function mailLook({ smtpUrl, outboxFolder }: HealthOptions): () => Promise<boolean> {
	if (smtpUrl) return () => isMailServerReady(smtpUrl);
	return async () => {
		await mkdir(outboxFolder, { recursive: true, mode: 0o700 });
		await access(outboxFolder, constants.W_OK);
		return true;
	};
}
