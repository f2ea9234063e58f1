import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { caddy, haproxy, installed, redis } from "../../../scripts/lib/cluster/programs";
import { responds } from "../../../scripts/lib/health";
import { DATA, ROOT } from "../../../scripts/lib/paths";
import { freePort } from "../../../scripts/lib/ports";
import { startPostgres } from "../../../scripts/lib/postgres";
import { startReplica } from "../../../scripts/lib/postgres-replica";
import { type Service, serve, stopServices } from "../../../scripts/lib/processes";
import { findOrInstallRedis } from "../../../scripts/lib/redis";
import { secrets } from "../../../scripts/lib/secrets";
import { StepFailure, say, step } from "../../../scripts/lib/steps";
import { type ComposeService, interpolated, readCompose } from "./compose";
import { baseSize, buildImage, LIMITS, output, PODMAN, podman } from "./images";

const NAME = "test-containers";
const LONGEST_START_MS = 15 * 60_000;
const LOOK_EVERY_MS = 1_000;
/** What .env says. */
type Variables = Record<string, string | undefined>;

/** Where no program listens: the second process of each service. */
const NOWHERE = "127.0.0.1:9";

/**
 * A machine that runs docker-compose.yml: containers of our images on its own loopback, and for the other images programs of
 * this machine. One process of each service: the tests of the cluster run several.
 */
export interface Machine {
	/** Addresses at the reverse proxy. */
	storefront: string;
	backend: string;
	databaseUrl: string;
	/** For each service of ours the arguments of podman that run a command in it (tests/fixtures/docker). */
	runs: string;
	/** Builds our images; returns what each weighs above its base, in MB, by its name. */
	build(variables: Variables): Promise<Record<string, number>>;
	/** Starts all services in the order of the file, or replaces those of ours. */
	up(variables: Variables): Promise<void>;
	/** Runs a command in a container that runs. */
	exec(service: string, ...command: string[]): Promise<string>;
	close(): Promise<void>;
}

async function until(isReady: () => Promise<boolean>, { name, ended, logFile }: Service): Promise<void> {
	let hasEnded = false;
	void ended.then(() => {
		hasEnded = true;
	});
	for (const deadline = Date.now() + LONGEST_START_MS; !(await isReady()); await pause(LOOK_EVERY_MS)) {
		if (hasEnded) throw new StepFailure(`« ${name} » s'est arrêté au démarrage.`, logFile);
		if (Date.now() > deadline) throw new StepFailure(`« ${name} » n'est pas prêt.`, logFile);
	}
}

