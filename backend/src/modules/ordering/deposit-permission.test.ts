import { commercialCodeFor } from "@confiserie/domain/commercial-code";
import { expect, test } from "vitest";
import { permitsDeposit } from "./deposit-permission";

test("a code is valid when it equals that of the account's e-mail, however the e-mail and the code are written", async () => {
	const code = await commercialCodeFor("pro@demo.fr");
	expect(await permitsDeposit(" Pro@Demo.fr", code)).toBe(true);
	expect(await permitsDeposit("pro@demo.fr", ` ${code.toLowerCase()} `)).toBe(true);
});

test.each([undefined, null, "", "ABCDEFGH", "ABCDEFG", "9".repeat(64)])("%j permits nothing", async (code) => {
	expect(await permitsDeposit("pro@demo.fr", code)).toBe(false);
});

test("a code longer than eight characters is no code, even when it begins with the right one", async () => {
	expect(await permitsDeposit("pro@demo.fr", `${await commercialCodeFor("pro@demo.fr")}0`)).toBe(false);
});

test("another account's code permits nothing", async () => {
	expect(await permitsDeposit("pro@demo.fr", await commercialCodeFor("client@demo.fr"))).toBe(false);
});
