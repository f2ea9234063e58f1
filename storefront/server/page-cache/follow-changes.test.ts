// @vitest-environment node
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followChanges } from "./follow-changes";

/** The backend's next response, and the requests it received. */
let next: { status: number; body: object };
let asked: string[];
let server: Server;
let follower: ReturnType<typeof followChanges>;
const onChange = vi.fn<(tags: string[]) => void>();
const onUnknownChange = vi.fn<() => void>();
let now: number;
/** On a busy machine a response takes more than the second that Vitest waits. */
const soon = (check: () => void) => vi.waitFor(check, 10_000);

beforeEach(async () => {
	onChange.mockReset();
	onUnknownChange.mockReset();
	[asked, now] = [[], 0];
	next = { status: 200, body: { cursor: "1-1:1:", tags: [] } };
	server = createServer(({ url = "" }, response) => {
		asked.push(url);
		const body = { ...next.body, isAll: !url.includes("since") };
		response.writeHead(next.status, { "content-type": "application/json" }).end(JSON.stringify(body));
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const { port } = server.address() as AddressInfo;
	follower = followChanges({
		backendUrl: `http://127.0.0.1:${port}`,
		onChange: (tags) => (tags ? onChange(tags) : onUnknownChange()),
		...{ now: () => now, everyMs: 5 },
	});
	await soon(() => expect(onUnknownChange).toHaveBeenCalled());
});
afterEach(async () => {
	follower.stop();
	server.closeAllConnections();
	await new Promise((closed) => server.close(closed));
});
const tell = (cursor: string, ...tags: string[]) => {
	next = { status: 200, body: { cursor, tags } };
};

it("goes on from where it left off, and reports what changed", async () => {
	tell("2-2:2:", "product:p1");
	await soon(() => expect(onChange).toHaveBeenCalledWith(["product:p1"]));
	await soon(() => expect(asked.at(-1)).toBe(`/api/changes?since=${encodeURIComponent("2-2:2:")}`));
});

it("asks with the old cursor again when an answer was missed: nothing is lost", async () => {
	next = { status: 503, body: {} };
	const before = asked.length;
	await soon(() => expect(asked.length).toBeGreaterThan(before + 2));
	expect(asked.at(-1)).toBe(`/api/changes?since=${encodeURIComponent("1-1:1:")}`);
	expect(onChange).not.toHaveBeenCalled();
	tell("3-3:3:", "settings");
	await soon(() => expect(onChange).toHaveBeenCalledWith(["settings"]));
});

it("knows that it hears nothing", async () => {
	expect(follower.hasNews()).toBe(true);
	next = { status: 503, body: {} };
	await soon(() => {
		now += 60_000;
		expect(follower.hasNews()).toBe(false);
	});
	tell("2-2:2:");
	await soon(() => expect(follower.hasNews()).toBe(true));
});

it("begins again with a cursor that is refused", async () => {
	next = { status: 400, body: {} };
	await soon(() => expect(asked.at(-1)).toBe("/api/changes"));
	next = { status: 200, body: { cursor: "9-9:9:", tags: [] } };
	await soon(() => expect(onUnknownChange).toHaveBeenCalledTimes(2));
});
