import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../scripts/lib/paths";

const BOOTSTRAP = join(ROOT, "scripts", "bootstrap.mjs");

test.each(["18.20.4", "20.18.0", "21.7.0", "22.11.0", "23.1.0"])("Node %s is refused in words", (version) => {
	const pretend = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
	const { status, stderr } = bootstrap(
		"--import",
		`data:text/javascript,${encodeURIComponent(pretend)}`,
		BOOTSTRAP,
		"check",
	);
	expect(status).toBe(1);
	expect(stderr).toContain(`Node.js ${version} ne convient pas`);
});

test("an unknown command names those that exist", () => {
	const { status, stderr } = bootstrap(BOOTSTRAP, "deploy");
	expect(status).toBe(1);
	expect(stderr).toContain("start, dev, reset, test, test-all, check, bench");
});

test("nothing is erased without a person to confirm it", () => {
	const { status, stderr } = bootstrap(BOOTSTRAP, "reset");
	expect(status).toBe(1);
	expect(stderr).toMatch(/npm run reset -- --yes|tourne encore/);
});

function bootstrap(...args: string[]) {
	return spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8", input: "" });
}
