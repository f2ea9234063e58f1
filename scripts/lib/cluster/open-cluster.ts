import { createConnection } from "node:net";
import { type Addresses, addresses, type Environment } from "../environment";
import { isReady, responds } from "../health";
import { BACKEND_BUILD } from "../paths";
import { freePort } from "../ports";
import { type Program, type Service, serve } from "../processes";
import { findOrInstallRedis } from "../redis";
import { launchBackend, launchReader, launchStorefront } from "../shop";
import { Member } from "./member";
import { caddy, haproxy, pgbouncer, redis } from "./programs";
import { processesOf, type RoleName, SHAPE } from "./shape";

export interface ClusterOptions {
	/** Before each process's name, in logs and folders: "cluster". */
	prefix: string;
	/** The reverse proxy's two addresses, of the shop and of the backend. */
	at: Addresses;
	/** PostgreSQL's own address, beside the pooler. */
	databaseUrl: string;
	/** Address of a replica for the catalogue readers, where there is one. */
	readUrl?: string | undefined;
	/** Environments of all sides as on one machine; addresses of the cluster's own replace those in it. */
	backend: Environment;
	reader: Environment;
	storefront: Environment;
	/** Variables of a single process, by its name. */
	own?: Readonly<Record<string, Environment>>;
}

export interface Cluster {
	members: ReadonlyMap<string, Member>;
	/** Address of Redis, and of a database through the pooler: "shop_orders". */
	redisUrl: string;
	pooled(database: string): string;
	/** Points the pooler at another PostgreSQL, as after a fail-over. */
	moveDatabase(databaseUrl: string): void;
	/** Replaces every process that runs the shop's code, one after the other, each once the one before is ready. */
	roll(): Promise<void>;
	stop(): Promise<void>;
}

/** Starts the production shape in order, beside a running PostgreSQL; settles once everything is ready. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
	const { prefix, at, databaseUrl, own = {} } = options;
	let postgres = new URL(databaseUrl);
	const names = (["backend", "worker", "reader", "storefront"] as const).flatMap(processesOf);
	const ports = new Map<string, number>();
	for (const name of names) ports.set(name, await freePort(9_100));
	const portOf = (name: string) => ports.get(name) ?? 0;
	const urlOf = (name: string) => `http://localhost:${portOf(name)}`;
	const [poolPort, redisPort, adminPort, medusaPort, shopPort] = [
		await freePort(6_432),
		process.env.REDIS_URL ? 0 : await freePort(6_379),
		await freePort(2_019),
		await freePort(9_190),
		await freePort(3_190),
	];
	const redisUrl = process.env.REDIS_URL ?? `redis://localhost:${redisPort}`;
	const pooled = (database: string) =>
		Object.assign(new URL(databaseUrl), { host: `localhost:${poolPort}`, pathname: database, search: "" }).href;
	const { pathname } = postgres;

	const backend = (role: "backend" | "worker", name: string): Service => {
		const env = {
			...options.backend,
			DATABASE_URL: pooled(pathname),
			DATABASE_ORDERS_URL: pooled(`${pathname}_orders`),
			DATABASE_DIRECT_URL: databaseUrl,
			REDIS_URL: redisUrl,
			...SHAPE[role].environment,
			PORT: String(portOf(name)),
			...own[name],
		};
		const itself = addresses(portOf(name), at.storefrontPort);
		const { service, healthy } = launchBackend(BACKEND_BUILD, itself, env, `${prefix}-${name}`);
		// Readiness is checked elsewhere; a process that dies meanwhile is restarted.
		healthy.catch(() => undefined);
		return service;
	};
	const reader = (name: string): Service =>
		launchReader(
			BACKEND_BUILD,
			{
				...options.reader,
				...SHAPE.reader.environment,
				DATABASE_URL: pooled(pathname),
				...(options.readUrl && { DATABASE_READ_URL: options.readUrl }),
				PORT: String(portOf(name)),
				...own[name],
			},
			`${prefix}-${name}`,
		);
	const storefront = (name: string): Service =>
		launchStorefront(
			{
				...options.storefront,
				...SHAPE.storefront.environment,
				BACKEND_URL: `http://localhost:${medusaPort}`,
				// The balancer checks which reader is ready.
				READER_URL: `http://localhost:${medusaPort}`,
				PORT: String(portOf(name)),
				...own[name],
			},
			`${prefix}-${name}`,
		);
	/** BACKEND_1, BACKEND_2: where its processes listen. */
	const placesOf = (role: "backend" | "reader" | "storefront") =>
		processesOf(role).map((name) => [name.toUpperCase().replace("-", "_"), `localhost:${portOf(name)}`]);
	const balancer = () =>
		haproxy(`${prefix}-balancer`, {
			LISTEN_ADDRESS: "127.0.0.1",
			ENGINE_PORT: String(medusaPort),
			SHOP_PORT: String(shopPort),
			...Object.fromEntries((["backend", "reader", "storefront"] as const).flatMap(placesOf)),
		});
	const proxy = () =>
		caddy(`${prefix}-proxy`, {
			SITE_HOST: at.storefront,
			BACKEND_HOST: at.backend,
			CADDY_ADMIN: `localhost:${adminPort}`,
			CADDY_BIND: "127.0.0.1 ::1",
			BACKENDS: `localhost:${medusaPort}`,
			READERS: `localhost:${medusaPort}`,
			STOREFRONTS: `localhost:${shopPort}`,
		});
	const redisServer = process.env.REDIS_URL ? undefined : await findOrInstallRedis();

	const members = new Map<string, Member>();
	const add = (name: string, launch: () => Service, isReady: (service: Service) => Promise<boolean>) =>
		members.set(name, new Member({ name, launch, isReady }));
	const program = (make: () => Program) => () => serve(make());
	if (redisServer)
		add(
			"redis",
			program(() => redis(`${prefix}-redis`, redisServer, redisPort)),
			() => listens(redisPort),
		);
	const pooler = () => pgbouncer(`${prefix}-pgbouncer`, postgres, poolPort);
	add("pgbouncer", program(pooler), () => listens(poolPort));
	for (const role of ["backend", "worker"] as const)
		for (const name of processesOf(role))
			add(
				name,
				() => backend(role, name),
				(service) => isReady(service, urlOf(name) + SHAPE[role].health),
			);
	for (const name of processesOf("reader"))
		add(
			name,
			() => reader(name),
			(service) => isReady(service, urlOf(name) + SHAPE.reader.health),
		);
	add("balancer", program(balancer), () => responds(`http://localhost:${medusaPort}/health/live`));
	add("proxy", program(proxy), () => responds(`http://localhost:${adminPort}/config/`));
	for (const name of processesOf("storefront"))
		add(
			name,
			() => storefront(name),
			(service) => isReady(service, urlOf(name) + SHAPE.storefront.health),
		);

	// In the order of the map, which is that of the shape; those of one role side by side.
	for (const role of Object.keys(SHAPE) as RoleName[])
		await Promise.all(processesOf(role).map((name) => members.get(name)?.start()));
	return {
		members,
		redisUrl,
		pooled,
		moveDatabase: (url) => {
			postgres = new URL(url);
			// Writes its settings.
			pooler();
			members.get("pgbouncer")?.signal("SIGHUP");
		},
		roll: async () => {
			for (const name of names) await members.get(name)?.replace();
		},
		stop: async () => {
			for (const member of [...members.values()].reverse()) await member.stop();
		},
	};
}

function listens(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection({ port, host: "localhost" });
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.once("close", () => resolve(false));
		socket.once("connect", () => socket.end());
	});
}
