import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { DATA, packageFile, ROOT } from "../../scripts/lib/paths";

const COPY = join(DATA, "recipes");
const WORKSPACES = ["", "domain", "backend", "storefront", "tests"];
const PROJECTS = ["domain", "backend", "storefront", "tsconfig.node.json"];
/** Linked as they are; others of the kind are caches, which two checkouts must not share. */
const NEEDED_DOT_FILES = [".bin", ".package-lock.json"];

const run = promisify(execFile);

function git(...args: string[]): void {
	execFileSync("git", ["-c", "user.name=recipes", "-c", "user.email=recipes@localhost", ...args], {
		cwd: COPY,
		stdio: ["ignore", "ignore", "inherit"],
	});
}

/** Copies this checkout, uncommitted changes included, with a database of its own and the same installed packages. */
export function makeCopy(): void {
	rmSync(COPY, { recursive: true, force: true });
	execFileSync("git", ["clone", "--quiet", "--shared", ROOT, COPY]);
	const listed = (...args: string[]) => execFileSync("git", args, { cwd: ROOT }).toString().split("\0").filter(Boolean);
	const changed = listed("diff", "-z", "--name-only", "--no-renames", "HEAD");
	for (const file of [...changed, ...listed("ls-files", "-z", "--others", "--exclude-standard")]) {
		rmSync(join(COPY, file), { force: true });
		if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(COPY, file));
	}
	git("add", "--all");
	git("commit", "--quiet", "--allow-empty", "--message", "state of the checkout");
	for (const workspace of WORKSPACES) linkPackages(join(workspace, "node_modules"));
}

function linkPackages(folder: string): void {
	const original = join(ROOT, folder);
	if (!existsSync(original)) return;
	mkdirSync(join(COPY, folder), { recursive: true });
	for (const name of readdirSync(original)) {
		if (name.startsWith(".") && !NEEDED_DOT_FILES.includes(name)) continue;
		if (name === "@confiserie") linkWorkspaces(join(folder, name));
		else symlinkSync(join(original, name), join(COPY, folder, name));
	}
}

/** The workspaces themselves are those of the copy: npm's links to them are relative. */
function linkWorkspaces(folder: string): void {
	mkdirSync(join(COPY, folder));
	for (const name of readdirSync(join(ROOT, folder)))
		symlinkSync(readlinkSync(join(ROOT, folder, name)), join(COPY, folder, name));
}

/** Resets the copy and applies a patch to it. Lines may have moved since the patch was made. */
export function applyPatch(file: string): void {
	git("reset", "--quiet", "--hard");
	git("clean", "--quiet", "--force", "-d");
	git("apply", "-C1", "--recount", file);
}

/** Checks the types of every workspace. */
export async function checkTypes(): Promise<void> {
	const node = program();
	await node("domain", "typescript-native/bin/tsc", "-p", "tsconfig.build.json");
	await node(join("packages", "api-client"), "tsx/dist/cli.mjs", "scripts/generate.ts");
	await node("storefront", "next/dist/bin/next", "typegen");
	for (const project of PROJECTS) {
		const known = ["--incremental", "--tsBuildInfoFile", join(COPY, ".data", `${project}.tsbuildinfo`)];
		await node("", "typescript-native/bin/tsc", "--noEmit", ...known, "-p", project);
	}
}

/** Folders whose tests run in one call: Vitest refuses projects of different numbers of workers together. */
const TEST_FOLDERS = ["domain", "backend", "storefront", "tests/repository", "tests/api"];

/** Runs test files, given by their paths in the repository. */
export async function runTests(files: readonly string[]): Promise<void> {
	const node = program();
	const missing = files.filter((file) => !existsSync(join(COPY, file)));
	if (missing.length > 0) throw new Error(`No such test: ${missing.join(", ")}`);
	for (const folder of TEST_FOLDERS) {
		const [workspace = ""] = folder.split("/");
		const own = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(workspace.length + 1));
		if (own.length > 0) await node(workspace, "vitest/vitest.mjs", "run", ...own);
	}
}

/** Runs a package's program in a folder of the copy. @throws with its output when it fails */
function program() {
	const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, VITEST_MODE: ____, ...env } = process.env;
	return async (folder: string, script: string, ...args: string[]): Promise<void> => {
		const cwd = join(COPY, folder);
		const options = { cwd, env: { ...env, CI: "true", NO_COLOR: "1", TEST_WORKERS: "1" }, maxBuffer: 64 * 1024 * 1024 };
		await run(process.execPath, [packageFile(cwd, script), ...args], options).catch(
			({ stdout = "", stderr = "" }: { stdout?: string; stderr?: string }) => {
				throw new Error(`${script} ${args.join(" ")} (${folder})\n${`${stdout}\n${stderr}`.slice(-6000)}`);
			},
		);
	};
}
