import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { BACKEND } from "../../scripts/lib/paths";

/** Asks the machine where the shop's time cannot be read. */
const CLOCK = "lib/database/clock.ts";

test("what the backend does today it does by the shop's clock, not by that of its machine", () => {
	const asking = readdirSync(join(BACKEND, "src"), { recursive: true, encoding: "utf8" })
		.map((file) => file.split(sep).join("/"))
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("admin/"))
		.filter((file) => readFileSync(join(BACKEND, "src", file), "utf8").includes("new Date()"));
	expect(asking).toEqual([CLOCK]);
});
