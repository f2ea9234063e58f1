import { expect, test } from "vitest";
import { isSigned, SIGNATURE_TOLERANCE_S, signPayload } from "./signature";

const SECRET = "whsec_test";
const PAYLOAD = '{"id":"evt_1"}';
const NOW = new Date("2026-11-20T10:00:00Z");
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test("accepts its own signature, up to the tolerance in both directions", () => {
	const header = signPayload(PAYLOAD, SECRET, NOW);
	expect(header).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
	for (const seconds of [0, SIGNATURE_TOLERANCE_S, -SIGNATURE_TOLERANCE_S])
		expect(isSigned(PAYLOAD, header, SECRET, after(seconds))).toBe(true);
	expect(isSigned(PAYLOAD, header, SECRET, after(SIGNATURE_TOLERANCE_S + 1))).toBe(false);
});

test("accepts any of several v1, as while a secret is being replaced", () => {
	const [time, ours] = signPayload(PAYLOAD, SECRET, NOW).split(",");
	expect(isSigned(PAYLOAD, `${time},v1=${"0".repeat(64)},${ours}`, SECRET, NOW)).toBe(true);
});

test.each([
	["another payload", `${PAYLOAD} `, signPayload(PAYLOAD, SECRET, NOW)],
	["another secret", PAYLOAD, signPayload(PAYLOAD, "whsec_other", NOW)],
	["a moved time", PAYLOAD, signPayload(PAYLOAD, SECRET, NOW).replace(/t=\d+/, `t=${NOW.getTime() / 1000 + 1}`)],
	["no time", PAYLOAD, signPayload(PAYLOAD, SECRET, NOW).replace(/t=\d+,/, "")],
	["another scheme", PAYLOAD, signPayload(PAYLOAD, SECRET, NOW).replace("v1", "v0")],
	["a short digest", PAYLOAD, signPayload(PAYLOAD, SECRET, NOW).slice(0, -2)],
	["nothing", PAYLOAD, ""],
])("refuses %s", (_, payload, header) => {
	expect(isSigned(payload, header, SECRET, NOW)).toBe(false);
});
