import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../scripts/lib/paths";
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

/** Takes twenty ports at a signal. */
const TAKER = `
	const { freePort } = await import(${JSON.stringify(join(ROOT, "scripts", "lib", "ports.ts"))});
	process.on("message", async () => {
		const ports = [];
		while (ports.length < 20) ports.push(await freePort(9600));
		process.send(ports);
	});
	process.send("ready");
`;

test("launchers that start at the same moment never get the same port", async () => {
	const takers = Array.from({ length: 4 }, () =>
		fork("", { execPath: process.execPath, execArgv: ["--import", "tsx", "--input-type=module", "--eval", TAKER] }),
	);
	const answers = () => Promise.all(takers.map(async (taker) => (await once(taker, "message"))[0]));
	await answers();
	const taken = answers();
	for (const taker of takers) taker.send("go");
	const ports = (await taken).flat();
	for (const taker of takers) taker.kill();
	expect(new Set(ports).size).toBe(80);
});
