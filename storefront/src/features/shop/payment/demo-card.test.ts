import { describe, expect, it } from "vitest";
import { confirmedCard, formatCardNumber, formatExpiry, parseExpiry, validateDemoCard } from "./demo-card";

const NOW = new Date("2026-11-20T10:00:00");
const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 29", cvc: "123" };

describe("demo card form", () => {
	it.each([
		["4242424242424242", "4242 4242 4242 4242"],
		["4242-4242 42", "4242 4242 42"],
		["42424242424242429999", "4242 4242 4242 4242"],
		["", ""],
	])("groups the number: %j", (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));

	it.each([
		["1", "1"],
		["4", "04"],
		["12", "12"],
		["123", "12 / 3"],
		["1229", "12 / 29"],
		["12/2029", "12 / 29"],
		["3/29", "03 / 29"],
		["12 / ", "12"],
	])("formats the expiry: %j", (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

	it.each([
		["12 / 29", { expMonth: 12, expYear: 2029 }],
		["13 / 29", null],
		["00 / 29", null],
		["12", null],
	])("reads the expiry %j", (text, expected) => expect(parseExpiry(text)).toEqual(expected));

	it("a card is good to the end of its month", () => {
		expect(validateDemoCard({ ...CARD, expiry: "11 / 26" }, NOW)).toEqual({});
		expect(validateDemoCard({ ...CARD, expiry: "10 / 26" }, NOW)).toEqual({ expiry: "Cette date est passée." });
	});

	it("refuses every number that is not listed", () => {
		expect(validateDemoCard({ ...CARD, number: "4111 1111 1111 1111" }, NOW)).toHaveProperty("number");
		expect(validateDemoCard({ ...CARD, number: "toString" }, NOW)).toHaveProperty("number");
		expect(validateDemoCard({ ...CARD, cvc: "12" }, NOW)).toHaveProperty("cvc");
	});

	it("an empty number is missing, not refused", () =>
		expect(validateDemoCard({ ...CARD, number: " " }, NOW)).toEqual({ number: "Saisissez le numéro de votre carte." }));

	it("is sent as digits and whole years", () => {
		expect(confirmedCard(CARD)).toEqual({ number: "4242424242424242", expMonth: 12, expYear: 2029, cvc: "123" });
	});
});
