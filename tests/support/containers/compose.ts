import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../../../scripts/lib/paths";

export interface ComposeService {
	build?: { context: string; dockerfile: string };
	cap_drop?: string[];
	command?: string[];
	deploy?: { replicas: number };
	depends_on?: Record<string, { condition: string }>;
	environment?: Record<string, string>;
	healthcheck?: { test?: string[]; disable?: boolean };
	image: string;
	logging?: { driver: string; options: Record<string, string> };
	mem_limit?: string;
	ports?: string[];
	read_only?: boolean;
	restart?: string;
	security_opt?: string[];
	stop_grace_period?: string;
	tmpfs?: string[];
	volumes?: string[];
}

export interface Compose {
	name: string;
	services: Record<string, ComposeService>;
	volumes: Record<string, unknown>;
}

/** docker-compose.yml, its anchors and merges resolved. */
export function readCompose(): Compose {
	return parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), { merge: true });
}

/** The same with `${NAME}`, `${NAME:-default}` and `${NAME:?message}` replaced, as Compose does. @throws for a variable that must be set */
export function interpolated(compose: Compose, variables: Record<string, string | undefined>): Compose {
	const replaced = (text: string) =>
		text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = "") => {
			if (kind === "?" && !variables[name]) throw new Error(`${name}: ${rest}`);
			return variables[name] || rest;
		});
	return JSON.parse(JSON.stringify(compose), (_, value) => (typeof value === "string" ? replaced(value) : value));
}
