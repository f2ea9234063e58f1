import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { version } from "../../../../package.json";
import type { Manifest } from "./archive/manifest";

export type Release = Manifest["release"];

/** Version of this program, and its commit where it runs from a checkout. */
export async function thisRelease(): Promise<Release> {
	const commit = await promisify(execFile)("git", ["rev-parse", "HEAD"], { cwd: __dirname }).then(
		({ stdout }) => stdout.trim(),
		() => undefined,
	);
	return { version, ...(commit && { commit }) };
}

/** "0.1.0 (commit 3fdc932…)" */
export function nameOfRelease({ version, commit }: Release): string {
	return commit ? `${version} (commit ${commit})` : version;
}
