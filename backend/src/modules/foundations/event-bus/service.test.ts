import type { InternalModuleDeclaration, Logger } from "@medusajs/framework/types";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maskedAddress } from "../../../config/redis";
import RelayedEventBus from "./service";

/** A port without a listener. */
const NOWHERE = "redis://:secret@localhost:1";

const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const subscriber = vi.fn(async (_event: unknown) => undefined);
let bus: RelayedEventBus;
beforeEach(() => {
	vi.clearAllMocks();
	bus = open("worker");
});
afterEach(() => bus.__hooks.onApplicationPrepareShutdown());

function open(mode: "worker" | "server"): RelayedEventBus {
	const declaration = { scope: "internal", worker_mode: mode } as InternalModuleDeclaration;
	const opened = new RelayedEventBus({ logger: logger as unknown as Logger }, { redisUrl: NOWHERE }, declaration);
	opened.subscribe("nougat.made", subscriber, { subscriberId: "one" });
	return opened;
}
const made = (id: string, eventGroupId?: string) => ({
	name: "nougat.made",
	data: { id },
	metadata: eventGroupId ? { eventGroupId } : {},
});
const delivered = () => subscriber.mock.calls.map(([event]) => (event as { data: { id: string } }).data.id);

test.each(["worker", "server"] as const)("without Redis a %s handles its events itself", async (mode) => {
	await bus.__hooks.onApplicationPrepareShutdown();
	bus = open(mode);
	await bus.emit([made("a"), made("b")]);
	await vi.waitFor(() => expect(delivered()).toEqual(["a", "b"]));
});

test("an event arrives as it was when it was emitted, with its times as dates", async () => {
	const event = made("a");
	await bus.emit(event);
	event.data.id = "changed since";
	await vi.waitFor(() => expect(delivered()).toEqual(["a"]));
	expect(subscriber.mock.calls[0]?.[0]).toMatchObject({
		name: "nougat.made",
		metadata: { created_at: expect.any(Date), published_at: expect.any(Date) },
	});
});

test("the events of a workflow wait for its end, and those of one that failed never happened", async () => {
	await bus.emit([made("grouped", "won"), made("lost", "failed"), made("now")]);
	await vi.waitFor(() => expect(delivered()).toEqual(["now"]));
	await bus.clearGroupedEvents("failed");
	await bus.releaseGroupedEvents("failed");
	await bus.releaseGroupedEvents("won");
	await bus.releaseGroupedEvents("won");
	await vi.waitFor(() => expect(delivered()).toEqual(["now", "grouped"]));
});

test("events of a workflow can be taken back by name", async () => {
	bus.subscribe("nougat.eaten", subscriber, { subscriberId: "two" });
	await bus.emit([made("a", "group"), { ...made("b", "group"), name: "nougat.eaten" }]);
	await bus.clearGroupedEvents("group", { eventNames: ["nougat.made"] });
	await bus.releaseGroupedEvents("group");
	await vi.waitFor(() => expect(delivered()).toEqual(["b"]));
});

test("a subscriber that fails is logged and hinders no other", async () => {
	const failing = vi.fn(async () => {
		throw new Error("Plus de sucre");
	});
	bus.subscribe("nougat.made", failing, { subscriberId: "failing" });
	bus.subscribe("*", async (event) => void (await subscriber(event)), { subscriberId: "every" });
	await bus.emit(made("a"));
	await vi.waitFor(() => expect(delivered()).toEqual(["a", "a"]));
	expect(logger.error).toHaveBeenCalledWith(expect.stringContaining("nougat.made"), expect.any(Error));
});

test.each([
	["redis://:secret@cache.shop.example:6380/2", "redis://:***@cache.shop.example:6380/2"],
	["rediss://shop:secret@cache.shop.example", "rediss://shop:***@cache.shop.example"],
	["redis://localhost:6379", "redis://localhost:6379"],
])("the address of Redis is logged without its password: %s", (url, masked) => {
	expect(maskedAddress(url)).toBe(masked);
});
