import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";
import config from "../../storefront/next.config";

test("each former address leads to a page of today, and none to a former one", async () => {
	const redirects = (await config.redirects?.()) ?? [];
	expect(redirects.length).toBeGreaterThan(0);
	const former = redirects.map(({ source }) => source);
	for (const { destination } of redirects) {
		expect(former).not.toContain(destination);
		const folder = destination.replace(/\/:path\*$/, "");
		expect(existsSync(join(ROOT, "storefront/src/app", folder, "page.tsx")), destination).toBe(true);
	}
});
