import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CODE, codeField, reachPayment, settled, shop, startWithClock, type, until, VALID, wait } from "./test-deposit";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(startWithClock);
afterEach(() => vi.useRealTimers());

describe("commercial code: none, invalid-format, invalid-code, valid", () => {
	it("is upper-cased as typed, at most 8 characters", async () => {
		shop(529.92);
		await reachPayment();
		type("bea430adff");
		expect(codeField().value).toBe(CODE);
		expect(codeField().maxLength).toBe(8);
	});

	it("pasted with its separators it is whole: they are dropped, not the last characters", async () => {
		shop(529.92);
		await reachPayment();
		const clipboardData = { getData: () => `${CODE.slice(0, 4)}-${CODE.slice(4)}` };
		fireEvent.paste(codeField(), { clipboardData });
		expect(codeField().value).toBe(CODE);
	});

	it("the form is judged 500 ms after the last keystroke: 'Le code doit contenir exactement 8 caractères'", async () => {
		shop(529.92);
		await reachPayment();
		const message = "Le code doit contenir exactement 8 caractères";
		type("BEA");
		await wait(400);
		type("BEA4");
		await wait(450);
		expect(screen.queryAllByText(message)).toEqual([]);
		await wait(60);
		expect(screen.queryAllByText(message)).not.toEqual([]);
		expect(codeField().getAttribute("aria-invalid")).toBe("true");
		type("");
		await settled();
		expect(screen.queryAllByText(message)).toEqual([]);
	});

	it("the code itself 300 ms later: 'Code commercial invalide. Vérifiez votre saisie ou contactez-nous'", async () => {
		shop(529.92);
		await reachPayment();
		const message = "Code commercial invalide. Vérifiez votre saisie ou contactez-nous";
		type("ZZZZZZZZ");
		await wait(720);
		expect(screen.queryAllByText(message)).toEqual([]);
		await wait(100);
		await until(() => expect(screen.queryAllByText(message)).not.toEqual([]));
	});

	it(`'${VALID}' for the code of the account's e-mail`, async () => {
		shop(529.92);
		await reachPayment();
		type(CODE);
		await wait(720);
		expect(screen.queryByText(VALID)).toBeNull();
		await wait(100);
		await until(() => screen.getByText(VALID));
		type("BEA430A");
		expect(screen.queryByText(VALID)).toBeNull();
	});
});
