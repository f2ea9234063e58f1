import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Addresses, Environment } from "./environment";
import { fingerprint } from "./fingerprint";
import { untilHealthy } from "./health";
import { lockHolder } from "./lock";
import { memorySettings } from "./memory";
import { BACKEND, BACKEND_BUILD, DOMAIN, packageFile, ROOT, STOREFRONT } from "./paths";
import { type Program, run, type Service, serve } from "./processes";
import { stampIn, unlessDoneIn, unlessMade } from "./stamps";
import { StepFailure, step } from "./steps";

const MEDUSA = packageFile(BACKEND, "@medusajs/cli/cli.js");
/** The CLI without the TypeScript compiler that it loads where it finds one: saves 40 MB. */
const MEDUSA_OF_BUILDS = packageFile(BACKEND, "@medusajs/cli/dist/index.js");
const NEXT = packageFile(STOREFRONT, "next/dist/bin/next");
/** The storefront's server and build scripts, compiled. */
const SHOP_SERVER = join(STOREFRONT, "dist");
/** The native TypeScript compiler, on one processor. Programs that import a compiler get the one written in JavaScript. */
export const TSC = [packageFile(ROOT, "typescript-native/bin/tsc"), "--singleThreaded"];
const COMMON = [join(ROOT, "package-lock.json"), join(ROOT, "tsconfig.base.json")];
const BACKEND_SOURCES = [
	...["src", "medusa-config.ts", "package.json", "tsconfig.json", "tsconfig.build.json"].map((name) =>
		join(BACKEND, name),
	),
	join(DOMAIN, "src"),
	...COMMON,
];

/** Compiles the domain for the backend, which runs CommonJS. */
export async function buildDomain(): Promise<void> {
	const config = join(DOMAIN, "tsconfig.build.json");
	const inputs = await fingerprint([join(DOMAIN, "src"), join(DOMAIN, "package.json"), config, ...COMMON]);
	await unlessMade("domain", inputs, join(DOMAIN, "dist"), () =>
		step("Règles métier", () => run({ name: "domain", args: [...TSC, "-p", config], cwd: DOMAIN })),
	);
}

/**
 * Brings the database to the current code: tables, links, search index, then the demo catalogue and accounts. Each part
 * runs again only when what it depends on changed.
 */
export const prepareDatabase = (databaseUrl: string, env: Environment) => prepare(databaseUrl, env, "seed");

/** The same with orders of the demo company, for people: tests count theirs. */
export const prepareDemo = (databaseUrl: string, env: Environment) => prepare(databaseUrl, env, "demo", "orders");

async function prepare(databaseUrl: string, env: Environment, stamp: string, ...args: string[]): Promise<void> {
	await migrateDatabase(databaseUrl, env);
	const { seed } = await databaseInputs();
	await unlessDoneIn(databaseUrl, stamp, seed, () =>
		step("Catalogue et comptes de démonstration", () =>
			run(medusa("seed", BACKEND, fromSource(databaseUrl, env), "exec", "./src/scripts/seed.ts", ...args)),
		),
	);
}

/** Brings the tables alone to the current code. */
export async function migrateDatabase(databaseUrl: string, env: Environment): Promise<void> {
	const { migrate } = await databaseInputs();
	const work = fromSource(databaseUrl, env);
	await unlessDoneIn(databaseUrl, "migrate", migrate, () =>
		step("Tables de la base", () => run(medusa("migrate", BACKEND, work, "db:migrate", "--execute-all-links"))),
	);
}

/** From TypeScript, as development does: it needs no build, so that the builds run beside it. */
function fromSource(databaseUrl: string, env: Environment): Environment {
	return { ...env, NODE_ENV: "development", ADMIN_DISABLED: "true", DATABASE_URL: databaseUrl };
}

