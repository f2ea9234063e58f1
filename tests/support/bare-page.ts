import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { fingerprint } from "../../scripts/lib/fingerprint";
import { packageFile, ROOT, STOREFRONT } from "../../scripts/lib/paths";
import { run } from "../../scripts/lib/processes";
import { unlessMade } from "../../scripts/lib/stamps";

const FOLDER = join(ROOT, "tests/fixtures/bare-page");
const PAGE = join(FOLDER, ".next/server/app/index.html");

/**
 * What the scripts weigh of a page that holds a paragraph and a link, built by the installed Next with its defaults: KB of
 * 1024 of Brotli, as the accelerator compresses. Built once for each version.
 */
export async function bareScriptKb(): Promise<number> {
	const inputs = await fingerprint([FOLDER, join(ROOT, "package-lock.json")]);
	await unlessMade("bare-page", inputs, PAGE, () =>
		run({
			name: "bare-page-build",
			args: [packageFile(STOREFRONT, "next/dist/bin/next"), "build"],
			cwd: FOLDER,
			env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
		}),
	);
	const tags = readFileSync(PAGE, "utf8").match(/<script[^>]+src="[^"]+"[^>]*>/g) ?? [];
	const files = tags
		.filter((tag) => !/\snomodule/i.test(tag))
		.flatMap((tag) => /\/_next\/([^"?]+)/.exec(tag)?.[1] ?? []);
	return files.reduce((sum, file) => sum + brotliSize(join(FOLDER, ".next", file)), 0) / 1024;
}

function brotliSize(path: string): number {
	const text = readFileSync(path);
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
		[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
	};
	return brotliCompressSync(text, { params }).length;
}
