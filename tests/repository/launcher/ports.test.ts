import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../../../scripts/lib/ports";

test.each(["127.0.0.1", "::1"])("a port that another program holds on %s is passed over", async (host) => {
	const other = createServer();
	other.listen(0, host);
	await once(other, "listening");
	const address = other.address();
	const port = typeof address === "object" ? (address?.port ?? 0) : 0;
	expect(await freePort(port)).toBeGreaterThan(port);
	other.close();
});

test("two askers of one run never get the same port", async () => {
	const first = await freePort(9300);
	expect(await freePort(first)).toBeGreaterThan(first);
});