/** Whether `prepareDatabase` would find nothing to do. */
export async function isPrepared(databaseUrl: string): Promise<boolean> {
	const inputs = await databaseInputs();
	return (
		(await stampIn(databaseUrl, "migrate")) === inputs.migrate && (await stampIn(databaseUrl, "seed")) === inputs.seed
	);
}

/**
 * Fingerprints of the inputs of tables and of demo data. Other code is left out, so that a test of an order
 * runs again without another seeding.
 */
async function databaseInputs(): Promise<{ migrate: string; seed: string }> {
	const source = (...path: string[]) => join(BACKEND, "src", ...path);
	const tables = readdirSync(source("modules"), { recursive: true, encoding: "utf8" })
		.filter((path) => /^(migrations|models)$/.test(basename(path)))
		.map((path) => source("modules", path));
	const configuration = [source("config"), join(BACKEND, "medusa-config.ts"), join(ROOT, "package-lock.json")];
	const migrate = await fingerprint([...tables, source("links"), ...configuration]);
	const seed = await fingerprint([join(BACKEND, "catalogue"), ...SEEDING.map((path) => source(path))], [migrate]);
	return { migrate, seed };
}

/** What fills the demo shop: the seed itself, how a product is written, and how it is indexed and reviewed. */
const SEEDING = ["scripts", "modules/catalog", "modules/customers/reviews"];

/**
 * Builds the backend with its administration. The server is compiled here: Medusa's build would check its types again, and
 * leave out each folder named `test`, a route's too.
 */
export async function buildBackend(env: Environment): Promise<void> {
	const inputs = await fingerprint(BACKEND_SOURCES);
	await unlessMade("backend", inputs, join(BACKEND_BUILD, "medusa-config.js"), () =>
		step("Construction du moteur", async () => {
			await rebuild(medusa("backend-build", BACKEND, env, "build", "--admin-only"));
			rmSync(BACKEND_BUILD, { recursive: true, force: true });
			await run({ name: "backend-server", args: [...TSC, "-p", "tsconfig.build.json"], cwd: BACKEND });
			copyFileSync(join(BACKEND, "package.json"), join(BACKEND_BUILD, "package.json"));
			mkdirSync(join(BACKEND_BUILD, "public"));
			renameSync(join(BACKEND, ".medusa", "admin"), join(BACKEND_BUILD, "public", "admin"));
		}),
	);
}

/** Builds the storefront. Its build knows no address: they are read when it runs. */
export async function buildStorefront(env: Environment): Promise<void> {
	const inputs = await fingerprint([STOREFRONT, join(DOMAIN, "src"), ...COMMON]);
	await unlessMade("storefront", inputs, join(STOREFRONT, ".next", "BUILD_ID"), () =>
		step("Construction de la boutique", async () => {
			await rebuild({ name: "storefront-build", args: [NEXT, "build"], cwd: STOREFRONT, env });
			await run({ name: "storefront-server", args: [...TSC, "-p", "server"], cwd: STOREFRONT });
			const compress = join(SHOP_SERVER, "scripts", "compress-static.js");
			await run({ name: "storefront-compress", args: [compress], cwd: STOREFRONT });
		}),
	);
}

/** A build replaces the files that a shop started from this checkout is serving: not while it does. */
async function rebuild(program: Program): Promise<void> {
	const holder = lockHolder();
	if (holder && holder.pid !== process.pid)
		throw new StepFailure(
			`Le code a changé depuis que la boutique tourne (processus ${holder.pid}) : arrêtez-la, sa construction doit être refaite.`,
		);
	await run(program);
}

/** Starts the backend from `directory` (its build, or its sources for tests) and waits until it responds. */
export async function serveBackend(directory: string, at: Addresses, env: Environment, name: string): Promise<Service> {
	const { service, healthy } = launchBackend(directory, at, env, name);
	await healthy;
	return service;
}

