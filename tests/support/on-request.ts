import { request } from "node:http";
import { join, relative } from "node:path";
import type { ModuleJoinerConfig } from "@medusajs/framework/types";
import { BACKEND, DATA, TESTS } from "../../scripts/lib/paths";
import { shopUnderTest } from "./context";

/** Relative to a process's folder: the path of a socket may have 107 bytes only, that of a checkout more. */
const socketOf = (backend: string, folder: string) =>
	relative(folder, join(DATA, `on-request-${new URL(backend).port}.sock`));

/** Has a backend from its sources run jobs and scripts on request. */
export function onRequest(backend: string): Record<string, string> {
	const preload = join(TESTS, "support/backend-preload.cjs");
	return { NODE_OPTIONS: `--require "${preload}"`, ON_REQUEST: socketOf(backend, BACKEND) };
}

/** Runs a scheduled job to its end, instead of waiting for its time. */
export async function runJob(name: string, backend = shopUnderTest().backend): Promise<void> {
	await ask(`/job/${name}`, backend);
}

/** Runs a script of src/scripts in the shop under test, instead of starting another backend for it. @throws its error */
export async function runScript(name: string, ...args: string[]): Promise<void> {
	await ask(`/script/${name}?args=${encodeURIComponent(JSON.stringify(args))}`);
}

/** How the modules and links of the shop under test describe their types. */
export function joinerConfigs(): Promise<ModuleJoinerConfig[]> {
	return ask<ModuleJoinerConfig[]>("/joiner-configs");
}

async function ask<Result>(path: string, backend = shopUnderTest().backend): Promise<Result> {
	const socketPath = socketOf(backend, process.cwd());
	const { status, text } = await new Promise<{ status?: number; text: string }>((resolve, reject) => {
		const asked = request({ socketPath, path }, async (response) => {
			const parts: Buffer[] = [];
			for await (const part of response) parts.push(part);
			resolve({ status: response.statusCode, text: `${Buffer.concat(parts)}` });
		});
		asked.on("error", reject).end();
	});
	if (status !== 200) throw new Error(text);
	return JSON.parse(text);
}
