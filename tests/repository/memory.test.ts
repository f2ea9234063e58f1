import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { memorySettings } from "../../scripts/lib/memory";
import { ROOT } from "../../scripts/lib/paths";

describe("memory of the servers", () => {
	it.each(["backend", "storefront"] as const)("the container of the %s takes what the launcher gives it", (side) => {
		const lines = readFileSync(join(ROOT, "docker", `${side}.Dockerfile`), "utf8").replaceAll("\\\n", "");
		const container = Object.fromEntries(
			[...lines.matchAll(/\b(MALLOC_\w+|NODE_OPTIONS)=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, plain]) => [
				name,
				quoted ?? plain,
			]),
		);
		expect(container).toEqual(memorySettings(side, ""));
	});

	it("what an operator sets comes last, so that it wins", () => {
		expect(memorySettings("backend", "--max-old-space-size=4096").NODE_OPTIONS).toMatch(
			/16 --max-old-space-size=4096$/,
		);
	});
});
