import { expect, it } from "vitest";
import { isHeld } from "./hold";

const NOW = new Date("2026-11-20T12:00:00Z");
const later = new Date(NOW.getTime() + 1);

it.each([
	["until its last moment", later, null, true],
	["not from that moment on", NOW, null, false],
	["without an end", null, null, true],
	["not while it is being closed", later, NOW, false],
])("an order is held %s", (_, holdExpiresAt, expiringSince, expected) => {
	expect(isHeld({ holdExpiresAt, expiringSince }, NOW)).toBe(expected);
});
