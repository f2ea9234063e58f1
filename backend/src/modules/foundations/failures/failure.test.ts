import { ERRORS } from "@confiserie/domain/contract/error";
import { expect, test } from "vitest";
import { ApiFailure, failureOf } from "./failure";

test("a failure has the catalogue's French message by default", () => {
	expect(new ApiFailure("NOT_FOUND").message).toBe(ERRORS.NOT_FOUND.message);
	expect(new ApiFailure("VALIDATION", { message: "Adresse email invalide" }).message).toBe("Adresse email invalide");
});

test("a failure copied by a workflow is still one, with its details", () => {
	const failure = new ApiFailure("OUT_OF_STOCK", { field: "items[0]", lines: [] });
	const copy: unknown = { name: failure.name, message: failure.message, code: failure.code, details: failure.details };
	expect(failureOf(copy)).toEqual(failure);
});

test.each([
	["an error of the database", Object.assign(new Error("x"), { code: "23505" })],
	["an unknown code", { name: "ApiFailure", code: "SECRET" }],
	["a code that every object has", { name: "ApiFailure", code: "constructor" }],
	["another error with a code of ours", { name: "Error", code: "NOT_FOUND" }],
	["a text", "ApiFailure"],
	["nothing", null],
])("%s is no failure of ours", (_name, error) => {
	expect(failureOf(error)).toBeUndefined();
});
