import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { BACKEND, DOMAIN, STOREFRONT } from "../../scripts/lib/paths";

/** Asks the machine where the shop's time cannot be read. */
const CLOCK = "lib/database/clock.ts";

const sources = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((file) => file.split(sep).join("/"))
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
		.map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

test("what the backend does today it does by the shop's clock, not by that of its machine", () => {
	const asking = sources(join(BACKEND, "src"))
		.filter(({ file, text }) => !file.startsWith("admin/") && text.includes("new Date()"))
		.map(({ file }) => file);
	expect(asking).toEqual([CLOCK]);
});

/** Count on calendar days, which have no time zone. */
const CALENDARS = ["modules/catalog/import/xlsx/displayed.ts", "day.ts"];

test("the day of a moment is that of Paris (`dayOf`), not that of UTC", () => {
	const asking = [join(BACKEND, "src"), join(DOMAIN, "src"), join(STOREFRONT, "src")]
		.flatMap(sources)
		.filter(({ text }) => /toISOString\(\)\s*\.(?:slice|substring|split)\((?:0, ?10|"T")\)/.test(text))
		.map(({ file }) => file);
	expect(asking).toEqual(CALENDARS);
});
