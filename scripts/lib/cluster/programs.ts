import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { DATA, ROOT } from "../paths";
import { makeOwned, postgresAccount } from "../postgres-account";
import type { Program } from "../processes";
import { StepFailure } from "../steps";

/** Debian's folder of servers, which is on the path of root alone. */
const SERVERS = ["/usr/local/sbin", "/usr/sbin", "/sbin"];

/** Path of an installed program. @throws {StepFailure} with the package that brings it */
export function installed(name: string): string {
	const folders = [...(process.env.PATH ?? "").split(delimiter), ...SERVERS];
	const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
	if (found) return found;
	throw new StepFailure(`Le programme « ${name} » manque. Installez-le, par exemple : sudo apt-get install ${name}`);
}

/** The pooler, from the settings that its container has. `database` is PostgreSQL's own address. */
export function pgbouncer(name: string, database: URL, port: number): Program {
	const account = postgresAccount();
	const folder = join(DATA, name);
	makeOwned(folder, account);
	const values: Record<string, string> = {
		POSTGRES_HOST: database.hostname,
		POSTGRES_PORT: database.port || "5432",
		POSTGRES_DB: database.pathname.slice(1),
		LISTEN_ADDRESS: "127.0.0.1",
		LISTEN_PORT: String(port),
		FOLDER: folder,
	};
	const template = readFileSync(join(ROOT, "docker", "pgbouncer.ini"), "utf8");
	const ini = template.replace(/\$\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
	const file = { mode: 0o644 };
	writeFileSync(join(folder, "pgbouncer.ini"), ini, file);
	const [user, password] = [database.username, database.password].map(decodeURIComponent);
	writeFileSync(join(folder, "users.txt"), `"${user}" "${password}"\n`, file);
	// It refuses to run as root, as PostgreSQL does. Only its user may enter the folder.
	const as = account.uid === undefined ? [] : ["-u", "postgres"];
	return { name, executable: installed("pgbouncer"), args: [...as, join(folder, "pgbouncer.ini")], cwd: folder };
}

/** Redis, with what it must not lose on disk. */
export function redis(name: string, executable: string, port: number): Program {
	const folder = join(DATA, name);
	mkdirSync(folder, { recursive: true });
	const keeping = ["--dir", folder, "--appendonly", "yes", "--maxmemory-policy", "noeviction"];
	return { name, executable, args: ["--port", String(port), "--bind", "127.0.0.1", ...keeping], cwd: folder };
}

/** The load balancer, with the configuration of its container. */
export function haproxy(name: string, env: Record<string, string>): Program {
	// In the foreground, so that it ends with this process.
	const args = ["-db", "-f", join(ROOT, "docker", "haproxy.cfg")];
	return { name, executable: installed("haproxy"), args, cwd: ROOT, env };
}

/** The reverse proxy, from the file that its container has. */
export function caddy(name: string, env: Record<string, string>): Program {
	const args = ["run", "--adapter", "caddyfile", "--config", join(ROOT, "docker", "Caddyfile")];
	const home = join(DATA, name);
	mkdirSync(home, { recursive: true });
	return {
		name,
		executable: installed("caddy"),
		args,
		cwd: home,
		env: { ...env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
	};
}