/** Like `serveBackend`, for a caller that needs the process before it responds. */
export function launchBackend(directory: string, at: Addresses, env: Environment, name: string) {
	const environment = { ...env, ...memorySettings("backend", env.NODE_OPTIONS) };
	const service = serve(medusa(name, directory, environment, "start", "--host", "localhost", "--port", env.PORT ?? ""));
	return { service, healthy: untilHealthy(service, `${at.backend}/health`) };
}

/** Starts the catalogue reader from `directory` (the backend's build, or its sources) and waits until it is ready. */
export async function serveReader(directory: string, at: Addresses, env: Environment, name: string): Promise<Service> {
	const service = launchReader(directory, env, name);
	await untilHealthy(service, `${at.reader}/health/live`);
	return service;
}

/** Like `serveReader`, for a caller that needs the process before it responds. */
export function launchReader(directory: string, env: Environment, name: string): Service {
	const script = join(directory, "src", "reader", "start");
	const program = directory === BACKEND_BUILD ? [`${script}.js`] : ["--import", "tsx", `${script}.ts`];
	const args = [...program, "--host", "localhost", "--port", env.PORT ?? ""];
	return serve({ name, args, cwd: directory, env: { ...env, ...memorySettings("reader", env.NODE_OPTIONS) } });
}

/** Runs a script of the built backend, by its name in src/scripts, to its end. */
export function runBuiltScript(script: string, env: Environment, ...args: string[]): Promise<void> {
	return run(medusa(script, BACKEND_BUILD, env, "exec", `./src/scripts/${script}.js`, ...args));
}

/** Runs a command of the shop from the backend's sources, on this terminal. Returns its exit code. */
export async function runShopCommand(env: Environment, words: string[]): Promise<number> {
	const quiet = { ADMIN_DISABLED: "true", LOG_LEVEL: "error", NODE_NO_WARNINGS: "1" };
	const args = ["exec", "./src/scripts/shop.ts", JSON.stringify(words)];
	const service = serve({ ...medusa("shop", BACKEND, { ...env, ...quiet }, ...args), output: "terminal" });
	return (await service.ended) ?? 1;
}

/** Starts the built storefront and waits until its home page answers. */
export async function serveStorefront(at: Addresses, env: Environment, name: string): Promise<Service> {
	const service = launchStorefront(env, name);
	await untilHealthy(service, `${at.storefront}/health/live`, { page: at.storefront });
	return service;
}

/** Like `serveStorefront`, for a caller that needs the process before it responds. */
export function launchStorefront(env: Environment, name: string): Service {
	const args = [join(SHOP_SERVER, "server", "start.js"), "--hostname", "localhost", "--port", env.PORT ?? ""];
	const settings = memorySettings("storefront", env.NODE_OPTIONS);
	return serve({ name, args, cwd: STOREFRONT, env: { ...env, ...settings } });
}

/** Starts both sides for development: they reload what changes. The backend answers catalogue reads too. */
export async function serveForDevelopment(
	at: Addresses,
	backend: Environment,
	storefront: Environment,
): Promise<Service[]> {
	const development = { NODE_ENV: "development" };
	const engine = serve(
		medusa(
			"backend",
			BACKEND,
			{ ...backend, ...development },
			"develop",
			"--host",
			"localhost",
			"--port",
			backend.PORT ?? "",
		),
	);
	const shop = serve({
		name: "storefront",
		args: [NEXT, "dev", "--hostname", "localhost", "--port", storefront.PORT ?? ""],
		cwd: STOREFRONT,
		env: { ...storefront, ...development, READER_URL: at.backend },
	});
	await step("Démarrage du moteur", () => untilHealthy(engine, `${at.backend}/health`));
	await step("Démarrage de la boutique", () =>
		untilHealthy(shop, `${at.storefront}/health/live`, { page: at.storefront }),
	);
	return [engine, shop];
}

function medusa(name: string, cwd: string, env: Environment, ...args: string[]): Program {
	return { name, args: [cwd === BACKEND_BUILD ? MEDUSA_OF_BUILDS : MEDUSA, ...args], cwd, env };
}