export async function openMachine(): Promise<Machine> {
	const folder = join(DATA, NAME);
	const runs = join(folder, "runs");
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(runs, { recursive: true });
	const named = readCompose();
	const ours = Object.keys(named.services).filter((name) => named.services[name]?.build);
	const ports = new Map<string, number>();
	for (const name of [...Object.keys(named.services), "shop", "engine", "control"])
		ports.set(name, await freePort(9_500));
	const at = (name: string) => `127.0.0.1:${ports.get(name)}`;
	const storefront = `http://localhost:${ports.get("proxy")}`;
	const backend = `http://localhost:${ports.get("engine")}`;

	let compose = named;
	let superuserUrl = "";
	const containers = new Map<string, Service>();
	const others = new Map<string, Promise<void>>();
	const closing: (() => Promise<unknown>)[] = [];
	const serviceOf = (name: string): ComposeService => compose.services[name] ?? { image: "" };

	/** The variables of a service, with the addresses of this machine in place of the names of a network of containers. */
	function environmentOf(name: string): Record<string, string> {
		const local = (value: string) =>
			value
				.replace(/\b(postgres|replica|redis|pgbouncer|balancer):\d+/g, (_, other: string) => at(other))
				.replace(/\bconfiserie-(\w+)-1:\d+/g, (_, other: string) => at(other))
				.replace(/\bconfiserie-\w+-2:\d+/g, NOWHERE);
		const given = Object.entries(serviceOf(name).environment ?? {}).map(([key, value]) => [key, local(value)]);
		const own: Record<string, string> = Object.fromEntries(given);
		if (own.PORT) own.PORT = `${ports.get(name)}`;
		if (name === "pgbouncer") {
			Object.assign(own, { POSTGRES_HOST: "127.0.0.1", POSTGRES_PORT: `${ports.get("postgres")}` });
			Object.assign(own, { LISTEN_ADDRESS: "127.0.0.1", LISTEN_PORT: `${ports.get(name)}` });
		}
		return own;
	}

	/** What `docker compose run` and `up` give a container of a service. */
	function optionsOf(name: string): string[] {
		const { read_only, cap_drop = [], security_opt = [], tmpfs = [], volumes = [], mem_limit } = serviceOf(name);
		const each = (option: string, values: readonly string[]) => values.flatMap((value) => [option, value]);
		return [
			...["--rm", "--pull", "never", "--network", "host", "--no-healthcheck", ...LIMITS],
			...(read_only ? ["--read-only", "--read-only-tmpfs=false"] : []),
			...each("--cap-drop", cap_drop),
			...each(
				"--security-opt",
				security_opt.map((option) => option.replace(/:true$/, "")),
			),
			...each("--tmpfs", tmpfs),
			...each(
				"--volume",
				volumes.map((volume) => (volume.includes(":") ? `${compose.name}_${volume}` : volume)),
			),
			...(mem_limit ? ["--memory", mem_limit] : []),
			...each(
				"--env",
				Object.entries(environmentOf(name)).map((pair) => pair.join("=")),
			),
		];
	}

	async function isHealthy(name: string): Promise<boolean> {
		const { image, healthcheck } = serviceOf(name);
		const ofImage = () => podman("image", "inspect", "--format", "{{json .HealthCheck.Test}}", image).then(JSON.parse);
		const [kind, ...command]: string[] = healthcheck?.test ?? (await ofImage());
		if (kind !== "CMD") throw new Error(`${name}: a health check of the kind ${kind} is unknown here.`);
		return podman("exec", name, ...command).then(
			() => true,
			() => false,
		);
	}

	/** Settles once the container is healthy, or has done its work where it is one that ends. */
	async function startContainer(name: string): Promise<void> {
		const { image, command = [], restart } = serviceOf(name);
		const args = [...PODMAN.slice(1), "run", "--name", name, ...optionsOf(name), image, ...command];
		const container = serve({ name: `${NAME}-${name}`, executable: "podman", args, cwd: ROOT });
		if (restart === "no") {
			const code = await container.ended;
			if (code !== 0) throw new StepFailure(`« ${name} » s'est arrêté (code ${code}).`, container.logFile);
			return;
		}
		containers.set(name, container);
		await until(() => isHealthy(name), container);
	}

	const programs: Record<string, () => Promise<void>> = {
		postgres: async () => {
			const { POSTGRES_USER = "", POSTGRES_PASSWORD = "", POSTGRES_DB = "" } = environmentOf("postgres");
			const port = ports.get("postgres") ?? 0;
			const options = {
				directory: join(DATA, `${NAME}-postgres`),
				password: secrets().postgresPassword,
				durable: false,
			};
			const server = await startPostgres({ ...options, preferredPort: port, port, name: `${NAME}-postgres` });
			closing.push(() => server.stop());
			await server.dropDatabase(POSTGRES_DB);
			const client = new pg.Client({ connectionString: server.url("postgres") });
			await client.connect();
			const [user, password] = [pg.escapeIdentifier(POSTGRES_USER), pg.escapeLiteral(POSTGRES_PASSWORD)];
			await client.query(`drop role if exists ${user}`);
			await client.query(`create role ${user} superuser login password ${password}`);
			await client.query(`create database ${pg.escapeIdentifier(POSTGRES_DB)} owner ${user}`);
			say(`  ${serviceOf("postgres").image} : ${(await client.query("select version()")).rows[0].version}`);
			await client.end();
			superuserUrl = server.url(POSTGRES_DB);
		},
		replica: async () => {
			const replica = await startReplica(superuserUrl, `${NAME}-replica`);
			closing.unshift(() => replica.remove());
			ports.set("replica", replica.port);
		},
		redis: async () => {
			const server = await findOrInstallRedis();
			say(`  ${serviceOf("redis").image} : ${await output(server, "--version")}`);
			serve(redis(`${NAME}-redis`, server, ports.get("redis") ?? 0));
		},
		balancer: async () => {
			const { IN_CONTAINERS: _, ...own } = environmentOf("balancer");
			const here = {
				LISTEN_ADDRESS: "127.0.0.1",
				ENGINE_PORT: `${ports.get("balancer")}`,
				SHOP_PORT: `${ports.get("shop")}`,
			};
			const [version = ""] = (await output(installed("haproxy"), "-v")).split("\n");
			say(`  ${serviceOf("balancer").image} : ${version}`);
			const balancer = serve(haproxy(`${NAME}-balancer`, { ...own, ...here }));
			await until(() => responds(`http://${at("balancer")}/health/live`), balancer);
		},
		proxy: async () => {
			const here = { CADDY_ADMIN: at("control"), CADDY_BIND: "127.0.0.1 ::1", STOREFRONTS: at("shop") };
			const engine = { BACKENDS: at("balancer"), READERS: at("balancer") };
			say(`  ${serviceOf("proxy").image} : ${await output(installed("caddy"), "version")}`);
			const proxy = serve(caddy(`${NAME}-proxy`, { ...environmentOf("proxy"), ...here, ...engine }));
			await until(() => responds(`http://${at("control")}/config/`), proxy);
		},
	};
	function databaseUrl(): string {
		const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = environmentOf("postgres");
		return `postgresql://${POSTGRES_USER}:${POSTGRES_PASSWORD}@${at("postgres")}/${POSTGRES_DB}`;
	}

	async function stopContainers(): Promise<void> {
		for (const [name, container] of [...containers].reverse()) {
			const grace = `${Number.parseInt(serviceOf(name).stop_grace_period ?? "10", 10)}`;
			// One that has ended by itself is gone.
			await podman("stop", "--ignore", "--time", grace, name);
			await container.ended;
		}
		containers.clear();
	}

	return {
		storefront,
		backend,
		runs,
		get databaseUrl() {
			return databaseUrl();
		},
		build: async (variables) => {
			compose = interpolated(named, variables);
			const builds = new Map(ours.map((name) => [serviceOf(name).image, serviceOf(name).build?.dockerfile ?? ""]));
			const sizes: Record<string, number> = {};
			for (const [image, file] of builds) sizes[image] = (await buildImage(file, image)) - (await baseSize());
			return sizes;
		},
		up: async (variables) => {
			await stopContainers();
			compose = interpolated(named, variables);
			const started = new Map<string, Promise<void>>();
			const start = (name: string): Promise<void> => {
				const known = started.get(name) ?? others.get(name);
				if (known) return known;
				const begun = startAfterOthers(name);
				(programs[name] ? others : started).set(name, begun);
				return begun;
			};
			const startAfterOthers = async (name: string) => {
				await Promise.all(Object.keys(serviceOf(name).depends_on ?? {}).map(start));
				await (programs[name] ?? (() => step(`Conteneur ${name}`, () => startContainer(name))))();
			};
			await Promise.all(Object.keys(compose.services).map(start));
			for (const name of ours) {
				const words = [...PODMAN, "run", "--interactive", ...optionsOf(name), serviceOf(name).image];
				writeFileSync(join(runs, name), words.map((word) => `${word}\0`).join(""));
			}
		},
		exec: (service, ...command) => podman("exec", service, ...command),
		close: async () => {
			await stopContainers();
			await stopServices();
			for (const close of closing) await close();
		},
	};
}
