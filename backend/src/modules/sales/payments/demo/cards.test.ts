import { expect, test } from "vitest";
import { authorise } from "./cards";

const NOW = new Date("2026-11-20T10:00:00Z");
const card = (number: string, expMonth = 12, expYear = 2028) => ({ number, expMonth, expYear, cvc: "123" });
const pay = (number: string, expMonth?: number, expYear?: number) =>
	authorise({ clientSecret: "s", card: card(number, expMonth, expYear) }, false, NOW);

test.each([
	["4242424242424242", "succeeded", undefined],
	["4000000000000002", "requires_payment_method", "generic_decline"],
	["4000000000009995", "requires_payment_method", "insufficient_funds"],
	["4000002760003184", "requires_action", undefined],
])("%s: %s", (number, status, declineCode) => {
	const outcome = pay(number);
	expect(outcome.status).toBe(status);
	expect("error" in outcome ? outcome.error.decline_code : undefined).toBe(declineCode);
});

test.each([
	[11, 2026, true],
	[11, 26, true],
	[10, 2026, false],
	[12, 2025, false],
])("a card of %i/%i is good: %s", (month, year, good) => {
	const attempt = () => pay("4242424242424242", month, year);
	if (good) expect(attempt().status).toBe("succeeded");
	else expect(attempt).toThrow("La date d'expiration de la carte est dépassée.");
});

test("any other number is refused with the test cards named", () => {
	expect(() => pay("4111111111111111")).toThrow(
		/seules ces cartes de test sont acceptées.*4000\u00a00027\u00a06000\u00a03184/,
	);
});

test("the 3-D Secure answer counts only while it is asked for", () => {
	const answer = (authenticated: boolean, pending: boolean) =>
		authorise({ clientSecret: "s", authenticated }, pending, NOW);
	expect(answer(true, true).status).toBe("succeeded");
	expect(answer(false, true).status).toBe("requires_payment_method");
	expect(() => answer(true, false)).toThrow("Saisissez les données de la carte.");
});
