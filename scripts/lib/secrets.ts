import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DATA } from "./paths";

const FILE = join(DATA, "secrets.json");
const NAMES = ["postgresPassword", "jwtSecret", "cookieSecret"] as const;
export type Secrets = Record<(typeof NAMES)[number], string>;

/** This checkout's own random secrets: made once, stored in a file that only its owner may read. */
export function secrets(): Secrets {
	const stored: Partial<Secrets> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
	const made = Object.fromEntries(
		NAMES.map((name) => [name, stored[name] ?? randomBytes(32).toString("hex")]),
	) as unknown as Secrets;
	if (NAMES.some((name) => !stored[name])) {
		writeFileSync(FILE, `${JSON.stringify(made, null, "\t")}\n`, { mode: 0o600 });
		chmodSync(FILE, 0o600);
	}
	return made;
}
