import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";
import { FORMER_ADDRESSES } from "../../storefront/src/config/former-addresses";

test.each(Object.entries(FORMER_ADDRESSES))("%s leads to a page of today, not to a former one", (_, address) => {
	expect(Object.keys(FORMER_ADDRESSES)).not.toContain(address);
	const folder = address.replace(/\/:path\*$/, "");
	expect(existsSync(join(ROOT, "storefront/src/app", folder, "page.tsx"))).toBe(true);
});
