import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { SHOP_COMMANDS } from "@confiserie/domain/operations/shop-commands";
import { expect, test } from "vitest";
import { ROOT } from "../../../scripts/lib/paths";

test("without a command, the list of commands", () => {
	const { status, stdout } = shop();
	expect(status).toBe(0);
	for (const name of Object.keys(SHOP_COMMANDS)) expect(stdout).toContain(`\n  ${name}`);
});

test("an unknown command names those that exist, before any database is touched", () => {
	const { status, stderr } = shop("deploy");
	expect(status).toBe(1);
	expect(stderr).toContain("« deploy »");
	expect(stderr).toContain("  setup");
});

function shop(...words: string[]) {
	return spawnSync(process.execPath, [join(ROOT, "scripts", "bootstrap.mjs"), "shop", ...words], {
		cwd: ROOT,
		encoding: "utf8",
	});
}
