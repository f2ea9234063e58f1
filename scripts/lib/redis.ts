import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { DATA, ROOT } from "./paths";
import { run } from "./processes";
import { StepFailure } from "./steps";

const NAMES = ["redis-server", "valkey-server"];
const UNPACKED = join(DATA, "redis");
/** The server of Debian and Ubuntu lies in redis-tools; these libraries of it are not on every machine. */
const PACKAGES = ["redis-tools", "libjemalloc2", "liblzf1", "libatomic1"];

/**
 * A Redis server for tests: REDIS_SERVER, else an installed one, else the package of the distribution, installed by
 * root and unpacked into `.data` by other users.
 * @throws {StepFailure} with what to do when there is none
 */
export async function findOrInstallRedis(): Promise<string> {
	const found = await findRedis();
	if (found) return found;
	await (process.getuid?.() === 0 ? installPackage() : unpackPackages()).catch(() => undefined);
	const installed = await findRedis();
	if (installed) return installed;
	throw new StepFailure(
		"Aucun serveur Redis utilisable. Installez-en un (par exemple : sudo apt-get install redis-server), ou donnez son chemin dans REDIS_SERVER.",
	);
}

async function findRedis(): Promise<string | null> {
	const given = process.env.REDIS_SERVER;
	const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
	for (const candidate of [...(given ? [given] : []), ...onPath, join(UNPACKED, "redis-server")])
		if (existsSync(candidate) && (await starts(candidate))) return candidate;
	return null;
}

/** A missing library shows only when it runs. */
async function starts(executable: string): Promise<boolean> {
	try {
		const { stdout } = await promisify(execFile)(executable, ["--version"], { timeout: 20_000 });
		return /(redis|valkey) server/i.test(stdout);
	} catch {
		return false;
	}
}

async function installPackage(): Promise<void> {
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	const apt = (...args: string[]) =>
		run({ name: "redis-package", executable: "apt-get", args, cwd: ROOT, env, timeoutMs: 180_000 });
	await apt("update");
	// The server alone, without the service that the package redis-server would start on this machine.
	await apt("install", "--yes", "--no-install-recommends", "redis-tools");
	unpackedServer("/usr/bin", []);
}

async function unpackPackages(): Promise<void> {
	rmSync(UNPACKED, { recursive: true, force: true });
	mkdirSync(UNPACKED, { recursive: true });
	const program = (executable: string, ...args: string[]) =>
		run({ name: "redis-package", executable, args, cwd: UNPACKED, timeoutMs: 120_000 });
	await program("apt-get", "download", ...PACKAGES);
	for (const file of readdirSync(UNPACKED).filter((name) => name.endsWith(".deb")))
		await program("dpkg-deb", "--extract", file, UNPACKED);
	const libraries = readdirSync(join(UNPACKED, "usr", "lib")).map((name) => join(UNPACKED, "usr", "lib", name));
	unpackedServer(join(UNPACKED, "usr", "bin"), libraries);
}

/** In Debian's package the server and the checker of its files are one program, which looks at its own name. */
function unpackedServer(folder: string, libraries: string[]): void {
	mkdirSync(UNPACKED, { recursive: true });
	const script = `#!/bin/bash
export LD_LIBRARY_PATH=${libraries.map(quoted).join(":")}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
exec -a redis-server ${quoted(join(folder, "redis-check-rdb"))} "$@"
`;
	writeFileSync(join(UNPACKED, "redis-server"), script, { mode: 0o755 });
}

function quoted(path: string): string {
	return `'${path.replaceAll("'", "'\\''")}'`;
}
