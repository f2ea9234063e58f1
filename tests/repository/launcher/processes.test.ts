import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { isAlive } from "../../../scripts/lib/alive";
import { DATA, LOGS, makeDataFolders, packageFile, ROOT, TESTS } from "../../../scripts/lib/paths";
import { run, serve } from "../../../scripts/lib/processes";
import { StepFailure } from "../../../scripts/lib/steps";

makeDataFolders();

test("a run that is killed outright leaves neither its servers nor their children behind", async () => {
	const fixture = join(TESTS, "fixtures", "serves-a-family.ts");
	const runner = spawn(process.execPath, [packageFile(ROOT, "tsx/dist/cli.mjs"), fixture], { detached: true });
	const [printed] = await once(runner.stdout, "data");
	const family: number[] = JSON.parse(String(printed));
	expect(family.map(isAlive)).toEqual([true, true]);
	process.kill(-(runner.pid ?? 0), "SIGKILL");
	await vi.waitFor(() => expect(family.map(isAlive)).toEqual([false, false]), { timeout: 20_000, interval: 100 });
}, 30_000);

test("stopping a server stops its children too", async () => {
	const server = `
		const child = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
		require("node:fs").writeFileSync(process.argv[1], String(child.pid));
		setInterval(() => {}, 1000);
	`;
	const file = join(DATA, "test-child.pid");
	const service = serve({ name: "test-stop", args: ["-e", server, file], cwd: ROOT });
	const child = await vi.waitFor(
		() => Number(readFileSync(file, "utf8")) || Promise.reject(new Error("not yet")),
		10_000,
	);
	await service.stop();
	await vi.waitFor(() => expect(isAlive(child)).toBe(false), 5000);
	rmSync(file);
});

test("a program that fails says so and where its log is", async () => {
	const failing = run({ name: "test-failing", args: ["-e", "console.log('pourquoi'); process.exit(3)"], cwd: ROOT });
	await expect(failing).rejects.toThrow(StepFailure);
	await expect(failing).rejects.toMatchObject({ logFile: join(LOGS, "test-failing.log") });
});
